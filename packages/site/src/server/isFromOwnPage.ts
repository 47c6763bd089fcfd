/**
 * Returns whether a page of the site itself sends a request. Browsers report the origin of a request; a page of another site
 * counts nothing here.
 */
export function isFromOwnPage({ headers }: Request, siteOrigin: string): boolean {
  const place = headers.get('sec-fetch-site');
  return place === null ? headers.get('origin') === siteOrigin : place === 'same-origin';
}
