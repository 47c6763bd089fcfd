/** Secrets that let somebody in: long enough that nobody guesses one, and kept as hashes alone. */
import { createHash, randomBytes } from 'node:crypto';

export const createToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
