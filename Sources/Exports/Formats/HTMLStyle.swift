/// The style sheet of the pages that ``HTMLExport`` writes: first for phones, then for wide screens, dark mode and
/// paper.
enum HTMLStyle {
  static let text = """
    :root{--page:#fff;--ink:#181d24;--gray:#565e68;--hair:#d5d9de;--blue:#1b4b91;--tint:#edf2f9;--on:#fff;
    --gold:#8f5f00;--rule:#c8922a;--red:#a32a1e;--off:#f2f2f3;--restaurant:#b4511e;--hotel:#3c3264;--activity:#2c7148;
    --note:#8a929c;--column:4.4rem;--gap:1.7rem;--rail:calc(var(--column) + .85rem)}
    *{box-sizing:border-box}
    html{-webkit-text-size-adjust:100%;text-size-adjust:100%;background:var(--page);color:var(--ink);
    font:1rem/1.4 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Helvetica,Arial,sans-serif;
    font-kerning:normal;overflow-wrap:anywhere}
    body{margin:0 auto;max-width:46rem;padding:0 0 3rem}
    h1,h2,h3,p,ol,figure{margin:0;padding:0}
    h1,h3,.place,.notes,.link,.advice,.figures{unicode-bidi:plaintext}
    ol{list-style:none}
    a{color:inherit;text-decoration:underline;text-decoration-color:var(--hair);text-underline-offset:.2em;
    text-decoration-thickness:1px}
    a:focus-visible{outline:2px solid var(--blue);outline-offset:2px;border-radius:2px}
    header{padding:1.6rem 1rem 1.1rem}
    h1{font-size:1.9rem;line-height:1.12;font-weight:750;letter-spacing:-.022em;text-wrap:balance}
    .dates{margin-top:.5rem;font-size:1.06rem}
    .totals{display:flex;flex-wrap:wrap;column-gap:1rem;color:var(--gray);font-size:.94rem}
    figure svg{display:block;width:100%;height:auto}
    figcaption{padding:.4rem 1rem 0;color:var(--gray);font-size:.8rem}
    figure.wide{display:none}
    nav ol{display:flex;gap:.35rem;overflow-x:auto;padding:.8rem 1rem;scrollbar-width:none}
    nav a{display:block;min-width:2.9rem;padding:.3rem .4rem .4rem;border:1px solid var(--hair);border-radius:.55rem;
    text-align:center;text-decoration:none;font-weight:650;font-size:1.05rem;line-height:1.2;overflow-wrap:normal}
    nav span{display:block;font-size:.7rem;font-weight:500;color:var(--gray);text-transform:uppercase;
    letter-spacing:.04em}
    section{padding:0 1rem .7rem}
    .head{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;align-items:baseline;column-gap:1rem;
    margin:0 -1rem .35rem;padding:1rem 1rem .45rem;background:var(--page);border-bottom:1px solid var(--hair)}
    h2{flex:1 1 auto;font-size:1.12rem;line-height:1.25;font-weight:700;letter-spacing:-.008em}
    h2 span{color:var(--blue);margin-right:.3rem}
    .way,.cost{font-size:.85rem;color:var(--gray)}
    .way a{display:inline-block;padding:.2rem .1rem;color:var(--blue);font-weight:600;text-decoration:none}
    .way a:hover,.link a:hover,.place a:hover{text-decoration-color:currentColor;text-decoration-line:underline}
    .none{padding:.5rem 0 0 calc(var(--column) + var(--gap));color:var(--gray);font-size:.92rem}
    .rows li{position:relative;padding:.36rem 0 .36rem calc(var(--column) + var(--gap))}
    .rows li::before{content:"";position:absolute;left:var(--rail);top:0;bottom:0;width:1px;background:var(--hair)}
    .rows li:first-child::before{top:.95rem}
    .rows li:last-child::before{bottom:auto;height:.95rem}
    .rows li:only-child::before{display:none}
    .rows li::after{content:"";position:absolute;left:calc(var(--rail) - .3rem);top:.7rem;width:.65rem;height:.65rem;
    border-radius:50%;background:var(--dot,var(--note));box-shadow:0 0 0 3px var(--page)}
    .restaurant{--dot:var(--restaurant)}
    .hotel{--dot:var(--hotel)}
    .activity{--dot:var(--activity)}
    .time{position:absolute;left:0;width:var(--column);text-align:right;font-size:.92rem;line-height:1.5;
    font-variant-numeric:tabular-nums;white-space:nowrap}
    .time small{display:block;font-size:.7rem;line-height:1;color:var(--gray);letter-spacing:.02em}
    .body{min-height:1.5rem}
    .line{display:flex;align-items:baseline;column-gap:.7rem}
    h3{font-size:1rem;line-height:1.34;font-weight:650;flex:1 1 0;min-width:0}
    .label{flex:none;margin-left:auto;max-width:45%;font-size:.78rem;color:var(--gray)}
    .place,.notes,.link,.advice,.status,.figures{font-size:.88rem;line-height:1.42;color:var(--gray)}
    .notes{white-space:pre-line}
    .link a{color:var(--blue)}
    .advice,.status{color:var(--red)}
    .status{font-weight:650}
    .rows .game{padding:.3rem 0 .3rem calc(var(--rail) - .1rem)}
    .game .body{padding:.55rem .7rem .6rem .85rem;border-left:.22rem solid var(--blue);border-radius:.3rem;
    background:var(--tint);position:relative;z-index:0}
    .game h3{font-size:1.06rem}
    .game .time{top:.9rem;font-weight:650;color:var(--ink)}
    .game .label{padding:.05rem .42rem;border-radius:.28rem;background:var(--blue);color:var(--on);font-weight:700;
    font-size:.68rem;letter-spacing:.05em;line-height:1.5}
    .rows .game::after{display:none}
    .off .body{border-color:var(--note);background:var(--off)}
    .off h3,.off .time{color:var(--gray)}
    .off .label{background:var(--note)}
    .rows .leg::before{top:.3rem;bottom:.3rem;left:calc(var(--rail) - 1px);width:0;height:auto;background:none;
    border-left:3px dotted var(--rule);display:block}
    .rows .leg::after{display:none}
    .leg .line{flex-wrap:wrap}
    .leg h3{flex:0 1 auto;color:var(--gold)}
    .figures span,.totals span,.place span,.way,.cost{white-space:nowrap}
    .totals span+span::before{content:"·";margin-right:1rem}
    .figures{display:flex;flex-wrap:wrap;column-gap:.7rem}
    @media (min-width:40rem){
    body{padding-top:1.5rem}
    header{padding:1.6rem 1.5rem 1.3rem}
    h1{font-size:2.5rem}
    section,nav ol{padding-left:1.5rem;padding-right:1.5rem}
    .head{margin:0 0 .4rem;padding:1.4rem 0 .5rem}
    h2{font-size:1.25rem}
    nav ol{flex-wrap:wrap}
    figure.narrow{display:none}
    figure.wide{display:block;padding:0 1.5rem}
    figure.wide svg{border-radius:.5rem}
    figcaption{padding:.4rem 0 0}
    :root{--column:5rem;--gap:2rem;--rail:calc(var(--column) + 1rem)}
    }
    @media screen and (min-width:76rem){
    body{max-width:88rem}
    main{columns:2;column-gap:1rem}
    section{break-inside:avoid}
    .head{position:static}
    }
    @media screen and (prefers-color-scheme:dark){
    :root{--page:#12161c;--ink:#e9edf2;--gray:#a3acb7;--hair:#343c46;--blue:#8fb6f2;--tint:#1b2738;--on:#10151c;
    --gold:#e5b95c;--rule:#a87a22;--red:#ff9d8f;--off:#1c2026;--restaurant:#e58b57;--hotel:#a99be0;--activity:#6fbf8f;
    --note:#7d8691}
    svg .water{fill:#0d1823}
    svg .land{fill:#1f262e}
    svg .shore{stroke:#3f5a75}
    svg .country{stroke:#77808b}
    svg .state{stroke:#434c57}
    svg .leg{stroke:#8fb6f2}
    svg .arrow,svg .stop{fill:#8fb6f2}
    svg .stop{stroke:#12161c}
    svg .stop+text{fill:#10151c}
    svg .rim{stroke:#1f262e}
    svg .region{fill:#8b949e}
    svg .name{fill:#f0f3f7}
    svg .days,svg text.scale{fill:#b4bdc7}
    svg path.scale{stroke:#b4bdc7}
    }
    @media print{
    @page{margin:15mm 14mm}
    html{font-size:9.6pt}
    body{max-width:none;padding:0}
    header{padding:0 0 .9rem}
    nav,.way{display:none}
    section{padding:0 0 .4rem}
    .head{position:static;margin:0 0 .35rem;padding:1rem 0 .4rem}
    figure.narrow{display:none}
    figure.wide{display:block;padding:0}
    a{text-decoration:none}
    .head,h2{break-after:avoid}
    section,li,figure{break-inside:avoid}
    *{-webkit-print-color-adjust:exact;print-color-adjust:exact}
    }
    """
}
