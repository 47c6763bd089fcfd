import { isRecord, number, parseJson, readEach, string } from '@broadsheet/client-core';

/** The account that signed in, and the tokens that prove it. */
export interface UserIdentity {
  readonly uuid?: string;
  readonly accessToken?: string;
  readonly refreshToken?: string;
  readonly impersonator?: string;
  /** The ID token; OIDC only. */
  readonly idToken?: string;
  /** Seconds until the access token expires; OIDC only. */
  readonly expiresIn?: number;
  /** The whole response, including these members; stored unchanged. Unchecked. */
  readonly raw: Readonly<Record<string, unknown>>;
}

/** An identity with both tokens, which can send calls. */
export interface Session extends UserIdentity {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Parses an identity. @returns `undefined` for no object, and for one without uuid, tokens and impersonator */
export function parseUserIdentity(value: unknown): UserIdentity | undefined {
  if (!isRecord(value)) return undefined;
  const filled = (key: string): string | undefined => string(value[key]) || undefined;
  const names = readEach(['uuid', 'accessToken', 'refreshToken', 'impersonator'], filled);
  if (!Object.values(names).some(Boolean)) return undefined;
  return { ...names, idToken: filled('idToken'), expiresIn: number(value['expiresIn']), raw: value };
}

/** Parses a stored identity; `undefined` for a text that is truncated, empty, `{}` or `null`. */
export const readStoredIdentity = (text: string): UserIdentity | undefined =>
  parseUserIdentity(parseJson(text));

export function isSession(identity: UserIdentity | undefined): identity is Session {
  return identity?.accessToken !== undefined && identity.refreshToken !== undefined;
}
