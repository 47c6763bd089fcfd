'use client';
import { useHost } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { PaymentOption, SalesContext } from '@broadsheet/sdk-sales';
import { getPaymentOptions } from '@broadsheet/sdk-sales/operations';
import { choosePaymentOption, paymentMethodTypes } from '@broadsheet/sdk-sales/rules';
import { useEffect, useState } from 'react';
import { loadStripe } from '../card/loadStripe.ts';
import type { StripeOptions } from '../card/loadStripe.ts';

export interface StartedExpress {
  readonly stripe: Awaited<ReturnType<typeof loadStripe>>;
  readonly option: PaymentOption;
}

interface StartOptions {
  readonly identity: IdentityClient;
  readonly sales: SalesContext;
  readonly stripeIntentsID: number | undefined;
  readonly script: Omit<StripeOptions, 'key'>;
  readonly signal: AbortSignal;
}

/** Loads the provider's script; `undefined` where the site takes no wallets from this reader. */
async function start(options: StartOptions): Promise<StartedExpress | undefined> {
  const { identity, sales, stripeIntentsID: preferredID, script, signal } = options;
  const [identityConfig, salesConfig, paymentOptions] = await Promise.all([
    identity.getConfig({ signal }),
    sales.getConfig({ signal }),
    getPaymentOptions(sales, { signal }),
  ]);
  // Nobody can solve a challenge under the sheet of a wallet.
  const isSignUpChallenged = identityConfig.signupRecaptcha && identity.getSession().status !== 'signed-in';
  if (isSignUpChallenged || salesConfig.checkoutRecaptchaEnabled) return undefined;
  const option = choosePaymentOption(paymentOptions, {
    type: paymentMethodTypes.stripeIntents,
    preferredID,
  });
  const key = option?.publishableKey;
  if (option === undefined || !key) return undefined;
  return { stripe: await loadStripe({ ...script, key }), option };
}

/**
 * Returns what pays from a wallet before there is an account: `undefined` while it loads, `null` where there is nothing. A
 * failure is only logged, since the form beside it does without.
 */
export function useExpressStart(
  options: Pick<StartOptions, 'identity' | 'sales' | 'stripeIntentsID'>,
): StartedExpress | null | undefined {
  const { identity, sales, stripeIntentsID } = options;
  const { site, locale, log } = useHost();
  const origin = site.vendorOrigins?.['stripe'];
  const [started, setStarted] = useState<StartedExpress | null>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    start({ identity, sales, stripeIntentsID, script: { origin, locale }, signal }).then(
      (found) => !signal.aborted && setStarted(found ?? null),
      (error: unknown) => {
        if (signal.aborted) return;
        log(`Wallets could not be offered. ${String(error)}`);
        setStarted(null);
      },
    );
    return () => leaving.abort();
  }, [identity, sales, stripeIntentsID, origin, locale, log]);
  return started;
}
