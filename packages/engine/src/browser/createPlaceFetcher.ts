import type { LazyPlace } from '../islands/wireFormat.ts';

/** The rules that the page does not have yet: a rule that came again would win over those that came after it. */
function newRules(css: readonly string[], known: Set<string>, pageCss: string): readonly string[] {
  const fresh = css.filter((rule) => !known.has(rule) && !pageCss.includes(rule));
  for (const rule of fresh) known.add(rule);
  return fresh;
}

/** Fetches lazy places and adopts their styles. It has to be made before styled-components takes the page's styles over. */
export function createPlaceFetcher(root: Document): (element: HTMLElement) => Promise<LazyPlace> {
  const pageCss = root.querySelector('style[data-styled]')?.textContent ?? '';
  const known = new Set<string>();
  return async (element) => {
    const { place = '', level = '1' } = element.dataset;
    const { pathname, search } = root.location;
    const values = new URLSearchParams({ path: pathname, search, place, level });
    const response = await fetch(`/_broadsheet/place?${values}`);
    if (!response.ok) throw new Error(`The block "${place}" could not be fetched: ${response.status}.`);
    const lazy: LazyPlace = await response.json();
    // The Content-Security-Policy allows no new style element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(newRules(lazy.css, known, pageCss).join(''));
    root.adoptedStyleSheets.push(sheet);
    return lazy;
  };
}
