/** A URL without the characters that no URL holds. */
function clean(url: string): string {
  return url
    .toWellFormed()
    .replace(/\p{Cc}+/gu, '')
    .trim()
    .replaceAll(' ', '%20');
}

/** A path on a site. Never leads elsewhere, whatever the path says: leading slashes become one. */
export function siteUrl(path: string, domain: string | undefined): string | undefined {
  return domain === undefined
    ? undefined
    : `${clean(domain).replace(/\/+$/, '')}/${clean(path).replace(/^\/+/, '')}`;
}

/**
 * A URL that means the same wherever it is read: http and https URLs as they are, others on the site.
 * `undefined` for other schemes, for no URL, and where the site's domain is missing and needed.
 */
export function absoluteUrl(url: string | undefined, domain: string | undefined): string | undefined {
  const cleaned = clean(url ?? '');
  if (cleaned === '') return undefined;
  if (/^https?:\/\//i.test(cleaned)) return cleaned;
  if (cleaned.startsWith('//')) return `https:${cleaned}`;
  return /^[a-z][a-z\d+.-]*:/i.test(cleaned) ? undefined : siteUrl(cleaned, domain);
}
