import { SignJWT, importPKCS8 } from 'jose';
import type { AppleOptions } from '../SocialOptions.ts';
import { APPLE_ISSUER } from './appleUrls.ts';

const ALGORITHM = 'ES256';
/** How long a secret is good, in seconds: it is made for one call. */
const LIFETIME_S = 300;

/**
 * The client secret by which Apple knows a site.
 *
 * @param clientId when it is not the one of the options
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
