'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import type { BotChallengeState, ChallengeFlow } from '@broadsheet/bot-challenge';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useEffect, useRef, useState } from 'react';
import { configOf, useIdentityConfig } from '../configuration/useIdentityConfig.ts';
import type { IdentityConfigState } from '../configuration/useIdentityConfig.ts';
import { phrases } from '../phrases.ts';
import { useDeparture } from '../redirect/useDeparture.ts';
import { useAttempts } from '../refusal/useAttempts.ts';
import type { FormPhrase, RefusalPhrases } from '../refusal/refusalOf.ts';
import { useLatest } from '../social/useLatest.ts';
import { useIdentityChallenge } from './useIdentityChallenge.ts';

export interface ChallengedCallsOptions<Key extends string> {
  readonly flow: Exclude<ChallengeFlow, 'checkout'>;
  /** `undefined` until it is there: neither typing nor sending has to wait for it. */
  readonly client: IdentityClient | undefined;
  /** A constant. */
  readonly refusals: RefusalPhrases<Key>;
}

export interface ChallengedCalls<Key extends string> {
  readonly config: IdentityConfigState;
  /** For `BotChallenge`, with the service's refusal of its token. */
  readonly challenge: BotChallengeState;
  /** Why the last call was refused, for the form; `undefined` when it was not, or the challenge says it. */
  readonly refusal: FormPhrase<Key> | undefined;
  /** Calls with a fresh token; answers whether the call succeeded. */
  send(
    call: (client: IdentityClient, recaptchaToken: string | undefined) => Promise<unknown>,
  ): Promise<boolean>;
}

function readerOf(service: IdentityClient): string | undefined {
  const session = service.getSession();
  return session.status === 'signed-in' ? session.identity.uuid : undefined;
}

/** Waits until it is known whether there is a check at all: who is quick may send a form before. */
function useKnown(config: IdentityConfigState): () => Promise<void> {
  const known = useRef(Promise.withResolvers<void>());
  const isKnown = config.status !== 'loading';
  useEffect(() => {
    if (isKnown) known.current.resolve();
  }, [isKnown]);
  return () => known.current.promise;
}

/** The calls of a form that a robot check precedes (spec identity §4): each failure asks for another token. */
export function useChallengedCalls<Key extends string>(
  options: ChallengedCallsOptions<Key>,
): ChallengedCalls<Key> {
  const { flow, client, refusals } = options;
  const { identity } = useHost();
  const departure = useDeparture();
  const t = usePhrases(phrases);
  // One that came only as the form was sent: what connects the block has failed before.
  const [late, setLate] = useState<IdentityClient>();
  const config = useIdentityConfig(client ?? late);
  const whenKnown = useKnown(config);
  const { refusal, failures, run } = useAttempts(refusals);
  const challenge = useIdentityChallenge({
    challengeIn: flow,
    config: configOf(config),
    ...(refusal?.place === 'challenge' && { error: t(refusal.phrase) }),
    resetKey: failures,
  });
  const latest = useLatest(challenge);
  return {
    config,
    challenge,
    refusal: refusal?.place === 'form' ? refusal.phrase : undefined,
    send: (call) =>
      run(async () => {
        const service = await identity();
        setLate(service);
        await whenKnown();
        const before = readerOf(service);
        // Where the call signs somebody in, its own block knows where they go.
        departure.begin();
        try {
          await call(service, await latest.current.requestToken());
        } finally {
          if (readerOf(service) === before) departure.end();
        }
      }),
  };
}
