/**
 * The path under which a site stands, such as `/news`, on the way out and on the way in.
 *
 * Inside, a path is the site's own and knows nothing of it: `/sport/` is the same page wherever the site stands. Whoever
 * writes an address for a browser, a mail or another service adds the path here; whoever takes one in takes it off here.
 */

/**
 * Adds where the site stands to a path of the site; every other address stays as it is.
 *
 * @param base a path without a slash at its end, such as `/news`; a whole address such as `https://www.example.com/news`;
 *   empty or absent: nothing is added
 */
export function addBase(address: string, base = ''): string {
  return address.startsWith('/') && address[1] !== '/' ? base + address : address;
}

/**
 * Takes off what `addBase` has added.
 *
 * @param address a path, or a whole address where `base` is one; neither is followed by a query or a hash
 * @returns the path on the site; `undefined` for what does not stand under `base`
 */
export function removeBase(address: string, base = ''): string | undefined {
  if (address === base) return '/';
  return address.startsWith(`${base}/`) ? address.slice(base.length) : undefined;
}

const ATTRIBUTE = /(\s(?:href|src|poster|action)=")(?=\/(?!\/))/g;
const SOURCE_SET = /(\ssrcset=")([^"]*)/g;

/** Adds the path under which the site stands to the addresses in markup that the sanitiser has written. */
export function addBaseToHtml(html: string, base = ''): string {
  if (base === '') return html;
  return html
    .replace(ATTRIBUTE, (attribute) => attribute + base)
    .replace(
      SOURCE_SET,
      (_, start: string, list: string) => start + list.replace(/(^|,\s*)(?=\/(?!\/))/g, `$1${base}`),
    );
}
