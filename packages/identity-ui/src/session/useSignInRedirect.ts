'use client';
import { useHost } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useCallback, useEffect, useRef, useState } from 'react';
import { completeReturn } from '../oidc/completeReturn.ts';
import { readProviderLogin } from '../oidc/readProviderLogin.ts';
import { getArrival } from '../oidc/providerReturn.ts';
import { usePageRedirect } from '../redirect/usePageRedirect.ts';
import { useReturnRedirect } from '../redirect/useReturnRedirect.ts';
import { withoutQuery } from '../url/withoutQuery.ts';
import { useReader } from './useReader.ts';

export interface SignInRedirectOptions {
  readonly redirectURL: string;
  readonly redirectToPreviousPage: boolean;
  readonly loggedInPageLocation: string;
  /** Whether the page signs readers in to other sites (PKCE). */
  readonly OIDC: boolean;
}

export interface SignInRedirect {
  /** The identity client; `undefined` until it has loaded. Readers can type before that. */
  readonly client: IdentityClient | undefined;
  /** True once the page is being left. */
  readonly isRedirecting: boolean;
  /** The error of a return from a provider, or of the redirect to another site; `undefined` if there was none. */
  readonly failure: unknown;
  /** Leaves the page of a reader who is signed in: for the target, or for the site that asked for the sign-in. */
  redirect(): Promise<void>;
}

/** The steps of the redirect. `stuck`: an error occurred, and the page has to show it before anything redirects. */
type Phase = 'arriving' | 'returning' | 'here' | 'redirecting' | 'stuck';

/** The query parameters that providers add to the URL. */
const RETURNED = ['code', 'state', 'error', 'error_description'] as const;

/** Completes a return from a provider once, and removes it from the URL. */
function useProviderReturn(
  client: IdentityClient | undefined,
  enter: (phase: Phase, error?: unknown) => void,
) {
  const { environment } = useHost();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (client === undefined || hasBegun.current) return;
    hasBegun.current = true;
    const given = getArrival(client, environment.address());
    if (given === undefined) return enter('here');
    enter('returning');
    environment.replaceAddress(withoutQuery(environment.address(), ...RETURNED));
    completeReturn(client, given).then(
      (isDone) => enter(isDone ? 'here' : 'stuck'),
      (error: unknown) => enter('stuck', error),
    );
  }, [client, environment, enter]);
}

/**
 * Does what every page with a login needs: completes a return from a provider, and redirects a reader who is already signed
 * in, or signs in in another tab. In the page builder it does nothing.
 */
export function useSignInRedirect(options: SignInRedirectOptions): SignInRedirect {
  const { OIDC, loggedInPageLocation, ...referrer } = options;
  const { environment, identity } = useHost();
  const pageRedirect = usePageRedirect();
  const reader = useReader();
  const returnToTarget = useReturnRedirect({ ...referrer, fallback: loggedInPageLocation });
  const [{ phase, failure }, setState] = useState<{ phase: Phase; failure: unknown }>(ARRIVING);
  const enter = useCallback((next: Phase, error?: unknown) => setState({ phase: next, failure: error }), []);
  const hasRedirected = useRef(false);
  const { client } = reader;
  useProviderReturn(client, enter);

  const redirect = useCallback(async () => {
    if (hasRedirected.current || !pageRedirect.claim()) return;
    hasRedirected.current = true;
    enter('redirecting');
    const login = OIDC ? readProviderLogin(environment.address()) : undefined;
    if (login === undefined) return returnToTarget();
    try {
      await (await identity()).loginWithArcIdentityAsOIDCProvider(login);
    } catch (error) {
      hasRedirected.current = false;
      pageRedirect.release();
      enter('stuck', error);
    }
  }, [identity, OIDC, environment, pageRedirect, returnToTarget, enter]);

  const isReady = phase === 'here' && reader.status === 'signed-in';
  useEffect(() => {
    if (isReady && !pageRedirect.isClaimed()) void redirect();
  }, [isReady, pageRedirect, redirect]);

  return { client, isRedirecting: phase === 'redirecting', failure, redirect };
}

const ARRIVING = { phase: 'arriving', failure: undefined } as const;
