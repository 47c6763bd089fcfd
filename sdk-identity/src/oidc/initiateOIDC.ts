import { isRecord, readString, sendCall, withoutError } from '@broadsheet/client-core';
import type { CallOptions } from '../call/CallOptions.ts';
import { oidcCalls } from '../contract/oidcCalls.ts';
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { rememberFlow } from '../redirect/signInFlow.ts';
import { goTo } from '../redirect/goTo.ts';

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

/**
 * Begins a sign-in with a provider that the service knows, and leaves the page for it.
 * `signInWithOIDC` ends it, in the same tab.
 *
 * @returns where it begins, if the browser is not to go there; `undefined` otherwise
 * @throws IdentityError `unsafe_url`: the service gave no address; `adapter_missing`
 * @throws ApiError, NetworkError
 */
export async function initiateOIDC(
  context: IdentityContext,
  oidcClientId: string,
  options: InitiateOidcOptions = {},
): Promise<OidcInitiation | undefined> {
  const { signal, redirect, scopes = [], isApple } = options;
  const parts = { values: [oidcClientId], signal };
  const { body } = await sendCall(context.transport.request, oidcCalls.initiate, {
    ...parts,
    read: withoutError,
  });
  const given = isRecord(body) ? body : {};
  const url = readString(given, 'url');
  if (url === undefined || !URL.canParse(url)) throw vendorError('unsafe_url');
  const address = new URL(url);
  const { searchParams } = address;
  // What stands in the address is what the provider gives back.
  const state = searchParams.get('state') || readString(given, 'state') || undefined;
  rememberFlow(context, { kind: 'oidc', state });
  if (redirect === false) return { url, state, raw: given };
  if (scopes.length > 0) {
    searchParams.set('scope', scopes.join(' '));
    if (isApple === true) searchParams.set('response_mode', 'form_post');
  }
  goTo(context, scopes.length > 0 ? address.href : url);
  return undefined;
}
