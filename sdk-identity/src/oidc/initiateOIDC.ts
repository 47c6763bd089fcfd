import { isRecord, sendCall, string, withoutError } from '@broadsheet/client-core';
import type { CallOptions } from '../call/CallOptions.ts';
import { oidcCalls } from '../contract/oidcCalls.ts';
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { rememberFlow } from '../redirect/signInFlow.ts';
import { goTo } from '../redirect/goTo.ts';

export interface InitiateOidcOptions extends CallOptions {
  /** The scopes to request from the provider; they replace those that the service requests. */
  readonly scopes?: readonly string[];
  /** Whether to redirect to the provider. Default: true. */
  readonly redirect?: boolean;
  /** Used with `scopes`: requests the response mode `form_post`, without which Apple returns no name and email address. */
  readonly isApple?: boolean;
}

/** The URL and state with which a sign-in with a provider starts. */
export interface OidcInitiation {
  readonly url: string;
  readonly state?: string;
  /** The whole response, including these members. Unchecked. */
  readonly raw: Readonly<Record<string, unknown>>;
}

/**
 * Starts a sign-in with a provider that the service knows, and redirects to it. `signInWithOIDC` completes the sign-in, in
 * the same tab.
 *
 * @returns the provider's URL and state when `redirect` is false; `undefined` otherwise
 * @throws IdentityError `unsafe_url`: the service returned no URL; `adapter_missing`
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
  const url = string(given['url']);
  if (url === undefined || !URL.canParse(url)) throw vendorError('unsafe_url');
  const address = new URL(url);
  const { searchParams } = address;
  // The provider returns the state of the URL, so that one takes precedence.
  const state = searchParams.get('state') || string(given['state']) || undefined;
  rememberFlow(context, { kind: 'oidc', state });
  if (redirect === false) return { url, state, raw: given };
  if (scopes.length > 0) {
    searchParams.set('scope', scopes.join(' '));
    if (isApple === true) searchParams.set('response_mode', 'form_post');
  }
  goTo(context, scopes.length > 0 ? address.href : url);
  return undefined;
}
