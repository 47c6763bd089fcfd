/** The random values of a PKCE sign-in (RFC 7636). */
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import type { ChallengeCrypto } from '../adapters/VendorAdapters.ts';

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function randomText(crypto: ChallengeCrypto): string {
  const bytes = new Uint8Array(32);
  crypto.getRandomValues(bytes);
  return toBase64Url(bytes);
}

export interface PkceValues {
  readonly state: string;
  readonly nonce: string;
  /** The code verifier: 43 characters. */
  readonly verifier: string;
  /** The SHA-256 hash of the verifier (the method "S256"). */
  readonly challenge: string;
}

/** Creates the random values of a sign-in. @throws IdentityError `pkce_unavailable` */
export async function makePkceValues({ adapters }: IdentityContext): Promise<PkceValues> {
  const { crypto } = adapters;
  if (crypto?.subtle === undefined) throw vendorError('pkce_unavailable');
  const verifier = randomText(crypto);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const challenge = toBase64Url(new Uint8Array(digest));
  return { state: randomText(crypto), nonce: randomText(crypto), verifier, challenge };
}
