import { decodeJwt, decodeProtectedHeader, errors } from 'jose';
import type { JWTPayload } from 'jose';
import type { ClientProof } from '../authorization/Provider.ts';
import type { SandboxClock } from '../SandboxClock.ts';
import { secondsNow } from '../SandboxClock.ts';

const APPLE = 'https://appleid.apple.com';

function findProblem(secret: string, { clientId, issuer }: ClientProof, now: number): string | undefined {
  const { alg, kid }: { alg?: string; kid?: string } = decodeProtectedHeader(secret);
  const { iss, sub, aud, exp }: JWTPayload = decodeJwt(secret);
  if (alg !== 'ES256') return `client_secret is signed with ${alg ?? 'nothing'}. Use ES256.`;
  if (!kid) return 'client_secret names no key. Put the key id into its header as kid.';
  if (!iss) return 'client_secret has no iss. Put the team id there.';
  if (sub !== clientId) return 'client_secret has another sub than the client_id.';
  if (typeof aud !== 'string' || ![APPLE, issuer].includes(aud)) return `client_secret has no aud ${APPLE}.`;
  if (exp === undefined || exp <= now) return 'client_secret has expired, or has no exp.';
  return undefined;
}

/**
 * Checks whether Apple would accept a client secret: it must be a token signed with ES256 that names team, key and client.
 * The signature is not checked, because the stand-in has nobody's key.
 *
 * @returns the fault; undefined if there is none
 */
export function checkClientSecret(proof: ClientProof, clock: SandboxClock): string | undefined {
  if (proof.secret === undefined) return 'There is no client_secret.';
  try {
    return findProblem(proof.secret, proof, secondsNow(clock));
  } catch (error) {
    // For text that is no token at all, both decoders may also throw a TypeError.
    if (error instanceof errors.JOSEError || error instanceof TypeError)
      return 'client_secret is no JSON Web Token.';
    throw error;
  }
}
