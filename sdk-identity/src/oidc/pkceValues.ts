/** The random values of a PKCE sign-in (RFC 7636) and what comes back of them. */
import { isRecord, readString } from '@broadsheet/client-core';
import { refuseVendor } from '../social/vendor/refuseVendor.ts';
import type { VendorContext } from '../social/vendor/VendorContext.ts';
import type { ChallengeCrypto } from '../social/vendor/VendorEdges.ts';
import { parseJson } from '../storage/parseJson.ts';

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
  /** 43 characters. */
  readonly verifier: string;
  /** SHA-256 of the verifier ("S256"). */
  readonly challenge: string;
}

/** @throws IdentityError `pkce_unavailable` */
export async function makePkceValues({ edges }: VendorContext): Promise<PkceValues> {
  const { crypto } = edges;
  if (crypto?.subtle === undefined) throw refuseVendor('pkce_unavailable');
  const verifier = randomText(crypto);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const challenge = toBase64Url(new Uint8Array(digest));
  return { state: randomText(crypto), nonce: randomText(crypto), verifier, challenge };
}

/** The nonce in an ID token, unverified: it came from the service itself. */
export function nonceOf(idToken: string): string | undefined {
  const part = idToken.split('.')[1] ?? '';
  try {
    const payload = parseJson(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    return isRecord(payload) ? readString(payload, 'nonce') : undefined;
  } catch {
    // It is no token, so it has no nonce.
    return undefined;
  }
}
