/**
 * Query values that let their holder act for a reader: what a mail or a provider handed over. A page
 * that was asked for with one of them is that reader's alone.
 */
const SECRETS = ['nonce', 'ota_nonce', 'code', 'state'] as const;

export function carriesSecret(query: URLSearchParams): boolean {
  return SECRETS.some((name) => query.has(name));
}
