import type { IdentityConfigBody } from '@broadsheet/sdk-identity/contract';
import { ServiceError } from '@broadsheet/service-kit/http';
import { refusals } from '../../refusals.ts';
import type { Outgoing } from '../../outgoing/callProvider.ts';
import { createTokenVerifier } from '../../outgoing/createTokenVerifier.ts';
import { readClaims } from '../ProvenReader.ts';
import type { ProvenReader } from '../ProvenReader.ts';
import type { GoogleOptions } from '../SocialOptions.ts';

const JWKS_ADDRESS = 'https://www.googleapis.com/oauth2/v3/certs';
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const SUFFIX = '.apps.googleusercontent.com';

/**
 * Parses a comma-separated list of client ids. Each is returned with and without Google's suffix, which some clients add.
 */
function getAudiences(googleClientId: string): readonly string[] {
  const ids = googleClientId.split(',').map((id) => id.trim());
  return ids.filter((id) => id !== '').flatMap((id) => (id.endsWith(SUFFIX) ? [id] : [id, id + SUFFIX]));
}

/**
 * Verifies Google's ID token and returns its reader. The address counts only if Google has verified it.
 *
 * @throws ServiceError 100012 when Google is not set up, 100016 for an invalid token, 503
 */
export type GoogleVerifier = (idToken: string) => Promise<GoogleReader>;

export interface GoogleReader extends ProvenReader {
  /** The moment at which the token expires, in milliseconds since 1970. */
  readonly expiresOn: number;
}

export interface GoogleVerifierOptions extends Outgoing {
  readonly clock: { now(): number };
  readonly configuration: () => Promise<IdentityConfigBody>;
  readonly google: GoogleOptions | undefined;
}

export function createGoogleVerifier(options: GoogleVerifierOptions): GoogleVerifier {
  const { google = {}, configuration, clock, fetch, log } = options;
  const { jwksUrl = JWKS_ADDRESS, issuers = ISSUERS } = google;
  const verify = createTokenVerifier({ provider: 'Google', jwksUrl, issuers, clock, fetch, log });
  return async (idToken) => {
    const audiences = getAudiences((await configuration()).googleClientId);
    if (audiences.length === 0) throw new ServiceError(refusals.grantUnknown);
    const claims = await verify(idToken, audiences);
    const expiresOn = (claims.exp ?? 0) * 1000;
    return { provider: 'Google', type: 'Google', subject: claims.sub, expiresOn, ...readClaims(claims) };
  };
}
