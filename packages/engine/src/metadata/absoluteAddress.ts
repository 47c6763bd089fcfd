/** An address without the characters that no address holds. */
function clean(address: string): string {
  return address
    .toWellFormed()
    .replace(/\p{Cc}+/gu, '')
    .trim()
    .replaceAll(' ', '%20');
}

/** A path on a site. Never leads elsewhere, whatever the path says: leading slashes become one. */
export function siteAddress(path: string, domain: string | undefined): string | undefined {
  return domain === undefined
    ? undefined
    : `${clean(domain).replace(/\/+$/, '')}/${clean(path).replace(/^\/+/, '')}`;
}

/**
 * An address that means the same wherever it is read: http and https addresses as they are, others on the site.
 * `undefined` for other schemes, for no address, and where the site's domain is missing and needed.
 */
export function absoluteAddress(address: string | undefined, domain: string | undefined): string | undefined {
  const cleaned = clean(address ?? '');
  if (cleaned === '') return undefined;
  if (/^https?:\/\//i.test(cleaned)) return cleaned;
  if (cleaned.startsWith('//')) return `https:${cleaned}`;
  return /^[a-z][a-z\d+.-]*:/i.test(cleaned) ? undefined : siteAddress(cleaned, domain);
}
