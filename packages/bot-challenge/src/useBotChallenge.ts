'use client';
import { localeOf, useHost } from '@broadsheet/block-kit';
import type { KeyValueStore } from '@broadsheet/client-core';
import { useCallback } from 'react';
import { challengeMode, demandedMode } from './challengeMode.ts';
import type { ChallengeConfig, ChallengeFlow } from './challengeMode.ts';
import { challengeTokenStore } from './challengeTokenStore.ts';
import { loadRecaptcha, VENDOR_ORIGIN } from './loadRecaptcha.ts';
import { useCheckboxChallenge } from './useCheckboxChallenge.ts';
import type { CheckboxChallenge } from './useCheckboxChallenge.ts';
import { useInvisibleChallenge } from './useInvisibleChallenge.ts';
import { useOutcome } from './useOutcome.ts';
import { useRound } from './useRound.ts';

export interface BotChallengeOptions {
  readonly challengeIn: ChallengeFlow;
  /** `undefined` while it loads: the challenge is off until it is there. */
  readonly config: ChallengeConfig | undefined;
  /** The service has asked for the challenge, so it is on whatever the configuration says of the flow. */
  readonly isDemanded?: boolean;
  /** What the reader is told of a token that the service refused; a new text asks for another token. */
  readonly error?: string;
  /** A change of it, such as the number of failed attempts, asks for another token. */
  readonly resetKey?: string | number;
  /** Where the vendor's script comes from; `https://www.google.com` unless told. */
  readonly scriptOrigin?: string;
  /** Keeps the token; the browser's local storage unless told. */
  readonly store?: KeyValueStore;
}

export interface BotChallengeState {
  readonly kind: 'off' | 'checkbox' | 'invisible';
  /** `waiting` for the reader's tick. `failed`: no token will come until `retry`. */
  readonly status: 'off' | 'loading' | 'waiting' | 'passed' | 'failed';
  /** To be sent with the call, as `recaptchaToken`. */
  readonly token: string | undefined;
  /**
   * A token that is still good, for use at the moment of sending: the invisible challenge is waited for, and run again
   * when its token has aged. `undefined` when off, failed, or when the reader has not ticked the box.
   */
  readonly requestToken: () => Promise<string | undefined>;
  readonly retry: () => void;
  /** As given, for `BotChallenge` to show. */
  readonly error: string | undefined;
  /** Present once there is a box to show. */
  readonly checkbox: CheckboxChallenge | undefined;
}

function useRecaptcha(scriptOrigin = VENDOR_ORIGIN) {
  const { environment, locale } = useHost();
  return useCallback(
    (render: string) =>
      loadRecaptcha({
        page: globalThis.document,
        origin: scriptOrigin,
        render,
        language: localeOf(locale),
        every: environment.every,
      }),
    [scriptOrigin, locale, environment],
  );
}

/**
 * The challenge of one flow. The invisible one runs by itself and at each reset; the box is
 * reset after an error of its own, a refused token and each failed attempt. Identity flows need nothing of sales.
 */
export function useBotChallenge(options: BotChallengeOptions): BotChallengeState {
  const { challengeIn, config, isDemanded = false, error, resetKey, scriptOrigin } = options;
  const { store = challengeTokenStore } = options;
  const mode =
    isDemanded && config !== undefined
      ? demandedMode(challengeIn, config)
      : challengeMode(challengeIn, config);
  const { round, renew } = useRound(resetKey, error);
  const state = useOutcome(store, round);
  const load = useRecaptcha(scriptOrigin);
  const requestToken = useInvisibleChallenge({
    ...state,
    siteKey: mode.kind === 'invisible' ? mode.siteKey : undefined,
    action: challengeIn,
    load,
  });
  const checkbox = useCheckboxChallenge({
    ...state,
    siteKey: mode.kind === 'checkbox' ? mode.siteKey : undefined,
    round,
    renew,
    load,
  });
  const shared = { kind: mode.kind, error, checkbox, retry: renew };
  if (mode.kind === 'off')
    return { ...shared, status: 'off', token: undefined, requestToken: async () => undefined };
  const { outcome, fresh } = state;
  const pending = checkbox === undefined ? 'loading' : 'waiting';
  return {
    ...shared,
    status: outcome.status === 'open' ? pending : outcome.status,
    token: outcome.status === 'passed' ? outcome.token : undefined,
    requestToken: mode.kind === 'invisible' ? requestToken : async () => fresh(),
  };
}
