const LAST_PART = /\/(\w{26})(?:\.[a-z]{3,4})?$/i;

/**
 * The id of a library image from its CDN address: an https address on a host that starts with `cloudfront` and
 * contains `images.arcpublishing.com`, whose last path part is 26 word characters, alone or before an extension of
 * three or four letters. `undefined` for any other address.
 */
export function getLibraryImageId(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, pathname } = new URL(url);
  const isLibrary = hostname.startsWith('cloudfront') && hostname.includes('images.arcpublishing.com');
  return protocol === 'https:' && isLibrary ? LAST_PART.exec(pathname)?.[1] : undefined;
}
