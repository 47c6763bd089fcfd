import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import { providerRefused } from '../IdentityError.ts';
import { PROVIDER_TIMEOUT_MS, withProvider } from './askProvider.ts';
import type { Outgoing } from './askProvider.ts';

/** How far the provider's clock may be from ours, in seconds. */
const CLOCK_TOLERANCE_S = 60;

/** What is wrong with a token itself, rather than with asking for the keys. */
const REFUSALS = [
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
] as const;

/** An ID token's claims; `sub` is the provider's own id of the reader. */
export interface IdTokenClaims extends JWTPayload {
  readonly sub: string;
}

/**
 * Checks an ID token: signature, issuer, audience and times.
 *
 * @throws IdentityError 100016 for a token that proves nothing, 503 when the keys cannot be read
 */
export type TokenVerifier = (token: string, audiences: readonly string[]) => Promise<IdTokenClaims>;

export interface TokenVerifierOptions extends Outgoing {
  /** As readers know it. */
  readonly provider: string;
  /** Of the provider's public keys. */
  readonly jwksUrl: string;
  readonly issuers: readonly string[];
  readonly clock: { now(): number };
}

/** Keeps the provider's keys for a while and reads them anew when it meets an unknown one. */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { provider, jwksUrl, issuers, clock, fetch, log } = options;
  const keys = createRemoteJWKSet(new URL(jwksUrl), {
    timeoutDuration: PROVIDER_TIMEOUT_MS,
    [customFetch]: (address, init) => fetch(address, init),
  });
  return (token, audiences) =>
    withProvider(log, provider, async () => {
      try {
        const { payload } = await jwtVerify(token, keys, {
          algorithms: ['RS256'],
          issuer: [...issuers],
          audience: [...audiences],
          clockTolerance: CLOCK_TOLERANCE_S,
          currentDate: new Date(clock.now()),
          requiredClaims: ['sub', 'exp', 'iat'],
        });
        const { sub } = payload;
        if (sub === undefined || sub === '') throw providerRefused(provider);
        return { ...payload, sub };
      } catch (error) {
        if (REFUSALS.some((Refusal) => error instanceof Refusal)) throw providerRefused(provider);
        throw error;
      }
    });
}
