/** What of the element defaults belongs to a page alone, or is written otherwise for a part of one. */
const OF_PAGE =
  /(?:^|(?<=\}))(?:html|body|@property [\w-]+|body,#bs-lost|@media screen)\{[^{}]*(?:\{[^{}]*\})?[^{}]*\}/g;

export interface ScopedParts {
  /** The custom properties, as declarations. */
  readonly tokens: string;
  /** The defaults of elements on a page. */
  readonly defaults: string;
}

/**
 * Returns the style sheet of a theme for a part of a page: nothing outside of it is styled. The part has the paper and the
 * type of the theme, as a page would.
 *
 * @param scope a selector, such as `.news`
 */
export function scopedCss(scope: string, { tokens, defaults }: ScopedParts): string {
  const inside = defaults.replaceAll(OF_PAGE, '').replaceAll(':root{', ':scope{');
  const type =
    'font:400 var(--bs-type-2)/1.5 var(--bs-serif);font-optical-sizing:auto;overflow-wrap:break-word';
  return (
    `:root{--bs-scope:1}${scope}{color-scheme:light dark;${tokens};background:var(--bs-paper);color:var(--bs-ink);${type}}` +
    `:root[data-theme=light] ${scope}{color-scheme:light}:root[data-theme=dark] ${scope}{color-scheme:dark}` +
    `:root[data-spacing=wide] ${scope}{--bs-body-leading:1.9;--bs-heading-tracking:.04em;letter-spacing:.08em;word-spacing:.16em}` +
    `@scope (${scope}){${inside}}`
  );
}
