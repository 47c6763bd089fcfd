import { spellPath } from '@broadsheet/client-core';

/** Removes the characters that are not allowed in a URL. */
function clean(url: string): string {
  return url
    .toWellFormed()
    .replace(/\p{Cc}+/gu, '')
    .trim()
    .replaceAll(' ', '%20');
}

/** Returns the URL of a path on a site, in its one spelling. It never leads to another host, because leading slashes become one. */
export function siteUrl(path: string, domain: string | undefined): string | undefined {
  return domain === undefined
    ? undefined
    : `${clean(domain).replace(/(?<!\/)\/+$/, '')}/${spellPath(clean(path)).replace(/^\/+/, '')}`;
}

/**
 * Returns an absolute URL: http and https URLs as they are, paths on the site.
 * `undefined` for other schemes, for no URL, and if the site's domain is needed but missing.
 */
export function absoluteUrl(url: string | undefined, domain: string | undefined): string | undefined {
  const cleaned = clean(url ?? '');
  if (cleaned === '') return undefined;
  if (/^https?:\/\//i.test(cleaned)) return cleaned;
  if (cleaned.startsWith('//')) return `https:${cleaned}`;
  return /^[a-z][a-z\d+.-]*:/i.test(cleaned) ? undefined : siteUrl(cleaned, domain);
}
