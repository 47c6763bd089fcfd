const BRAND = /^\/brand\/[^?#]*$/;

/**
 * Returns the URL of a file that the site itself serves, such as a logo or the fallback image: a URL as it is, a path from
 * the site's root.
 *
 * @param brandVersion the version of the site's files; with it browsers may cache a file below `/brand/` permanently
 */
export function assetUrl(value: string, brandVersion?: string): string {
  const url = /^(?:https?:|data:|base64|\/)/i.test(value) ? value : `/${value}`;
  return brandVersion !== undefined && BRAND.test(url) ? `${url}?v=${brandVersion}` : url;
}
