/** The site's roles and sizes, carried in the page itself: the provider's page loads nothing from the shop. */
const TOKENS = `
@font-face{font-family:"Plus Jakarta Sans Variable";src:url(/gateway/assets/plus-jakarta-sans.woff2) format("woff2-variations");font-weight:200 800;font-display:swap}
@font-face{font-family:"Jakarta Fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto");size-adjust:103.8%;ascent-override:100%;descent-override:21.4%;line-gap-override:0%}
:root{color-scheme:light;--bg-band:#f4f6f9;--surface:#fff;--surface-sunk:#f4f6f9;--fill:#e6ebf2;--brand:#0b2447;--on-brand:#fff;--on-brand-muted:#b9cbe4;
--text:#0e1a2f;--text-2:#34425a;--text-muted:#566379;--line:#dce2ea;--line-strong:#7b889c;--link:#1d57a3;--selected:#0b2447;--selected-bg:#e4eef9;--on-selected:#fff;
--action:#b8400a;--action-hover:#9c3607;--on-action:#fff;--success:#0d6843;--success-bg:#e4f4eb;--warn:#7a4a00;--warn-bg:#fdf2da;--warn-line:#e8c57c;
--danger:#b0201f;--danger-bg:#fdecec;--info:#1a4c8f;--info-bg:#e8f0fb;--focus:#1d57a3;--gutter:16px;--perforation:2px dashed var(--line);
--font:"Plus Jakarta Sans Variable","Jakarta Fallback",system-ui,sans-serif}
@media(min-width:720px){:root{--gutter:24px}}
@media(min-width:1280px){:root{--gutter:32px}}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--bg-band:#0a1526;--surface:#111f36;--surface-sunk:#0c182b;--fill:#21324f;--brand:#071022;--on-brand-muted:#a9bad4;
--text:#eaf0f9;--text-2:#c2cee0;--text-muted:#98a8c1;--line:#26385a;--line-strong:#6f84a6;--link:#93bff2;--selected:#c8dcf2;--selected-bg:#1b3256;--on-selected:#0a1526;
--action:#f0974a;--action-hover:#f6b077;--on-action:#1f0d02;--success:#6fd3a2;--success-bg:#0f2d26;--warn:#f1c566;--warn-bg:#32270f;--warn-line:#6b5320;
--danger:#ff9d97;--danger-bg:#3a181b;--info:#93bff2;--info-bg:#132b4e;--focus:#93bff2}}`;

const BASE = `
*,*::before,*::after{box-sizing:border-box}body,h1,h2,h3,p,ol,dl,dd,figure,fieldset{margin:0;padding:0}ol{list-style:none}fieldset{border:0;min-width:0}
body{background:var(--bg-band);color:var(--text);font:450 .9375rem/1.55 var(--font);word-spacing:.07em;-webkit-font-smoothing:antialiased;min-height:100vh;display:flex;flex-direction:column}
h1,h2{line-height:1.15;letter-spacing:-.016em;font-weight:750;text-wrap:balance}h1{font-size:clamp(1.5rem,1.28rem + .9vw,2rem)}h2{font-size:1.0625rem}
b,strong{font-weight:650}a{color:var(--link)}.i{width:20px;height:20px;flex:none;stroke-width:1.75}.num{font-variant-numeric:tabular-nums lining-nums}.nw{white-space:nowrap}
.wrap{width:100%;max-width:calc(1200px + 2*var(--gutter));margin-inline:auto;padding-inline:var(--gutter)}.muted{color:var(--text-muted)}.small{font-size:.8125rem;line-height:1.45}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:8px}.on-brand :focus-visible{outline-color:#fff}
.on-brand{background:var(--brand);color:var(--on-brand)}.hd .wrap{min-height:64px;display:flex;align-items:center;gap:16px}.logo{display:flex;align-items:center;gap:10px;font-weight:800;font-size:1.375rem;letter-spacing:-.04em;margin-right:auto}.mark{width:30px;height:30px}
.hd span{display:flex;align-items:center;gap:8px;color:var(--on-brand-muted)}.hd .logo{color:#fff}.hd .i{width:16px;height:16px}
.bar{background:var(--surface);border-bottom:1px solid var(--line)}.steps{display:flex;gap:8px;min-height:52px;align-items:center;font-size:.8125rem;color:var(--text-muted)}.steps li{display:flex;align-items:center;gap:8px;white-space:nowrap}.steps li+li::before{content:"";width:20px;height:1px;background:var(--line-strong)}
.steps i{font-style:normal;width:22px;height:22px;border-radius:50%;display:grid;place-items:center;border:1.5px solid var(--line-strong);font-weight:750;font-size:.75rem}.steps i .i{width:12px;height:12px;stroke-width:3}.steps .done i{border-color:var(--success);color:var(--success)}.steps .on{color:var(--text);font-weight:650}.steps .on i{background:var(--selected);border-color:var(--selected);color:var(--on-selected)}
main{flex:1;padding-block:16px 48px}footer{font-size:.8125rem;color:var(--on-brand-muted)}footer .wrap{padding-block:18px;display:flex;flex-wrap:wrap;gap:6px 24px;justify-content:space-between}footer span{display:flex;gap:8px;align-items:center}
.btn{display:inline-flex;align-items:center;justify-content:center;gap:8px;min-height:44px;padding:8px 18px;border-radius:8px;border:1px solid var(--line-strong);background:var(--surface);color:var(--text);font:inherit;font-weight:650;line-height:1.3;text-decoration:none;cursor:pointer}.btn .i{width:18px;height:18px}.btn:hover{border-color:var(--selected)}
.btn.nila{background:var(--selected);border-color:var(--selected);color:var(--on-selected)}.btn.go{background:var(--action);border-color:var(--action);color:var(--on-action);min-height:52px;padding-inline:24px;font-size:1rem}.btn.go:hover{background:var(--action-hover)}.btn.w{width:100%}[hidden]{display:none!important}
@media(max-width:719px){.steps span,.hd .safe{display:none}.steps .on span{display:inline}}`;

const PARTS = `
.dl{display:flex;gap:14px;align-items:center;background:var(--warn-bg);border-radius:8px;padding:12px 16px}.dl .cd{font-size:1.375rem;font-weight:750;letter-spacing:-.01em;line-height:1.1;white-space:nowrap}.dl p{font-size:.8125rem;line-height:1.4}.dl .i{width:24px;height:24px;color:var(--warn)}
.dl.calm{background:var(--surface);box-shadow:inset 0 0 0 1px var(--line)}.dl.calm .i{color:var(--text-muted)}.dl.end{background:var(--danger-bg)}.dl.end .i{color:var(--danger)}
.cols{display:grid;gap:28px;grid-template-columns:minmax(0,1fr);margin-top:24px}.cols>*{min-width:0}.lead{color:var(--text-muted);margin:6px 0 16px}.stack{display:grid;gap:16px;align-content:start}
.card{background:var(--surface);border-radius:12px;box-shadow:0 0 0 1px var(--line);overflow:hidden}.cell{padding:16px;display:grid;gap:6px;grid-template-columns:minmax(0,1fr) auto;align-items:center}.cell+.cell{border-top:var(--perforation)}.cell>small,.cell>p{grid-column:1/-1;font-size:.8125rem;color:var(--text-muted);line-height:1.45}.cell p b{color:var(--text)}
.big{font-size:clamp(1.3125rem,1.1rem + .95vw,1.75rem);font-weight:750;letter-spacing:-.01em;line-height:1.2;overflow-wrap:anywhere}
.wait{display:flex;gap:12px;align-items:flex-start;padding:14px 16px;background:var(--info-bg);font-size:.8125rem;line-height:1.45;flex-wrap:wrap}.wait .i{color:var(--info);width:16px;height:16px;margin-top:2px}.wait span{flex:1 1 220px}.wait time{color:var(--text-muted);white-space:nowrap}
.qr{display:grid;justify-items:center;gap:12px;padding:24px 16px;border-bottom:var(--perforation)}.qr svg{width:min(256px,70vw);height:auto;background:#fff;border-radius:12px;padding:8px}.qr b{font-size:.8125rem;color:var(--text-muted)}
.how{margin-top:16px}.tabs{display:flex;flex-wrap:wrap}.tabs input{position:absolute;opacity:0;pointer-events:none}.tabs label{flex:1 1 auto;text-align:center;padding:13px 10px;min-height:48px;font-weight:550;font-size:.875rem;line-height:1.3;color:var(--text-2);border-bottom:1px solid var(--line);cursor:pointer}.tabs input:checked+label{font-weight:750;color:var(--text);box-shadow:inset 0 -3px 0 var(--selected)}.tabs input:focus-visible+label{outline:3px solid var(--focus);outline-offset:-3px}
.tabs ol{display:none;order:9;flex:0 0 100%;padding:8px 16px}.tabs input:checked+label+ol{display:block}.how li{display:flex;gap:14px;padding:11px 0;border-bottom:1px solid var(--line)}.how li:last-child{border:0}.how li i{font-style:normal;width:24px;height:24px;border-radius:50%;border:1.5px solid var(--line-strong);display:grid;place-items:center;font-size:.75rem;flex:none;font-weight:750}
.pad{padding:18px 20px}.bk{display:grid;gap:8px;margin-top:12px}.bk div{display:flex;justify-content:space-between;gap:16px}.bk dt{color:var(--text-2)}.bk dd{white-space:nowrap}.bk .tot{border-top:1px solid var(--line);padding-top:14px;margin-top:6px;align-items:baseline}.bk .tot dt{font-weight:750;color:var(--text)}.bk .tot dd{font-size:1.25rem;font-weight:750;letter-spacing:-.02em}
.test{border:1.5px dashed var(--warn-line);border-radius:12px;padding:18px 20px;background:var(--surface);display:grid;gap:12px}.test h2{display:flex;gap:8px;align-items:center;color:var(--warn)}.test form{display:grid;gap:8px}.test td{padding:4px 16px 4px 0;font-size:.8125rem;vertical-align:top}.test table{border-collapse:collapse}
.form{padding:20px 16px;display:grid;gap:16px}.form label{display:block;font-size:.8125rem;font-weight:650;margin-bottom:5px}.form input{display:block;width:100%;min-height:48px;border:1px solid var(--line-strong);border-radius:8px;padding:9px 12px;background:var(--surface);color:var(--text);font:inherit;font-size:1rem}.form input[aria-invalid]{border:2px solid var(--danger)}.form .err{color:var(--danger);font-size:.8125rem;font-weight:650;margin-top:5px}.two{display:grid;grid-template-columns:1fr 1fr;gap:16px;align-items:start}
.sum{border-left:3px solid var(--danger);background:var(--danger-bg);border-radius:8px;padding:12px 14px;font-size:.8125rem}.sum a{color:var(--text);font-weight:650}
.note{display:flex;gap:12px;padding:14px 16px;border-radius:8px;background:var(--info-bg);font-size:.875rem;line-height:1.45;margin-bottom:16px}.note .i{color:var(--info)}.note.warn{background:var(--warn-bg)}.note.warn .i{color:var(--warn)}
.end-card{padding:28px 20px;display:grid;gap:14px;justify-items:start}.end-card .dot{width:44px;height:44px;border-radius:50%;display:grid;place-items:center;background:var(--success-bg);color:var(--success)}.end-card .dot.bad{background:var(--danger-bg);color:var(--danger)}.end-card .dot.over{background:var(--fill);color:var(--text-2)}
@media(min-width:960px){.cols{grid-template-columns:minmax(0,1fr) 440px;gap:40px;align-items:start}.cell{padding:20px 24px}.wait{padding:14px 24px}.tabs ol{padding:8px 24px}.form{padding:24px}.end-card{padding:32px}}`;

export const STYLE = (TOKENS + BASE + PARTS).replaceAll('\n', '');
