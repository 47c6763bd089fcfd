/**
 * The query parameters that let their holder act for a reader: secrets from a mail or a provider, and the codes of gifts and
 * shared subscriptions. A page that was requested with one of them is private.
 */
const SECRETS = ['nonce', 'ota_nonce', 'code', 'state', 'token', 'gift', 'share'] as const;

export function carriesSecret(query: URLSearchParams): boolean {
  return SECRETS.some((name) => query.has(name));
}
