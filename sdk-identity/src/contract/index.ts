export { identityConfigCall } from './identityConfigCall.ts';
export type { ErrorBody } from './ErrorBody.ts';
export type { IdentityConfigBody } from './IdentityConfigBody.ts';
export type { OidcClientBody } from './IdentityConfigBody.ts';
