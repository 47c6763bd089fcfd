/** Reads the query of a URL such as `/account/login/?redirect=/offer/?plan=a`; a hash is no part of it. */
export function urlQuery(url: string): URLSearchParams {
  const [, query = ''] = /^[^?#]*\?([^#]*)/s.exec(url) ?? [];
  return new URLSearchParams(query);
}
