'use client';
/** Saves a payment method, one attempt at a time, and returns the outcome of the last one. */
import { useHost, usePhrases } from '@broadsheet/block-kit';
import type { BotChallengeState } from '@broadsheet/bot-challenge';
import { readerEnglish, redirectOrHome, useAttempts, usePageRedirect } from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { InitializedPaymentUpdate, PaymentOption } from '@broadsheet/sdk-sales';
import { finalizePaymentUpdate, initializePaymentUpdate } from '@broadsheet/sdk-sales/operations';
import { readStoredCaptchaToken } from '@broadsheet/sdk-sales/rules';
import { cardEnglish, toProviderUrl, useCheckoutChallenge } from '@broadsheet/sales-ui';
import { useCallback, useRef, useState } from 'react';
import type { LoadedUpdate } from './loadUpdate.ts';
import { phrases } from './phrases.ts';

const english = { ...readerEnglish, ...cardEnglish, ...phrases };
const ERRORS = { byCode: { '010125': 'id.err.captcha' }, otherwise: 'sub.payErr' } as const;

export interface UpdateOptions {
  readonly update: LoadedUpdate;
  readonly identity: IdentityClient;
  readonly pages: {
    /** The URL of the login page, with the way back in its query. */
    readonly loginPage: string;
    readonly successURL: string;
  };
}

export type UpdateStatus = 'idle' | 'saving' | 'leaving' | 'saved';

export interface PaymentUpdate {
  readonly status: UpdateStatus;
  /** The message about the last failed attempt. */
  readonly problem: string | undefined;
  readonly challenge: BotChallengeState;
  /** Runs an attempt, unless one is running or a method was saved; an expired session leads to the login page. */
  run(attempt: () => Promise<void>): Promise<void>;
  /** Replaces the current method by the one that a provider has confirmed, and redirects. */
  save(option: PaymentOption, token: string): Promise<void>;
  /** Begins the change to an option. Calls are sent one after the other, because the service accepts only one at a time. */
  readonly begin: (option: PaymentOption) => Promise<InitializedPaymentUpdate>;
  goToPayPal(option: PaymentOption): Promise<void>;
}

function useBegin({ sales, paymentID }: LoadedUpdate): PaymentUpdate['begin'] {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    ({ paymentMethodID }) => {
      const begun = last.current
        .catch(() => undefined)
        .then(() => initializePaymentUpdate(sales, paymentID, { paymentMethodID }));
      last.current = begun;
      return begun;
    },
    [sales, paymentID],
  );
}

export function useUpdate({ update, identity, pages }: UpdateOptions): PaymentUpdate {
  const { sales, paymentID, challengeConfig } = update;
  const { environment, log } = useHost();
  const t = usePhrases(english);
  const pageRedirect = usePageRedirect();
  const { error, failures, run } = useAttempts(ERRORS);
  const [status, setStatus] = useState<UpdateStatus>('idle');
  const [isFaulty, setFaulty] = useState(false);
  const begin = useBegin(update);
  const isRunning = useRef(false);
  const isSaved = useRef(false);
  const isChallenged = error?.phrase === 'id.err.captcha';
  const challenge = useCheckoutChallenge({
    config: challengeConfig,
    isDemanded: isChallenged,
    error: isChallenged ? t('id.err.captcha') : undefined,
    failures,
  });
  // A visible challenge shows its own error.
  const hasOwnPlace = isChallenged && challenge.kind !== 'off';
  const goTo = (url: string) => pageRedirect.redirect(redirectOrHome(url, environment) ?? '/');

  async function attempt(action: () => Promise<void>): Promise<void> {
    if (await identity.isLoggedIn()) return action();
    setStatus('leaving');
    goTo(pages.loginPage);
  }

  return {
    status,
    problem: isFaulty ? t('sub.payErr') : hasOwnPlace || error === undefined ? undefined : t(error.phrase),
    begin,
    challenge,
    async run(action) {
      if (isRunning.current || isSaved.current) return;
      isRunning.current = true;
      setFaulty(false);
      setStatus('saving');
      const isDone = await run(() => attempt(action)).catch((fault: unknown) => {
        log(`A payment method could not be saved. ${String(fault)}`);
        setFaulty(true);
        return false;
      });
      setStatus((now) => (isDone && now !== 'saving' ? now : 'idle'));
      isRunning.current = false;
    },
    async save({ paymentMethodID }, token) {
      const recaptchaToken = (await challenge.requestToken()) ?? readStoredCaptchaToken(sales.storage);
      await finalizePaymentUpdate(sales, paymentID, { paymentMethodID, token, recaptchaToken });
      isSaved.current = true;
      setStatus('saved');
      goTo(pages.successURL);
    },
    async goToPayPal(option) {
      const url = toProviderUrl((await begin(option)).parameter1, environment.siteUrl());
      setStatus('leaving');
      environment.navigate(url);
    },
  };
}
