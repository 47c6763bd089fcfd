const BRAND = /^\/brand\/[^?#]*$/;

/**
 * A file that the site itself serves, such as a logo or the fallback image: an address as
 * it is, a path from the site's root.
 *
 * @param brandVersion of the site; with it browsers may keep a file below `/brand/` for good
 */
export function assetUrl(value: string, brandVersion?: string): string {
  const url = /^(?:https?:|data:|base64|\/)/i.test(value) ? value : `/${value}`;
  return brandVersion !== undefined && BRAND.test(url) ? `${url}?v=${brandVersion}` : url;
}
