import { readString, requireNoError, isRecord } from '@broadsheet/client-core';
import { fillPath } from '../call/fillPath.ts';
import type { CallOptions } from '../CallOptions.ts';
import { oidcCalls } from '../contract/oidcCalls.ts';
import { rememberFlow } from '../social/flow/signInFlow.ts';
import { goTo } from '../social/vendor/goTo.ts';
import { refuseVendor } from '../social/vendor/refuseVendor.ts';
import type { VendorContext } from '../social/vendor/VendorContext.ts';

export interface InitiateOidcOptions extends CallOptions {
  /** What to ask the provider for, instead of what the service asks. */
  readonly scopes?: readonly string[];
  /** Whether the browser goes to the provider; yes when left out. */
  readonly redirect?: boolean;
  /** With `scopes`: Apple gives a name and an address only to those who let it post its answer. */
  readonly isApple?: boolean;
}

/** Where a sign-in with a provider begins. */
export interface OidcInitiation {
  readonly url: string;
  readonly state?: string;
  /** All that came, these members included. Unchecked. */
  readonly raw: Readonly<Record<string, unknown>>;
}

function parseInitiation(body: unknown): OidcInitiation {
  const url = isRecord(body) ? readString(body, 'url') : undefined;
  if (!isRecord(body) || url === undefined || !URL.canParse(url)) throw refuseVendor('unsafe_address');
  // What stands in the address is what the provider gives back.
  const state = new URL(url).searchParams.get('state') || readString(body, 'state') || undefined;
  return { url, state, raw: body };
}

function addressOf({ url }: OidcInitiation, { scopes = [], isApple }: InitiateOidcOptions): string {
  if (scopes.length === 0) return url;
  const address = new URL(url);
  address.searchParams.set('scope', scopes.join(' '));
  if (isApple === true) address.searchParams.set('response_mode', 'form_post');
  return address.href;
}

/**
 * Begins a sign-in with a provider that the service knows, and leaves the page for it (wire-contract 1.6).
 * `signInWithOIDC` ends it, in the same tab.
 *
 * @returns where it begins, if the browser is not to go there; `undefined` otherwise
 * @throws IdentityError `unsafe_address`: the service gave no address; `edge_missing`
 * @throws ApiError, NetworkError
 */
export async function initiateOIDC(
  context: VendorContext,
  oidcClientId: string,
  options: InitiateOidcOptions = {},
): Promise<OidcInitiation | undefined> {
  const path = fillPath(oidcCalls.initiate.path, oidcClientId);
  const request = { ...oidcCalls.initiate, path, signal: options.signal };
  const initiation = parseInitiation(requireNoError(await context.transport.request(request)));
  rememberFlow(context, { kind: 'oidc', state: initiation.state });
  if (options.redirect === false) return initiation;
  goTo(context, addressOf(initiation, options));
  return undefined;
}
