/**
 * Adds a trailing slash to a path, unless it has a hash, a query string or a file extension. An empty path stays empty.
 */
export function trailingSlash(address: string): string {
  if (address === '' || address.endsWith('/') || /[#?]/.test(address)) return address;
  const path = address.replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/]*/i, '');
  return path.includes('.') ? address : `${address}/`;
}
