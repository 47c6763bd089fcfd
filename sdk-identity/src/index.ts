export { createIdentityClient } from './createIdentityClient.ts';
export type { CallOptions } from './IdentityClient.ts';
export type { IdentityClient } from './IdentityClient.ts';
export type { IdentityClientOptions } from './IdentityClient.ts';
export type { IdentityConfig } from './config/IdentityConfig.ts';
export type { OidcClient } from './config/IdentityConfig.ts';
