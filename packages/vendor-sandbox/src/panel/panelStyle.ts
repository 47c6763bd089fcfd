/** The style sheet of all pages of the sandbox: the newspaper's paper and ink colours, with system fonts. */
export const panelStyle = `
:root{color-scheme:light dark;
--paper:light-dark(#fffefb,#14161a);--tint:light-dark(#f5f2ea,#1c1f25);--ink:light-dark(#16181d,#eceae4);--ink-soft:light-dark(#50545e,#a9adb7);
--rule:light-dark(#dcd8cf,#2c3038);--brand:light-dark(#0b4f6c,#7cc4e4);--on-brand:light-dark(#fff,#0d1317);--alert:light-dark(#a4161a,#ff8a80);
--serif:Newsreader,Georgia,"Times New Roman",serif;--sans:"Libre Franklin",system-ui,"Segoe UI",Helvetica,Arial,sans-serif}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
*,*::before,*::after{box-sizing:border-box}
*{margin:0}
html{-webkit-text-size-adjust:100%}
body{background:var(--paper);color:var(--ink);font:400 .9375rem/1.5 var(--sans);overflow-wrap:break-word}
.banner{padding:.6rem 1rem;background:var(--ink);color:var(--paper);font-size:.8125rem;text-align:center}
.page main{display:grid;gap:1.25rem;max-inline-size:30rem;margin-inline:auto;padding:1.25rem 1rem 2rem}
h1,h2{font-family:var(--serif);font-weight:600;letter-spacing:-.012em;line-height:1.14;text-wrap:balance}
h1{font-size:1.75rem}
h2{font-size:1.25rem}
.lead{color:var(--ink-soft);text-wrap:pretty}
section{display:grid;gap:.75rem;padding-block-start:1rem;border-block-start:3px double var(--ink)}
form{display:grid;gap:.6rem}
label{font-weight:600}
.field{display:grid;gap:.3rem}
.choice{display:flex;gap:.6rem;align-items:center;font-weight:400}
.error{color:var(--alert);font-weight:600}
.note{color:var(--ink-soft);font-size:.8125rem}
input:not([type=radio],[type=checkbox]),select{inline-size:100%;min-block-size:2.75rem;padding:.5rem .7rem;border:1px solid var(--ink-soft);border-radius:2px;background:var(--paper);color:inherit;font:inherit}
input[type=radio],input[type=checkbox]{inline-size:1.15rem;block-size:1.15rem;accent-color:var(--brand);flex:none}
input[aria-invalid=true]{border:2px solid var(--alert)}
fieldset{display:grid;gap:.5rem;min-inline-size:0;padding:0;border:0}
legend{padding:0 0 .4rem;font-weight:600}
button{display:grid;align-content:center;min-block-size:2.75rem;padding:.55rem .9rem;border:1px solid var(--ink-soft);border-radius:2px;background:none;color:inherit;font:600 .9375rem/1.25 var(--sans);text-align:start;cursor:pointer}
button:hover{background:var(--tint)}
button.primary{border-color:var(--brand);background:var(--brand);color:var(--on-brand);text-align:center}
button.primary:hover{text-decoration:underline}
button .note{font-weight:400}
a{color:inherit;text-decoration:underline;text-decoration-color:var(--brand);text-underline-offset:.15em}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px;border-radius:2px}
dl{display:grid;gap:1rem}
dt{font-weight:600}
dd{margin:0;color:var(--ink-soft)}
code{overflow-wrap:anywhere}
.widget{background:none}
.widget main{display:flex;flex-wrap:wrap;align-items:center;align-content:center;gap:.15rem .7rem;min-block-size:100vh;padding:.35rem .75rem;border:1px solid var(--ink-soft);background:var(--tint);font-size:.8125rem;line-height:1.25}
.widget .tick{display:flex;flex:1 1 11rem;align-items:center;gap:.7rem;font-weight:500;font-size:.9375rem}
.widget .tick input{inline-size:1.5rem;block-size:1.5rem}
.widget select{inline-size:auto;max-inline-size:100%;min-block-size:1.5rem;padding:.1rem .3rem;font-size:.75rem}
.widget .answer{display:flex;align-items:center;gap:.4rem;font-weight:400;font-size:.75rem;color:var(--ink-soft)}
.widget [role=status]{font-size:.75rem;font-weight:600}
`;
