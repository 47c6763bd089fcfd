export { createKeyring } from './createKeyring.ts';
export { requireSameSecret } from './requireSameSecret.ts';
export type { SecretCheck } from './requireSameSecret.ts';
export type { Keyring, RetiredSecret, Secrets } from './createKeyring.ts';
