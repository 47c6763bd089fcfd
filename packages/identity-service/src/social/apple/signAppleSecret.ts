import { SignJWT, importPKCS8 } from 'jose';
import type { AppleOptions } from '../SocialOptions.ts';
import { APPLE_ISSUER } from './appleUrls.ts';

const ALGORITHM = 'ES256';
/** Seconds for which a secret is valid: it is created for one request. */
const LIFETIME_S = 300;

/**
 * Signs the client secret by which Apple recognises a site.
 *
 * @param clientId the client id, if it is not that of the options
 * @throws TypeError when the private key is not PKCS #8 as PEM
 */
export async function signAppleSecret(
  { teamId, keyId, privateKey, clientId: ownId }: AppleOptions,
  now: number,
  clientId: string = ownId,
): Promise<string> {
  const issued = Math.floor(now / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(APPLE_ISSUER)
    .setIssuedAt(issued)
    .setExpirationTime(issued + LIFETIME_S)
    .sign(await importPKCS8(privateKey, ALGORITHM));
}
