const LAST_PART = /\/(\w{26})(?:\.[a-z]{3,4})?$/i;

/**
 * Returns the id of a library image from its CDN URL: an https URL of a host that starts with `cloudfront` and contains
 * `images.arcpublishing.com`, and whose last path segment is 26 word characters, with or without an extension of three or
 * four letters. Returns `undefined` for any other URL.
 */
export function getLibraryImageId(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, pathname } = new URL(url);
  const isLibrary = hostname.startsWith('cloudfront') && hostname.includes('images.arcpublishing.com');
  return protocol === 'https:' && isLibrary ? LAST_PART.exec(pathname)?.[1] : undefined;
}
