"""Reads and writes the tables that the program contains: Sources/Almanac/CEmbedded/data/*.tsv."""

import pathlib

DATA = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "Almanac" / "CEmbedded" / "data"


def head(path):
    """The comments before the names of the columns."""
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("# ")]


def rows(name, folder=DATA):
    """The rows of a table, each as a dictionary."""
    lines = [line.split("\t") for line in (folder / name).read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    return [dict(zip(lines[0], line, strict=True)) for line in lines[1:]]


def write(name, comments, found, folder=DATA):
    """Writes rows, dictionaries with the same keys, after comments that begin with `# `."""
    lines = [*comments, "\t".join(found[0]), *("\t".join(map(str, row.values())) for row in found)]
    (folder / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
