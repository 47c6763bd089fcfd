/**
 * The base path of a site, e.g. `/news`, in outgoing and incoming URLs.
 *
 * Inside, a path does not include it: `/sport/` is the same page whatever the base path is. Code that writes a URL for a
 * browser, a mail or another service adds the base path with `addBase`; code that receives one removes it with `removeBase`.
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
