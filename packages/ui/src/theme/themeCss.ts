import { scopedCss } from './scopedCss.ts';
import { COLOURS, MEASURES } from './tokens.ts';
import type { Theme } from './tokens.ts';

/**
 * The element defaults that every page shares, in two kilobytes. A column of a grid that names none is as wide as the grid,
 * whatever is in it: a long word (German and Finnish have some) would widen it, and the page with it. What covers the end of
 * the window is handed on to those alone that read it: a bar that comes would otherwise restyle every element of the page.
 */
const BASE = `
*,*::before,*::after{box-sizing:border-box}
*{margin:0;grid-auto-columns:minmax(0,1fr)}
@property --bs-covered-end{syntax:"*";inherits:false}
body,#bs-lost{--bs-covered-end:inherit}
html{-webkit-text-size-adjust:100%;scroll-padding-block:4.5rem calc(var(--bs-covered-end,0px) + .5rem)}
@media screen{body{padding-block-end:var(--bs-covered-end,0px)}}
body{background:var(--bs-paper);color:var(--bs-ink);font:400 var(--bs-type-2)/1.5 var(--bs-serif);font-optical-sizing:auto;text-rendering:optimizeLegibility;overflow-wrap:break-word}
h1,h2,h3,h4,h5,h6{font-weight:var(--bs-heading-weight);letter-spacing:var(--bs-heading-tracking);line-height:1.14;text-wrap:balance}
p{text-wrap:pretty}
a{color:inherit;text-decoration:none;text-underline-offset:.15em;text-decoration-thickness:1px}
a:hover{text-decoration:underline}
:focus-visible{outline:3px solid var(--bs-focus);outline-offset:3px;border-radius:var(--bs-radius)}
img,svg,video,iframe{display:block;max-inline-size:100%}
img,video{block-size:auto}
[data-fonts-first] img[loading=lazy]{translate:0 -99999px}
ul,ol{padding:0}
button,input,select,textarea{font:inherit;color:inherit}
figure,blockquote{margin:0}
table{border-collapse:collapse}
time{unicode-bidi:plaintext}
bs-island,bs-slot,bs-block{display:contents}
bs-lazy{display:block!important;min-block-size:100vh}
bs-room{position:relative;display:flow-root;container-type:inline-size}
bs-room:empty{display:none}
bs-room::before{content:"";float:inline-start;padding-block-end:var(--n)}
bs-room>bs-lazy{position:absolute;inset:0;min-block-size:0}
@container (min-width:32rem){bs-room::before{padding-block-end:var(--m)}}
@container (min-width:52rem){bs-room::before{padding-block-end:var(--w)}}
.bs-hidden{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.bs-icon{flex:none}
.bs-mirrored:dir(rtl){transform:scaleX(-1)}
.bs-embed[data-embed-src]{position:relative;display:grid;place-content:center;inline-size:100%;min-inline-size:0;min-block-size:8rem;padding:1rem;aspect-ratio:16/9;aspect-ratio:1/attr(data-ratio number,.5625);border:var(--bs-border);background:var(--bs-tint);text-align:center;font:500 var(--bs-type-1)/1.4 var(--bs-sans);&>a{display:grid;justify-items:center;gap:.75rem}&>a::before{content:"";inline-size:1.75rem;block-size:2rem;background:var(--bs-brand);clip-path:polygon(12% 0,100% 50%,12% 100%)}&>a::after{content:"";position:absolute;inset:0}}
.bs-embed[data-embed-html]{display:grid;align-content:center;gap:1rem;padding:1rem;overflow:auto;border:var(--bs-border);background:var(--bs-tint)}
.bs-embed>iframe{inline-size:100%;border:0}
.bs-embed-link{font:500 var(--bs-type-1)/1.4 var(--bs-sans);&>a{text-decoration:underline}}
.bs-skip{position:fixed;inset-inline-start:1rem;inset-block-start:-4rem;z-index:10;background:var(--bs-brand);color:var(--bs-on-brand);padding:.75rem 1rem;font:600 var(--bs-type-1)/1 var(--bs-sans)}
.bs-skip:focus{inset-block-start:.5rem}
#bs-lost:not(:empty){position:fixed;inset-inline:0;inset-block-end:calc(var(--bs-covered-end,0px) + 1rem);z-index:6;inline-size:fit-content;max-inline-size:calc(100% - 2rem);margin-inline:auto;border:1px solid;background:var(--bs-ink);color:var(--bs-paper);padding:.75rem 1rem;font:500 var(--bs-type-1)/1.4 var(--bs-sans)}
:is(bs-island,bs-block)[aria-busy] button{cursor:progress!important;opacity:.6!important;transition:opacity .2s .15s}
@media (prefers-contrast:more){:root{--bs-ink-soft:var(--bs-ink);--bs-rule:var(--bs-ink)}}
@media (forced-colors:active){.bs-embed>a::before{forced-color-adjust:none;background:LinkText}}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
@media (scripting:none){bs-lazy,bs-room,section:has(>:first-child+bs-lazy:last-child,>:first-child+bs-room:last-child>bs-lazy){display:none!important}}
@media print{:root{color-scheme:light!important;--bs-paper:#fff;--bs-tint:#fff;--bs-ink:#000;--bs-ink-soft:#000;--bs-brand:#000}nav,button,form,audio,.bs-skip,aside:not(article *),footer:not(article *),#bs-lost,section:has(>:first-child+bs-lazy:last-child,>:first-child+bs-room:last-child>bs-lazy){display:none!important}h1,h2,h3,h4,h5,h6{break-after:avoid}figure,blockquote,tr,img{break-inside:avoid}video::-webkit-media-controls{display:none!important}}
`.replaceAll('\n', '');

/** The choices of readers other than light and dark: larger text, and the text spacing of WCAG 2.2 (1.4.12). */
const CHOICES = `
:root[data-text=large]{font-size:112.5%}
:root[data-text=larger]{font-size:125%}
:root[data-spacing=wide]{--bs-body-leading:1.9;--bs-heading-tracking:.04em}
:root[data-spacing=wide] main{letter-spacing:.08em;word-spacing:.16em}
`.replaceAll('\n', '');

const HEADINGS = ':is(h1,h2,h3,h4,h5,h6)';
const CURSIVE = ':lang(ar),:lang(fa),:lang(ur)';
const TALL = `${CURSIVE},:lang(ja),:lang(ko),:lang(zh)`;

/**
 * What other scripts than Latin ask for, whatever a block says: the lines of Arabic headings touch each other when they are as
 * close as Latin ones, and spaces tear its joined letters apart; no script below has an italic, and browsers would slant it;
 * Japanese headings end their lines between phrases.
 */
const SCRIPTS = `
${HEADINGS}:is(${TALL}){line-height:1.4!important}
:is(${CURSIVE}){letter-spacing:0!important}
:is(em,i,blockquote):is(${TALL},:lang(he)){font-style:normal!important}
:is(em,i):is(${TALL},:lang(he)){font-weight:600}
${HEADINGS}:lang(ja){word-break:auto-phrase}
`.replaceAll('\n', '');

/**
 * Returns the style sheet of a theme: its tokens as custom properties, light and dark, and the element defaults.
 * The reader's system chooses light or dark; `data-theme="light"` or `"dark"` on the root element overrides it, and
 * `data-text` and `data-spacing` change size and spacing of the text.
 *
 * @param scope the selector of the only part of the page that it is for; absent: the whole page
 */
export function themeCss(theme: Theme, scope?: string): string {
  const colours = COLOURS.map((name) => {
    const { light, dark } = theme.colours[name];
    return `--bs-${name}:light-dark(${light},${dark})`;
  });
  const measures = MEASURES.map((name) => `--bs-${name}:${theme.measures[name]}`);
  const tokens = [...colours, ...measures].join(';');
  if (scope !== undefined) return scopedCss(scope, { tokens, defaults: SCRIPTS + BASE });
  const root = `:root{color-scheme:light dark;${tokens}}`;
  return `${root}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}${CHOICES}${SCRIPTS}${BASE}`;
}
