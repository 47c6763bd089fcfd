'use client';
import { useHost } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useCallback, useEffect, useRef, useState } from 'react';
import { arrivalOf, completeReturn } from '../oidc/completeReturn.ts';
import { providerLoginOf } from '../oidc/providerLogin.ts';
import type { ProviderLogin } from '../oidc/providerLogin.ts';
import { useLoginRedirect } from '../redirect/useLoginRedirect.ts';
import { withoutQuery } from '../redirect/withoutQuery.ts';
import { useReader } from './useReader.ts';

export interface EntranceOptions {
  readonly redirectURL: string;
  readonly redirectToPreviousPage: boolean;
  readonly loggedInPageLocation: string;
  /** Whether the page signs readers in to other sites (PKCE). */
  readonly OIDC: boolean;
}

export interface Entrance {
  /** `undefined` until it is there; readers can type before. */
  readonly client: IdentityClient | undefined;
  /** True once the page is being left. */
  readonly isLeaving: boolean;
  /** What a return from a provider, or the way to another site, came to; `undefined` if nothing went wrong. */
  readonly failure: unknown;
  /** Leaves the page of a reader who is signed in: for the target, or for the site that asked for the sign-in. */
  enter(): Promise<void>;
}

/** `stuck`: something went wrong, and the page has to say so before anybody goes on. */
type Phase = 'arriving' | 'returning' | 'here' | 'leaving' | 'stuck';

/** What providers add to the address. */
const RETURNED = ['code', 'state', 'error', 'error_description'] as const;

/** Completes a return from a provider, once; the address then no longer shows it. */
function useProviderReturn(
  client: IdentityClient | undefined,
  tell: (phase: Phase, error?: unknown) => void,
) {
  const { environment } = useHost();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (client === undefined || hasBegun.current) return;
    hasBegun.current = true;
    const given = arrivalOf(client, environment.address());
    if (given === undefined) return tell('here');
    tell('returning');
    environment.replaceAddress(withoutQuery(environment.address(), ...RETURNED));
    completeReturn(client, given).then(
      (isDone) => tell(isDone ? 'here' : 'stuck'),
      (error: unknown) => tell('stuck', error),
    );
  }, [client, environment, tell]);
}

const logins = new WeakMap<IdentityClient, Promise<void>>();

/**
 * Goes to the site that asked for a sign-in. It gets one code, whichever of the blocks of a page come here: the others
 * share the way there, and leave it to the first to tell what went wrong.
 *
 * @param isAgain the caller has come here before, in vain
 * @returns false to the others after a failure
 * @throws what `loginWithArcIdentityAsOIDCProvider` throws
 */
async function goToAsker(client: IdentityClient, login: ProviderLogin, isAgain: boolean): Promise<boolean> {
  const known = isAgain ? undefined : logins.get(client);
  if (known !== undefined)
    return known.then(
      () => true,
      () => false,
    );
  const call = client.loginWithArcIdentityAsOIDCProvider(login);
  logins.set(client, call);
  await call;
  return true;
}

/**
 * The way of every page with a login (block-contracts 6.0): a return from a provider is completed first; a reader who
 * is signed in, since before or in another tab by now, goes on at once. In the page builder nothing of it happens.
 */
export function useEntrance({ OIDC, loggedInPageLocation, ...referrer }: EntranceOptions): Entrance {
  const { environment } = useHost();
  const reader = useReader();
  const leave = useLoginRedirect({ ...referrer, fallback: loggedInPageLocation });
  const [{ phase, failure }, setState] = useState<{ phase: Phase; failure: unknown }>(ARRIVING);
  const tell = useCallback((next: Phase, error?: unknown) => setState({ phase: next, failure: error }), []);
  const hasEntered = useRef(false);
  const wasRefused = useRef(false);
  const { client } = reader;
  useProviderReturn(client, tell);

  const enter = useCallback(async () => {
    if (client === undefined || hasEntered.current) return;
    hasEntered.current = true;
    tell('leaving');
    const login = OIDC ? providerLoginOf(environment.address()) : undefined;
    if (login === undefined) return leave();
    try {
      if (await goToAsker(client, login, wasRefused.current)) return;
      tell('stuck');
    } catch (error) {
      tell('stuck', error);
    }
    hasEntered.current = false;
    wasRefused.current = true;
  }, [client, OIDC, environment, leave, tell]);

  const isReady = phase === 'here' && reader.status === 'signed-in';
  useEffect(() => {
    if (isReady) void enter();
  }, [isReady, enter]);

  return { client, isLeaving: phase === 'leaving', failure, enter };
}

const ARRIVING = { phase: 'arriving', failure: undefined } as const;
