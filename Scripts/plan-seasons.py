#!/usr/bin/env python3
"""Prints the table of the best tours of whole seasons in docs/planning.md.

    plan-seasons.py PROGRAM SEASONS DRIVES [OPTION...]

SEASONS has schedules as NAME.csv, DRIVES the drives between their venues under the same names. Further options go to
`barnstorm plan`.
"""
import json, os, subprocess, sys


def main():
    program, seasons, drives, *options = sys.argv[1:]
    print("| season | fewest days | miles | driving | tightest leg | answer | search |")
    print("|---|---|---|---|---|---|---|")
    for name in sorted(os.listdir(drives)):
        if not name.endswith(".csv"):
            continue
        words = ["plan", "--schedule", f"{seasons}/{name}", "--drives", f"{drives}/{name}", "--all", "--json", *options]
        told = subprocess.run([program, *words], capture_output=True, text=True)
        answer = json.loads(told.stdout)
        if not answer["tours"]:
            print(f"| {name[:-4]} | none | | | | {answer['status']} | {answer['seconds']:.1f} s |")
            continue
        tour = answer["tours"][0]
        said = "proved" if answer["status"] == "optimal" else f"at least {answer['bound']['days']} days"
        print(
            f"| {name[:-4]} | {tour['days']} | {tour['meters'] / 1609.344:,.1f} | {tour['minutes'] / 60:.0f} h "
            f"| {tour['tightestLeg']['minutes']} min | {said} | {answer['seconds']:.1f} s |")


if __name__ == "__main__":
    main()
