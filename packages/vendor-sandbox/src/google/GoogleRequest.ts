import type { Reader } from '../person/Reader.ts';
import { fingerprintOf, namesOf, numberOf } from '../person/Reader.ts';
import type { IdTokenClaims } from '../keys/createIssuer.ts';

export const GOOGLE_ISSUER = 'https://accounts.google.com';

/** Who asks Google for a credential. */
export interface GoogleRequest {
  readonly clientId: string;
  readonly nonce: string | undefined;
  /** The legacy sign-in, which keeps the reader signed in with Google until they leave. */
  readonly isLegacy: boolean;
}

export function parseGoogleRequest(fields: URLSearchParams): GoogleRequest | undefined {
  const clientId = fields.get('client_id') ?? '';
  if (clientId === '') return undefined;
  return { clientId, nonce: fields.get('nonce') || undefined, isLegacy: fields.get('legacy') === 'true' };
}

/** Claims as in Google's ID tokens; the picture is served by the stand-in. */
export function googleClaims(
  { clientId, nonce }: GoogleRequest,
  reader: Reader,
  siteUrl: string,
): IdTokenClaims {
  const { given, family } = namesOf(reader);
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
    picture: `${siteUrl}/sandbox/google/picture/${fingerprintOf(reader, 'picture').slice(0, 6)}.svg`,
    ...(nonce !== undefined && { nonce }),
  };
}

export const googleSubject = (reader: Reader): string => numberOf(reader, 'google', 21);
