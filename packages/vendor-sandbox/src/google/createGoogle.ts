import { createIssuer } from '../keys/createIssuer.ts';
import type { Reader } from '../person/Reader.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { googleClaims, googleSubject } from './GoogleRequest.ts';
import type { GoogleRequest } from './GoogleRequest.ts';

const LIFE_SECONDS = 3600;

/** The credential that a page gets: the ID token, and its claims for pages that do not decode it. */
export interface GoogleCredential {
  readonly credential: string;
  readonly profile: Readonly<Record<string, unknown>>;
}

/** The part of Google's stand-in with its key and the readers' consents. */
export interface Google {
  issue(request: GoogleRequest, reader: Reader, isExpired?: boolean): Promise<GoogleCredential>;
  keySet(): Promise<unknown>;
  /**
   * Withdraws a reader's consent for a client.
   *
   * @param hint email address or subject of a reader
   * @returns whether there was a consent to withdraw
   */
  revoke(clientId: string, hint: string): boolean;
}

export function createGoogle({ siteUrl, clock }: SandboxContext): Google {
  const issuer = createIssuer(clock, 'sandbox-google');
  const consents = new Map<string, Reader>();
  const keyOf = (clientId: string, subject: string): string => JSON.stringify([clientId, subject]);
  return {
    async issue(request, reader, isExpired = false) {
      const claims = googleClaims(request, reader, siteUrl);
      const lifeSeconds = isExpired ? -LIFE_SECONDS : LIFE_SECONDS;
      consents.set(keyOf(request.clientId, claims.sub), reader);
      return { credential: await issuer.sign(claims, { lifeSeconds }), profile: claims };
    },
    keySet: () => issuer.keySet(),
    revoke(clientId, hint) {
      const known = [...consents].find(
        ([key, reader]) =>
          (hint === reader.email || hint === googleSubject(reader)) &&
          key === keyOf(clientId, googleSubject(reader)),
      );
      return known !== undefined && consents.delete(known[0]);
    },
  };
}
