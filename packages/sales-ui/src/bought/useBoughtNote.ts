'use client';
import { useFormat, useHost, useMoney, usePhrases } from '@broadsheet/block-kit';
import { getAllActiveSubscriptions, getSubscriptionDetails } from '@broadsheet/sdk-sales/operations';
import { toMinorUnits } from '@broadsheet/sdk-sales/rules';
import { useMemo } from 'react';
import { storeBoughtNote } from './boughtNote.ts';
import { phrases } from './phrases.ts';

/** Milliseconds after which the reader goes on without a note. */
const PATIENCE_MS = 4000;

/**
 * Returns a function that tells the page after a paid order what was bought; it never rejects, because the order is paid
 * whether or not this can be told. It takes what is said of an account that paying has made; empty when the reader had one.
 */
export function useBoughtNote(): (account: string) => Promise<void> {
  const { environment, sales, log } = useHost();
  const format = useFormat();
  const writeMoney = useMoney();
  const t = usePhrases(phrases);
  return useMemo(() => {
    async function store(account: string): Promise<void> {
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
        ...(account === '' ? [] : [account]),
      ];
      storeBoughtNote(environment, { product, renewsOn: date, nextCharge: amount, account, sentences });
    }
    return (account) =>
      store(account).catch((error: unknown) => log(`What was bought could not be loaded. ${String(error)}`));
  }, [environment, sales, log, format, writeMoney, t]);
}
