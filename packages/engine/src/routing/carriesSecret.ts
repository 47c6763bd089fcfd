/**
 * Query values that let their holder act for a reader: what a mail or a provider handed over; the codes of
 * gifts and shared subscriptions are open to whoever has them. A page that was asked for with one of them is that
 * reader's alone.
 */
const SECRETS = ['nonce', 'ota_nonce', 'code', 'state', 'token', 'gift', 'share'] as const;

export function carriesSecret(query: URLSearchParams): boolean {
  return SECRETS.some((name) => query.has(name));
}
