import { randomBytes } from 'node:crypto';

/** Returns an address that no account has: the second try of a test finds what the first one has left behind. */
export const freshEmail = (name: string): string => `${name}.${randomBytes(3).toString('hex')}@example.com`;
