'use client';
import { toLocale, useHost } from '@broadsheet/block-kit';
import type { KeyValueStore } from '@broadsheet/client-core';
import { useCallback, useEffect } from 'react';
import { challengeMode, demandedMode, findModeFault } from './challengeMode.ts';
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
  /** The configuration; `undefined` while it loads, and the challenge is off until then. */
  readonly config: ChallengeConfig | undefined;
  /** Whether the service has demanded the challenge; then it is on whatever the configuration says about the flow. */
  readonly isDemanded?: boolean;
  /** The message about a token that the service refused; a new text requests another token. */
  readonly error?: string;
  /** A key, such as the number of failed attempts, whose change requests another token. */
  readonly resetKey?: string | number;
  /** The origin of the vendor's script. Default: `https://www.google.com`. */
  readonly scriptOrigin?: string;
  /** The store of the token. Default: the browser's local storage. */
  readonly store?: KeyValueStore;
}

export interface BotChallengeState {
  readonly kind: 'off' | 'checkbox' | 'invisible';
  /** `waiting`: for the reader to tick the checkbox. `failed`: there will be no token until `retry`. */
  readonly status: 'off' | 'loading' | 'waiting' | 'passed' | 'failed';
  /** The token to send with the call, as `recaptchaToken`. */
  readonly token: string | undefined;
  /**
   * Resolves with a valid token; call it right before sending. It waits for the invisible challenge, and runs it again if
   * its token is too old. `undefined` when off, failed, or when the reader has not ticked the checkbox.
   */
  readonly requestToken: () => Promise<string | undefined>;
  readonly retry: () => void;
  /** The `error` option, for `BotChallenge` to show. */
  readonly error: string | undefined;
  /** The checkbox, once it can be shown. */
  readonly checkbox: CheckboxChallenge | undefined;
}

function useFaultLog(fault: string | undefined): void {
  const { log } = useHost();
  useEffect(() => {
    if (fault !== undefined) log(fault);
  }, [log, fault]);
}

function useRecaptcha(scriptOrigin = VENDOR_ORIGIN) {
  const { environment, locale } = useHost();
  return useCallback(
    (render: string) =>
      loadRecaptcha({
        page: globalThis.document,
        origin: scriptOrigin,
        render,
        language: toLocale(locale),
        every: environment.every,
      }),
    [scriptOrigin, locale, environment],
  );
}

/**
 * Returns the challenge of one flow. An invisible challenge runs by itself and at each reset; a checkbox is reset after its
 * own errors, a refused token and each failed attempt. Identity flows do not need the sales configuration.
 */
export function useBotChallenge(options: BotChallengeOptions): BotChallengeState {
  const { challengeIn, config, isDemanded = false, error, resetKey, scriptOrigin } = options;
  const { store = challengeTokenStore } = options;
  const mode =
    isDemanded && config !== undefined
      ? demandedMode(challengeIn, config)
      : challengeMode(challengeIn, config);
  useFaultLog(findModeFault(challengeIn, config));
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
