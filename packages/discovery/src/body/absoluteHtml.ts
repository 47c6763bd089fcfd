import { absoluteUrl } from '@broadsheet/engine';

/** What markup may say in a feed. Classes, styles and data belong to the pages of the site. */
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

/** The sanitiser writes attributes in one form: a name, and a value in double quotes with `<` and `>` escaped. */
const TAG = /<([a-z][a-z\d]*)((?:\s+[^\s=<>"]+(?:="[^"]*")?)*)\s*>/gi;
const ATTRIBUTE = /\s+([^\s=<>"]+)="([^"]*)"/g;

function toUrl(value: string, domain: string): string | undefined {
  if (/^(?:mailto|tel):/i.test(value)) return value;
  // A place on the same page leads nowhere outside of it.
  if (value.startsWith('#')) return undefined;
  return absoluteUrl(value, domain);
}

/**
 * Makes clean HTML fit for other sites: URLs are absolute, and attributes that mean something on pages alone are gone.
 *
 * @param html as the sanitiser left it
 * @param domain of the site, with its protocol
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
