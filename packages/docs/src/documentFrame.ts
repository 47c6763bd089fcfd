import { posix } from 'node:path';
import { PAGE_GROUPS } from './listPages.ts';
import type { DocumentPage } from './listPages.ts';

export interface FrameOptions {
  /** The address of the page in the documentation. */
  readonly address: string;
  readonly title: string;
  /** Trusted markup: it comes from documents of the repository. */
  readonly body: string;
  readonly pages: readonly DocumentPage[];
}

const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#fffefb,#14161a);--tint:light-dark(#f5f2ea,#1c1f25);--ink:light-dark(#16181d,#eceae4);--soft:light-dark(#50545e,#a9adb7);--rule:light-dark(#dcd8cf,#2c3038);--brand:light-dark(#0b4f6c,#7cc4e4);--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;display:grid;background:var(--paper);color:var(--ink);font:400 1rem/1.6 system-ui,"Segoe UI",Helvetica,Arial,sans-serif;overflow-wrap:break-word}
nav{padding:1rem;border-block-end:1px solid var(--rule);font-size:.9375rem}
nav summary{padding-block:.4rem;font-weight:600;cursor:pointer}
nav ul{margin:0 0 .5rem;padding-inline-start:.75rem;list-style:none}
nav li a{display:block;padding-block:.2rem;text-decoration:none}
nav a[aria-current]{font-weight:700}
main{min-inline-size:0;max-inline-size:52rem;padding:1rem 1rem 4rem}
h1,h2,h3,h4{line-height:1.2;text-wrap:balance;font-family:Georgia,"Times New Roman",serif}
h2{margin-block-start:2.5rem;padding-block-start:1rem;border-block-start:1px solid var(--rule)}
a{color:var(--brand)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
img{max-inline-size:100%;block-size:auto}
pre,code{font-family:var(--mono);font-size:.875em}
pre{padding:1rem;overflow-x:auto;background:var(--tint);border:1px solid var(--rule);font-size:.8125rem;line-height:1.5}
pre code{font-size:inherit}
.table{overflow-x:auto}
table{border-collapse:collapse;min-inline-size:32rem;font-size:.9375rem}
th,td{padding:.4rem .9rem .4rem 0;border-block-end:1px solid var(--rule);text-align:start;vertical-align:top}
.stills{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(22rem,100%),1fr));gap:1rem}
.stills figure{margin:0}
.stills iframe{inline-size:100%;block-size:24rem;border:1px solid var(--rule);resize:vertical;overflow:auto}
.filter{inline-size:100%;min-block-size:2.5rem;padding:.4rem .6rem;border:1px solid var(--soft);background:var(--paper);color:inherit;font:inherit}
@media (min-width:60rem){body{grid-template-columns:19rem minmax(0,1fr)}nav{block-size:100vh;overflow-y:auto;position:sticky;inset-block-start:0;border-block-end:0;border-inline-end:1px solid var(--rule)}main{padding:2rem 3rem 4rem}}
`;

/** Leaves only those entries of the navigation that have what was typed; groups with some of them open. */
const FILTER = `{const field=document.querySelector('.filter');field.hidden=false;field.addEventListener('input',()=>{const words=field.value.trim().toLowerCase().split(/\\s+/);for(const group of document.querySelectorAll('nav details')){let count=0;for(const entry of group.querySelectorAll('li')){const text=entry.textContent.toLowerCase();entry.hidden=!words.every(word=>text.includes(word));if(!entry.hidden)count++}group.hidden=count===0;if(field.value!=='')group.open=true}})}`;

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function navigation({ address, pages }: Pick<FrameOptions, 'address' | 'pages'>): string {
  const here = posix.dirname(address);
  const link = (page: DocumentPage) =>
    `<li><a href="${escapeHtml(posix.relative(here, page.address))}"${page.address === address ? ' aria-current="page"' : ''}>${escapeHtml(page.title.replaceAll('`', ''))}</a></li>`;
  return PAGE_GROUPS.map((group) => {
    const members = pages.filter((page) => page.group === group);
    const isOpen = group === 'Guides' || members.some((page) => page.address === address);
    return `<details${isOpen ? ' open' : ''}><summary>${group}</summary><ul>${members.map(link).join('')}</ul></details>`;
  }).join('');
}

/** Returns a whole page of the documentation. It works from a folder too, so all addresses are relative. */
export function documentFrame({ address, title, body, pages }: FrameOptions): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title.replaceAll('`', ''))} · Broadsheet</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<nav aria-label="Documentation">
<input class="filter" type="search" aria-label="Search titles" placeholder="Search titles" hidden>
${navigation({ address, pages })}
</nav>
<main>
${body}
</main>
<script>${FILTER}</script>
</body>
</html>
`;
}
