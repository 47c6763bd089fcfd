/**
 * Removes the base path that `addBase` has added.
 *
 * @param address a path, or an absolute URL if `base` is one; without query and hash
 * @returns the path on the site; `undefined` if the URL is not below `base`
 */
export function removeBase(address: string, base = ''): string | undefined {
  if (address === base) return '/';
  return address.startsWith(`${base}/`) ? address.slice(base.length) : undefined;
}
