/** The style sheet of the page of the HTTP contract: paper and ink colours, with system fonts. */
export const apiStyle = `
:root{color-scheme:light dark;
--paper:light-dark(#fffefb,#14161a);--tint:light-dark(#f5f2ea,#1c1f25);--ink:light-dark(#16181d,#eceae4);--soft:light-dark(#50545e,#a9adb7);
--rule:light-dark(#dcd8cf,#2c3038);--brand:light-dark(#0b4f6c,#7cc4e4)}
*{box-sizing:border-box;margin:0}
html{-webkit-text-size-adjust:100%}
body{background:var(--paper);color:var(--ink);font:400 .9375rem/1.5 system-ui,"Segoe UI",Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
main{display:grid;gap:1.5rem;max-inline-size:52rem;margin-inline:auto;padding:1.5rem 1rem 3rem}
h1,h2{font-family:Georgia,"Times New Roman",serif;font-weight:600;line-height:1.15}
h1{font-size:1.75rem}
h2{font-size:1.375rem}
h3{font-size:1rem;line-height:1.4}
section{display:grid;gap:1rem;padding-block-start:1rem;border-block-start:3px double var(--ink)}
article{display:grid;gap:.5rem;padding-block-start:.75rem;border-block-start:1px solid var(--rule)}
ul{display:flex;flex-wrap:wrap;gap:.35rem 1rem;padding:0;list-style:none}
dl{display:grid;gap:.35rem}
dl>div{display:grid;gap:0 1rem}
dt{color:var(--soft)}
dd{margin:0}
dd p{color:var(--soft)}
code{font:.875em ui-monospace,"Cascadia Mono",Menlo,Consolas,monospace}
.method{display:inline-block;min-inline-size:4.25rem;padding-inline:.4rem;background:var(--tint);text-align:center}
a{color:inherit;text-decoration:underline;text-decoration-color:var(--brand);text-underline-offset:.15em}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
:target{background:var(--tint)}
@media (min-width:40rem){dl>div{grid-template-columns:minmax(8rem,14rem) 1fr}}
`;
