'use client';
import { useHost } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useCallback, useEffect, useRef, useState } from 'react';
import { arrivalOf, completeReturn } from '../oidc/completeReturn.ts';
import { providerLoginOf } from '../oidc/providerLogin.ts';
import { useDeparture } from '../redirect/useDeparture.ts';
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

/**
 * The way of every page with a login (block-contracts 6.0): a return from a provider is completed first; a reader who
 * is signed in, since before or in another tab by now, goes on at once. In the page builder nothing of it happens.
 */
export function useEntrance({ OIDC, loggedInPageLocation, ...referrer }: EntranceOptions): Entrance {
  const { environment, identity } = useHost();
  const departure = useDeparture();
  const reader = useReader();
  const leave = useLoginRedirect({ ...referrer, fallback: loggedInPageLocation });
  const [{ phase, failure }, setState] = useState<{ phase: Phase; failure: unknown }>(ARRIVING);
  const tell = useCallback((next: Phase, error?: unknown) => setState({ phase: next, failure: error }), []);
  const hasEntered = useRef(false);
  const { client } = reader;
  useProviderReturn(client, tell);

  const enter = useCallback(async () => {
    if (hasEntered.current || !departure.begin()) return;
    hasEntered.current = true;
    tell('leaving');
    const login = OIDC ? providerLoginOf(environment.address()) : undefined;
    if (login === undefined) return leave();
    try {
      await (await identity()).loginWithArcIdentityAsOIDCProvider(login);
    } catch (error) {
      hasEntered.current = false;
      departure.end();
      tell('stuck', error);
    }
  }, [identity, OIDC, environment, departure, leave, tell]);

  const isReady = phase === 'here' && reader.status === 'signed-in';
  useEffect(() => {
    if (isReady && !departure.hasBegun()) void enter();
  }, [isReady, departure, enter]);

  return { client, isLeaving: phase === 'leaving', failure, enter };
}

const ARRIVING = { phase: 'arriving', failure: undefined } as const;
