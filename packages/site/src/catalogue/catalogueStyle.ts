/** The style sheet of the catalogue, above that of the site's theme. Lengths are CSS pixels or relative to the text. */
export const catalogueStyle = `
body{display:grid;gap:1.5rem;padding:1.25rem 1rem 3rem;font-family:var(--bs-sans);font-size:var(--bs-type-1)}
body>*{inline-size:100%;max-inline-size:84rem;margin-inline:auto}
.top{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:baseline;padding-block-end:.75rem;border-block-end:var(--bs-border)}
.top a{font-weight:600}
main{display:grid;gap:2rem}
h1{font:600 2rem/1.15 var(--bs-serif)}
h2{font:600 1.375rem/1.2 var(--bs-serif)}
section{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem}
a{text-decoration:underline}
.soft{color:var(--bs-ink-soft)}
.blocks{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(19rem,100%),1fr));gap:1rem;padding:0;list-style:none}
.blocks a{display:grid;gap:.25rem;block-size:100%;padding:1rem;border:var(--bs-border);border-radius:var(--bs-radius);text-decoration:none}
.blocks a:hover strong{text-decoration:underline}
.filter{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}
label,legend{font-weight:600}
.field{display:grid;gap:.25rem;align-content:start}
.tick{display:flex;gap:.5rem;align-items:center;min-block-size:1.75rem}
input:not([type=checkbox],[type=radio]),select,textarea{inline-size:100%;min-block-size:2.5rem;padding:.4rem .6rem;border:1px solid var(--bs-ink-soft);border-radius:var(--bs-radius);background:var(--bs-paper)}
textarea{min-block-size:5rem;font-family:var(--bs-mono);font-size:.8125rem;resize:vertical}
input[type=checkbox],input[type=radio]{inline-size:1.25rem;block-size:1.25rem;flex:none;accent-color:var(--bs-brand)}
.filter input{inline-size:min(22rem,100%)}
button{min-block-size:2.5rem;padding:.4rem 1rem;border:1px solid var(--bs-brand);border-radius:var(--bs-radius);background:var(--bs-brand);color:var(--bs-on-brand);font-weight:600;cursor:pointer}
fieldset{display:flex;flex-wrap:wrap;gap:.25rem 1rem;min-inline-size:0;padding:0;border:0}
legend{padding:0;margin-block-end:.25rem}
.try{display:grid;gap:1.5rem}
.choices{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(11rem,100%),1fr));gap:.75rem 1rem}
.values{display:grid;gap:.9rem;align-content:start}
.window{display:grid;min-inline-size:0;overflow-x:auto;padding:.5rem;border:var(--bs-border);background:var(--bs-tint)}
.window iframe{inline-size:100%;min-block-size:36rem;border:0;background:var(--bs-paper);resize:vertical;overflow:auto;max-inline-size:none}
main:has([name=width][value='390']:checked) iframe{inline-size:390px}
main:has([name=width][value='768']:checked) iframe{inline-size:768px}
main:has([name=width][value='1280']:checked) iframe{inline-size:1280px}
pre{overflow-x:auto;padding:1rem;border:var(--bs-border);background:var(--bs-tint);font:.8125rem/1.5 var(--bs-mono);tab-size:2}
code{font-family:var(--bs-mono);font-size:.875em;overflow-wrap:anywhere}
pre code{font-size:inherit;overflow-wrap:normal}
.sample{display:grid;min-inline-size:0}
.caption{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;justify-content:space-between;min-block-size:2.5rem}
.caption [role=status]{margin-inline-start:auto;color:var(--bs-ink-soft)}
.copy{min-block-size:2rem;padding:.2rem .75rem}
.hosts{border-block-start:var(--bs-border)}
.hosts details{border-block-end:var(--bs-border)}
summary{padding:.75rem .25rem;font-weight:600;cursor:pointer}
.host{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;padding-block:.5rem 1.5rem}
.table{overflow-x:auto}
table{inline-size:100%;min-inline-size:34rem}
th,td{padding:.5rem .75rem .5rem 0;border-block-end:var(--bs-border);text-align:start;vertical-align:top}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.4rem 1.25rem}
dt{font-weight:600}
dd{margin:0}
.problem{padding:.75rem 1rem;border-inline-start:4px solid var(--bs-alert);background:var(--bs-tint)}
@media (min-width:64rem){.try{grid-template-columns:minmax(0,1fr) 22rem;align-items:start}.values{max-block-size:48rem;overflow-y:auto;padding-inline-end:.5rem}}
`.replaceAll('\n', '');
