'use client';
import { useFormat, useHost, useMoney, usePhrases } from '@broadsheet/block-kit';
import { toMinorUnits } from '@broadsheet/sdk-sales/rules';
import { getAllActiveSubscriptions, getSubscriptionDetails } from '@broadsheet/sdk-sales/operations';
import { boughtWords, storeBoughtNote } from '@broadsheet/sales-ui';
import { useMemo } from 'react';
import type { RefObject } from 'react';
import type { CheckoutPages } from '../arrival/CheckoutPages.ts';

/** Milliseconds after which the reader goes on without a note. */
const PATIENCE_MS = 4000;

/**
 * Returns the pages of a checkout that tells the page after a paid order what was bought.
 *
 * @param account holds what is said of an account that paying has made
 */
export function useBoughtNote(pages: CheckoutPages, account: RefObject<string>): CheckoutPages {
  const { environment, sales, log } = useHost();
  const format = useFormat();
  const writeMoney = useMoney();
  const t = usePhrases(boughtWords);
  return useMemo(() => {
    async function store(): Promise<void> {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const context = await sales();
      const subscriptions = await getAllActiveSubscriptions(context, { signal });
      const last = subscriptions.toSorted((one, other) => other.subscriptionID - one.subscriptionID)[0];
      if (last === undefined) return;
      const details = await getSubscriptionDetails(context, last.subscriptionID, { signal });
      const { nextCharge, nextEventDateUTC, paymentHistory } = details;
      const currency = paymentHistory?.at(-1)?.currency;
      const { total } = nextCharge ?? {};
      const product = details.productName ?? '';
      const date = nextCharge === undefined ? '' : format.date(nextEventDateUTC);
      const amount =
        total === undefined || currency === undefined
          ? ''
          : writeMoney(toMinorUnits(total, currency), currency, { decimals: 'auto' });
      const renewal = amount === '' ? t('sub.b.renews', { date }) : t('sub.b.renewsFor', { date, amount });
      const sentences = [
        t('sub.b.thanks'),
        t('sub.b.bought', { product }),
        ...(date === '' ? [] : [renewal]),
        ...(account.current === '' ? [] : [account.current]),
      ];
      const note = { product, renewsOn: date, nextCharge: amount, account: account.current };
      storeBoughtNote(environment, { ...note, sentences });
    }
    return {
      ...pages,
      toSuccess() {
        // The order is paid whether or not this can be told.
        store()
          .catch((error: unknown) => log(`What was bought could not be loaded. ${String(error)}`))
          .finally(pages.toSuccess);
      },
    };
  }, [pages, account, environment, sales, log, format, writeMoney, t]);
}
