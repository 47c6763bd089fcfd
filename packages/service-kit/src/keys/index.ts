export { createKeyring } from './createKeyring.ts';
export type { Keyring, RetiredSecret, Secrets } from './createKeyring.ts';
