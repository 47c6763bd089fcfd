/** The query of an address such as `/account/login/?redirect=/offer/?plan=a`; a hash is no part of it. */
export function addressQuery(address: string): URLSearchParams {
  const [, query = ''] = /^[^?#]*\?([^#]*)/s.exec(address) ?? [];
  return new URLSearchParams(query);
}
