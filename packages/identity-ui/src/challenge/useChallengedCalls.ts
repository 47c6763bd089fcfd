'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import type { BotChallengeState, ChallengeFlow } from '@broadsheet/bot-challenge';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../callbacks/useLatest.ts';
import { readyConfig, useIdentityConfig } from '../configuration/useIdentityConfig.ts';
import type { IdentityConfigState } from '../configuration/useIdentityConfig.ts';
import type { ErrorPhrases, FormError } from '../errors/toFormError.ts';
import { useAttempts } from '../errors/useAttempts.ts';
import { phrases } from '../phrases.ts';
import { isChallengeDemand, useDemandedChallenge } from './useDemandedChallenge.ts';
import { useIdentityChallenge } from './useIdentityChallenge.ts';

export interface ChallengedCallsOptions<Key extends string> {
  /** The flow of the bot challenge; absent: there is no bot challenge. */
  readonly flow?: Exclude<ChallengeFlow, 'checkout'> | undefined;
  /** `undefined` until it is there: neither typing nor sending has to wait for it. */
  readonly client: IdentityClient | undefined;
  /** The phrases of errors; must be a constant. */
  readonly errors: ErrorPhrases<Key>;
}

/** The request of a form, with the token of the bot challenge if there is one. */
export type ChallengedCall = (client: IdentityClient, recaptchaToken: string | undefined) => Promise<unknown>;

export interface DemandedChallenge extends BotChallengeState {
  /** Whether the service refused the form because it lacked this check, so that the form is sent again once it is passed. */
  readonly sendsWhenPassed: boolean;
}

export interface ChallengedCalls<Key extends string> {
  readonly config: IdentityConfigState;
  /** The props of `ChallengeField`, including the service's error about its token. */
  readonly challenge: DemandedChallenge;
  /** Why the last call failed, for the form; `undefined` when it did not, or the challenge says it. */
  readonly error: FormError<Key>['phrase'] | undefined;
  /** Runs the call with a fresh token. Resolves with whether the call succeeded. */
  send(call: ChallengedCall): Promise<boolean>;
}

/** Returns a function that waits until it is known whether there is a check; a quick reader may submit the form before. */
function useKnown(config: IdentityConfigState): () => Promise<void> {
  const known = useRef(Promise.withResolvers<void>());
  const isKnown = config.status !== 'loading';
  useEffect(() => {
    if (isKnown) known.current.resolve();
  }, [isKnown]);
  return () => known.current.promise;
}

/** Returns the calls of a form with a bot challenge. Each failed call needs another token. */
export function useChallengedCalls<Key extends string>(
  options: ChallengedCallsOptions<Key>,
): ChallengedCalls<Key> {
  const { flow, client, errors } = options;
  const { identity } = useHost();
  const t = usePhrases(phrases);
  // A client that only loaded when the form was sent, after an earlier attempt to load it failed.
  const [late, setLate] = useState<IdentityClient>();
  const config = useIdentityConfig(flow === undefined ? undefined : (client ?? late));
  const whenKnown = useKnown(config);
  const { error, failures, run } = useAttempts(errors);
  const demand = useDemandedChallenge();
  const [sendsWhenPassed, setSendsWhenPassed] = useState(false);
  const challengePhrase = sendsWhenPassed ? 'id.challengeDemanded' : 'id.err.captcha';
  const challenge = useIdentityChallenge({
    challengeIn: flow ?? 'signin',
    config: demand.config ?? readyConfig(config),
    isDemanded: demand.config !== undefined,
    ...(error?.place === 'challenge' && { error: t(challengePhrase) }),
    resetKey: failures,
  });
  const latest = useLatest(challenge);
  const kindNow = () => latest.current.kind;
  return {
    config,
    challenge: { ...challenge, sendsWhenPassed },
    error: error?.place === 'form' || challenge.kind === 'off' ? error?.phrase : undefined,
    send: (call) =>
      run(async () => {
        const service = await identity();
        setLate(service);
        setSendsWhenPassed(false);
        if (flow !== undefined) await whenKnown();
        const attempt = async () => call(service, await latest.current.requestToken());
        try {
          await attempt();
        } catch (reason) {
          if (flow === undefined || kindNow() !== 'off' || !isChallengeDemand(reason)) throw reason;
          await demand.demandChallenge(service);
          // The reader has to tick a box first; an invisible check runs by itself.
          if (kindNow() !== 'invisible') {
            setSendsWhenPassed(kindNow() === 'checkbox');
            throw reason;
          }
          await attempt();
        }
      }),
  };
}
