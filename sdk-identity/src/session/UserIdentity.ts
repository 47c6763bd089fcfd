import { isRecord, parseJson, readNumber, readString } from '@broadsheet/client-core';
import { readEach } from '../json/readEach.ts';

/** Who signed in, and the tokens that prove it. */
export interface UserIdentity {
  readonly uuid?: string;
  readonly accessToken?: string;
  readonly refreshToken?: string;
  readonly impersonator?: string;
  /** OIDC only. */
  readonly idToken?: string;
  /** OIDC only, seconds. */
  readonly expiresIn?: number;
  /** All that came, these members included; stored as it is. Unchecked. */
  readonly raw: Readonly<Record<string, unknown>>;
}

/** An identity that can act: it has both tokens. */
export interface Session extends UserIdentity {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** @returns `undefined` for what names nobody: no object, `{}`, or one without uuid, tokens and impersonator */
export function parseUserIdentity(value: unknown): UserIdentity | undefined {
  if (!isRecord(value)) return undefined;
  const filled = (key: string): string | undefined => readString(value, key) || undefined;
  const names = readEach(['uuid', 'accessToken', 'refreshToken', 'impersonator'], filled);
  if (!Object.values(names).some(Boolean)) return undefined;
  return { ...names, idToken: filled('idToken'), expiresIn: readNumber(value, 'expiresIn'), raw: value };
}

/** Reads a stored identity; a text that is cut short, empty, `{}` or `null` holds none. */
export const readStoredIdentity = (text: string): UserIdentity | undefined =>
  parseUserIdentity(parseJson(text));

export function isSession(identity: UserIdentity | undefined): identity is Session {
  return identity?.accessToken !== undefined && identity.refreshToken !== undefined;
}
