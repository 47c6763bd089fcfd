export { createPasswordHasher } from './createPasswordHasher.ts';
export type { PasswordHasher, ScryptParameters } from './createPasswordHasher.ts';
