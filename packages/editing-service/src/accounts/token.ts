/** Creates and hashes secret tokens. A token is too long to be guessed, and only its hash is stored. */
import { createHash, randomBytes } from 'node:crypto';

export const createToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
