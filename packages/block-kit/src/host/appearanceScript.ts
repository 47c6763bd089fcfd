/** The local storage item: the choice for each part, in their order, separated by spaces; an empty word is no choice. */
export const APPEARANCE_KEY = 'broadsheet.appearance';

/** The parts of the appearance that readers may choose; each is an attribute `data-{part}` of the root element. */
export const APPEARANCE_PARTS = ['theme', 'text', 'spacing'] as const;

/**
 * An inline script for the head of every page: it applies the reader's choices before anything is painted, and again when
 * another tab has changed them or the reader comes back to a page that the browser has kept.
 */
export const appearanceScript = (base = ''): string =>
  `{const k="${APPEARANCE_KEY}${base}",f=e=>{try{if(!e||e.persisted||e.key==k){const r=document.documentElement,w=(localStorage.getItem(k)||"").split(" ");${JSON.stringify(APPEARANCE_PARTS)}.forEach((p,i)=>w[i]?r.setAttribute("data-"+p,w[i]):r.removeAttribute("data-"+p))}}catch{}};f();addEventListener("storage",f);addEventListener("pageshow",f)}`;
