import { absoluteUrl } from '@broadsheet/engine';

/** The attributes that are kept in feeds. Classes, styles and data attributes only have an effect on the site's pages. */
const ATTRIBUTES = new Set([
  'alt',
  'cite',
  'colspan',
  'datetime',
  'dir',
  'height',
  'href',
  'lang',
  'poster',
  'reversed',
  'rowspan',
  'scope',
  'src',
  'start',
  'title',
  'width',
]);
const URLS = new Set(['href', 'src', 'poster', 'cite']);

/**
 * Matches an opening tag. In the sanitiser's output each value is in double quotes, with `<` and `>` escaped; a search that
 * went past them would read the rest of the text again for every tag.
 */
const TAG = /<([a-z][a-z\d]*)((?:\s+[^\s=<>"]+(?:="[^"<>]*")?)*)\s*>/gi;
const ATTRIBUTE = /\s([^\s=<>"]+)="([^"]*)"/g;

function toUrl(value: string, domain: string): string | undefined {
  if (/^(?:mailto|tel):/i.test(value)) return value;
  // A fragment of the same page has no target outside of it.
  if (value.startsWith('#')) return undefined;
  return absoluteUrl(value, domain);
}

/**
 * Adapts sanitised HTML for other sites: makes URLs absolute, and removes attributes that only have an effect on pages.
 *
 * @param html the output of the sanitiser
 * @param domain the origin of the site, with its protocol
 */
export function absoluteHtml(html: string, domain: string): string {
  return html.replaceAll(TAG, (_tag, name: string, attributes: string) => {
    const kept = [...attributes.matchAll(ATTRIBUTE)].flatMap(([, key = '', value = '']) => {
      if (!ATTRIBUTES.has(key)) return [];
      const written = URLS.has(key) ? toUrl(value, domain) : value;
      return written === undefined ? [] : [` ${key}="${written}"`];
    });
    return `<${name}${kept.join('')}>`;
  });
}
