'use client';
import { useHost, useMoney, usePhrases } from '@broadsheet/block-kit';
import { phrases as shared } from '../payment/cardPhrases.ts';
import { writeRefusal } from '../refusal/writeRefusal.ts';
import { endedEnglish } from './endedEnglish.ts';
import type { ExpressOutcome } from './ExpressOutcome.ts';
import { phrases as own } from './phrases.ts';

const phrases = { ...shared, ...own, ...endedEnglish };

/** Returns the words for an attempt: why it failed, or what is said of the account that it has made. */
export function useOutcomeWords(): (outcome: ExpressOutcome) => string | undefined {
  const host = useHost();
  const t = usePhrases(phrases);
  const writeMoney = useMoney();
  return (outcome) => {
    switch (outcome.kind) {
      case 'paid':
        return outcome.isNew ? t('checkout.walletAccount', { email: outcome.email }) : undefined;
      case 'subscribed':
        return t('checkout.walletSecond');
      case 'ended':
        return t('checkout.walletEnded');
      case 'over':
        return t('checkout.walletOver');
      case 'unsure':
        return t('checkout.walletUnsure');
      case 'unusable':
        return t(UNUSABLE[outcome.part]);
      case 'taken':
        return t('checkout.walletTaken', { email: outcome.email });
      case 'unconfirmed':
        return t('checkout.walletConfirm', { email: outcome.email });
      case 'repriced': {
        const { total, currency } = outcome.amounts;
        const amount = writeMoney(total, currency, { decimals: 'auto' });
        return t(outcome.isOther ? 'checkout.walletOther' : 'checkout.walletPrice', { amount });
      }
      case 'elsewhere':
        return t('checkout.walletElsewhere');
      case 'refused':
        return writeRefusal(outcome.error, host);
      case 'failed':
        return t('checkout.walletFailed');
    }
  };
}

const UNUSABLE = {
  email: 'checkout.walletEmail',
  name: 'checkout.walletName',
  address: 'checkout.walletAddress',
} as const;
