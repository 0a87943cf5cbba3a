extension PageTexts {
  static let styleText: StaticString = #"""
    *{box-sizing:border-box}
    html{font:14px/1.45 system-ui,Helvetica,Arial,sans-serif;color:var(--ink);background:var(--paper)}
    body{margin:0;min-height:100vh;display:flex;flex-direction:column}
    h1,h2,h3,h4{line-height:1.25;margin:1.4em 0 .4em;overflow-wrap:anywhere}
    h1{font-size:16px;margin:0}h1 a{color:inherit;text-decoration:none}
    h2{font-size:20px;margin-top:.6em}h3{font-size:15px}h4{font-size:13px;color:var(--faint)}
    p{margin:.4em 0}
    a{color:var(--link)}
    small,.faint{color:var(--faint)}small{font-size:12px}
    :focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:3px}
    main:focus{outline:none}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;margin:0}
    .skip{position:absolute;left:-99em}.skip:focus{left:8px;top:8px;background:var(--paper);padding:4px 8px;z-index:9}
    button,select,input,.button{font:inherit;color:inherit;background:var(--frame);border:1px solid var(--rule);border-radius:6px;padding:3px 10px}
    button,select{cursor:pointer}
    button:hover,.button:hover,select:hover{border-color:var(--faint)}
    .button{display:inline-block;text-decoration:none;margin:0 4px 4px 0}

    #top{display:flex;flex-wrap:wrap;align-items:center;gap:6px 18px;padding:8px 16px;border-bottom:1px solid var(--rule);position:sticky;top:0;background:var(--paper);z-index:5}
    .search{position:relative;flex:0 1 300px}
    .search input{width:100%;padding:5px 10px}
    #found{position:absolute;z-index:9;top:100%;left:0;min-width:100%;width:max-content;max-width:min(560px,90vw);margin:4px 0 0;padding:4px;list-style:none;background:var(--paper);border:1px solid var(--rule);border-radius:8px;box-shadow:0 8px 24px #0004}
    #found[hidden]{display:none}
    #found li{padding:4px 10px;border-radius:5px;cursor:pointer;overflow-wrap:anywhere}
    #found small{display:block}
    #found li[aria-selected=true],#found li:hover{background:var(--tint-group)}
    #tabs{display:flex;flex-wrap:wrap;gap:2px}
    #tabs a{padding:5px 10px;border-radius:6px;color:inherit;text-decoration:none}
    #tabs a:hover{background:var(--frame)}
    #tabs a[aria-current]{background:var(--tint-group);font-weight:600}
    #theme{margin-left:auto;min-width:36px}
    #filters{display:flex;flex-wrap:wrap;align-items:center;gap:6px 14px;padding:6px 16px;border-bottom:1px solid var(--rule);background:var(--frame)}
    #filters[hidden]{display:none}
    #filters label{display:flex;align-items:center;gap:6px;color:var(--faint)}
    #filters select{max-width:230px;background:var(--paper);color:var(--ink)}
    #filters .set select{border-color:var(--link);border-width:2px;padding:2px 9px}

    #view{flex:1;padding:8px 24px 48px;width:100%;max-width:1320px;margin:0 auto}
    [data-view=picture] #view{padding:0;max-width:none;display:flex;min-height:0}
    body[data-view=picture]{height:100vh;overflow:hidden}
    .split{flex:1;display:flex;min-height:0;min-width:0}
    .stage{position:relative;flex:1;min-width:0}
    .stage .picture{position:absolute;inset:0;width:100%;height:100%;touch-action:none;cursor:grab;user-select:none}
    .stage .picture:active{cursor:grabbing}
    .tools{position:absolute;left:12px;bottom:12px;display:flex;gap:4px}
    .tools button{background:var(--paper);min-width:34px}
    .panel{flex:0 0 320px;overflow:auto;padding:0 18px 24px;border-left:1px solid var(--rule)}
    .panel h2{font-size:16px;margin-top:14px}
    .panel dl{margin:.5em 0}.panel dt{color:var(--faint);font-size:12px}.panel dd{margin:0 0 .5em;overflow-wrap:anywhere}
    ul.plain{list-style:none;margin:.3em 0;padding:0}
    .plain li{margin:3px 0;overflow-wrap:anywhere}
    .sample{vertical-align:middle;margin-right:7px;fill:none}
    @media(max-width:760px){body[data-view=picture]{height:auto;overflow:visible}.split{flex-direction:column}.stage{min-height:68vh}.panel{flex:none;border-left:0;border-top:1px solid var(--rule)}#view{padding:8px 14px 40px}}

    .picture{font-family:Helvetica,Arial,sans-serif}
    .picture text{fill:var(--ink);font-size:11px;pointer-events:none}
    .picture .shape{stroke:var(--border);stroke-width:1}
    .picture .label{text-anchor:middle}
    .picture .protocol .label{font-style:italic}
    .picture .detail{text-anchor:middle;font-size:8px;fill:var(--faint)}
    .picture .tab{fill:var(--tint-group);stroke:var(--border)}
    .box{cursor:pointer}
    .box:hover .shape{stroke:var(--link);stroke-width:2}
    .box:focus{outline:none}
    .box:focus-visible .shape,.box:focus-visible>rect{stroke:var(--link);stroke-width:3}
    .open-label{font-weight:600}
    .box.open>rect{fill:var(--paper);stroke:var(--border);stroke-dasharray:none;stroke-width:1.4}
    .picture .open-label{font-size:12px}
    .has-findings{fill:var(--warning);stroke:var(--paper)}
    .line path{fill:none}
    .line .wide{stroke:transparent;stroke-width:10;stroke-dasharray:none;cursor:pointer}
    .picture .line text{stroke:var(--paper);stroke-width:3;paint-order:stroke;fill:var(--line);font-size:9px;text-anchor:middle;stroke-dasharray:none}
    .line:hover path:not(.wide),.line.lit path:not(.wide){stroke-width:2.8}
    .line.cyclic path:not(.wide),.line.cut path:not(.wide){stroke-width:3}
    .focused .box:not(.lit):not(.open),.focused .line:not(.lit),.box.dim{opacity:.22}
    .focused .box:not(.lit):hover,.box.dim:hover{opacity:.8}
    .in-focus .shape{stroke:var(--focus);stroke-width:3}
    .in-focus .inner{fill:none;stroke:var(--focus);stroke-width:1.6;pointer-events:none}
    .in-focus .label{font-weight:700}
    .highlighted .shape{stroke:var(--highlight);stroke-width:2.4}
    .focus .shape{stroke:var(--link);stroke-width:3}
    .focus .label{font-weight:700}
    .still{overflow:auto;border:1px solid var(--rule);border-radius:8px;padding:8px;max-height:70vh}
    .still .picture{max-width:none;display:block}
    .picture .scissors{font-size:17px;fill:var(--wrong);stroke:var(--paper);stroke-width:4;paint-order:stroke}

    .table{overflow-x:auto}
    table{border-collapse:collapse;width:100%}
    th,td{text-align:left;vertical-align:top;padding:4px 12px 4px 0;border-bottom:1px solid var(--rule)}
    td:nth-child(2){white-space:nowrap}
    tbody th{font-weight:400;overflow-wrap:anywhere;min-width:180px}
    thead th{position:sticky;top:0;background:var(--paper);vertical-align:bottom}
    thead button{border:0;background:none;padding:2px 0;font-weight:600;text-align:inherit;color:inherit}
    thead button:hover{color:var(--link)}
    .number{text-align:right;font-variant-numeric:tabular-nums}
    tbody tr:hover{background:var(--frame)}
    .more{margin:12px 0}

    .finding{border-left:4px solid var(--rule);padding:2px 0 2px 14px;margin:14px 0}
    .finding.warning{border-color:var(--warning)}.finding.error{border-color:var(--wrong)}.finding.info{border-color:var(--link)}
    .message{font-weight:600;overflow-wrap:anywhere}
    .mark{display:inline-block;font-size:11px;font-weight:600;padding:0 7px;border-radius:9px;border:1px solid currentColor;margin-right:6px;color:var(--faint)}
    .mark.warning{color:var(--warning)}.mark.error{color:var(--wrong)}.mark.info{color:var(--link)}
    .effects .mark{margin-left:8px}
    pre{margin:.5em 0;padding:6px 0;background:var(--frame);border:1px solid var(--rule);border-radius:6px;overflow-x:auto;font:12px/1.5 ui-monospace,Menlo,Consolas,monospace}
    pre .line{display:block;padding-right:12px}
    pre .here{background:var(--tint-data)}
    .gutter{display:inline-block;width:48px;padding-right:12px;text-align:right;color:var(--faint);user-select:none}
    code{font:.92em ui-monospace,Menlo,Consolas,monospace}
    .pairs .row{display:flex;flex-wrap:wrap;gap:4px 24px;padding:6px 0;border-bottom:1px solid var(--rule)}
    .pairs .row>div:first-child{flex:0 0 320px;max-width:100%;overflow-wrap:anywhere}
    .pairs .row>div:last-child{flex:1 1 320px}
    .pairs small{display:block}
    .places{margin-left:10px;color:var(--faint)}
    .command{background:var(--frame);border:1px solid var(--rule);border-radius:4px;padding:1px 6px;overflow-wrap:anywhere;user-select:all}
    .indent{margin-left:18px}
    .effects{padding-left:0;list-style:none}
    .effects>li{margin:12px 0}
    .chain{list-style:none;padding:0;margin:4px 0;display:flex;flex-wrap:wrap;gap:2px 0}
    .chain li{overflow-wrap:anywhere}
    .chain li:not(:last-child)::after{content:"→";margin:0 8px;color:var(--faint)}
    .metrics{display:grid;grid-template-columns:repeat(auto-fill,minmax(190px,1fr));gap:6px 24px}
    .metrics div{border-bottom:1px solid var(--rule);display:flex;justify-content:space-between;gap:10px}
    .metrics dt{color:var(--faint)}.metrics dd{margin:0;font-variant-numeric:tabular-nums}
    .risks{display:grid;grid-template-columns:max-content 1fr;gap:2px 14px;color:var(--faint)}
    .risks dt{font-weight:600}.risks dd{margin:0}
    summary{cursor:pointer;font-weight:600;margin:14px 0 6px}
    .chosen{background:var(--frame);padding:1px 16px 12px;border-radius:8px}
    @media(prefers-reduced-motion:no-preference){.box,.line{transition:opacity .15s}}
    @media print{#top nav,#filters,.tools,.search,#theme{display:none}}
    """#
}
