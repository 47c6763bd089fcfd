import type { Reader } from '../person/Reader.ts';
import { getFingerprint, getNames, getAccountNumber } from '../person/Reader.ts';
import type { IdTokenClaims } from '../keys/createIssuer.ts';

export const GOOGLE_ISSUER = 'https://accounts.google.com';

/** A page's request to Google for a credential. */
export interface GoogleRequest {
  readonly clientId: string;
  readonly nonce: string | undefined;
  /** Whether it is the legacy sign-in, which keeps the reader signed in to Google until they sign out. */
  readonly isLegacy: boolean;
}

export function parseGoogleRequest(fields: URLSearchParams): GoogleRequest | undefined {
  const clientId = fields.get('client_id') ?? '';
  if (clientId === '') return undefined;
  return { clientId, nonce: fields.get('nonce') || undefined, isLegacy: fields.get('legacy') === 'true' };
}

/** Returns claims as in Google's ID tokens; the stand-in serves the picture. */
export function googleClaims(
  { clientId, nonce }: GoogleRequest,
  reader: Reader,
  siteUrl: string,
): IdTokenClaims {
  const { given, family } = getNames(reader);
  return {
    iss: GOOGLE_ISSUER,
    azp: clientId,
    aud: clientId,
    sub: googleSubject(reader),
    email: reader.email,
    email_verified: true,
    name: reader.name,
    given_name: given,
    family_name: family,
    picture: `${siteUrl}/sandbox/google/picture/${getFingerprint(reader, 'picture').slice(0, 6)}.svg`,
    ...(nonce !== undefined && { nonce }),
  };
}

export const googleSubject = (reader: Reader): string => getAccountNumber(reader, 'google', 21);
