'use client';
import { useHost } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useRef, useState } from 'react';
import type { CheckoutPages } from '../arrival/useCheckoutPages.ts';

export type PayProblem =
  | { readonly kind: 'service'; readonly error: unknown }
  /** The provider refused; the message is in the reader's language, and may advise another card. */
  | { readonly kind: 'provider'; readonly message: string; readonly advisesAnotherCard: boolean };

interface AttemptsOptions {
  readonly identity: IdentityClient;
  readonly pages: CheckoutPages;
}

/**
 * Runs attempts to pay, one at a time, and returns the outcome of the last one. An expired session leads to the login page.
 */
export function usePayAttempts({ identity, pages }: AttemptsOptions) {
  const { log } = useHost();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PayProblem>();
  const [failures, setFailures] = useState(0);
  const isRunning = useRef(false);

  async function run(action: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      if (await identity.isLoggedIn()) await action();
      else pages.toLogin();
    } catch (error) {
      log(`A payment did not go through. ${String(error)}`);
      setProblem({ kind: 'service', error });
      setFailures((count) => count + 1);
    }
    isRunning.current = false;
    setBusy(false);
  }

  return { isBusy, problem, setProblem, failures, run };
}
