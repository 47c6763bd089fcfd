/** Adds to the URL of a page where its reader wants to go afterwards, as the query value `redirect`, encoded. */
export function withRedirect(url: string, target: string): string {
  const [, path = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(url) ?? [];
  return `${path}${path.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(target)}${hash}`;
}
