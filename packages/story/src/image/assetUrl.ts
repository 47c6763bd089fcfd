/**
 * A file that the site itself serves, such as a logo or the fallback image: an address as
 * it is, a path from the site's root.
 */
export function assetUrl(value: string): string {
  return /^(?:https?:|data:|base64|\/)/i.test(value) ? value : `/${value}`;
}
