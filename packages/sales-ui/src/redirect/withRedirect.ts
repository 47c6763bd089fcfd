/** Adds the reader's next page to a URL as the encoded query value `redirect`. */
export function withRedirect(url: string, target: string): string {
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(url) ?? [];
  return `${path}${path.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(target)}${hash}`;
}
