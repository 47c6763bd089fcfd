'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import {
  cancelSubscription,
  keepPlan,
  rescueSubscription,
  updateBillingAddress,
} from '@broadsheet/sdk-sales/operations';
import type { Subscription } from '@broadsheet/sdk-sales';
import { HeadingSection } from '@broadsheet/ui';
import { useState } from 'react';
import { Cards } from './cardStyles.ts';
import { loadSubscriptions } from './loadSubscriptions.ts';
import type { LoadedSubscriptions } from './loadSubscriptions.ts';
import { phrases } from './phrases.ts';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import type { SubscriptionProfileManagementProps } from './SubscriptionProfileManagementProps.ts';

interface SubscriptionListProps extends SubscriptionProfileManagementProps {
  readonly loaded: LoadedSubscriptions;
  readonly onChange: (change: (loaded: LoadedSubscriptions) => LoadedSubscriptions) => void;
}

type Status = NonNullable<Subscription['status']>;
const ACTIVE: Status = 1;
const CANCELED: Status = 3;

/** The members of a subscription that are certain after a change. */
type Known = Partial<Pick<Subscription, 'status' | 'billingAddress' | 'nextCharge'>>;

const withKnown =
  (id: number, known: Known) =>
  (loaded: LoadedSubscriptions): LoadedSubscriptions => ({
    ...loaded,
    managed: loaded.managed.map((each) =>
      each.subscription.subscriptionID === id
        ? {
            ...each,
            subscription: { ...each.subscription, ...known },
            nextPrice: 'nextCharge' in known ? undefined : each.nextPrice,
          }
        : each,
    ),
  });

/** Renders the cards. After a change all subscriptions are loaded again, and the change is announced. */
export function SubscriptionList({ loaded, onChange, ...fields }: SubscriptionListProps) {
  const { sales, managed } = loaded;
  const { log } = useHost();
  const t = usePhrases(phrases);
  const [done, setDone] = useState('');

  async function readAgain(id: number, known: Known) {
    try {
      const fresh = await loadSubscriptions(sales, { log });
      onChange(() => fresh);
    } catch (error) {
      // The change itself has succeeded, so it must not be reported as a failure.
      log(`A subscription was changed and could not be read again. ${String(error)}`);
      onChange(withKnown(id, known));
    }
  }

  return (
    <HeadingSection>
      <Cards aria-label={t('sub.m.title')}>
        {managed.map((each) => {
          const { subscriptionID: id, productName: product } = each.subscription;
          return (
            <SubscriptionCard
              key={id}
              {...fields}
              managed={each}
              onCancel={async (reason) => {
                setDone('');
                await cancelSubscription(sales, id, { reason });
                await readAgain(id, { status: CANCELED });
                setDone(t('sub.m.cancelDone', { product: product ?? '' }));
              }}
              onResubscribe={async () => {
                setDone('');
                await rescueSubscription(sales, id);
                await readAgain(id, { status: ACTIVE });
                setDone(t('sub.m.resubDone', { product: product ?? '' }));
              }}
              onKeepPlan={async () => {
                setDone('');
                await keepPlan(sales, id);
                await readAgain(id, { nextCharge: undefined });
                setDone(t('sub.m.keepDone', { product: product ?? '' }));
              }}
              onAddress={async (address) => {
                setDone('');
                const billingAddress = await updateBillingAddress(sales, address, { subscriptionID: id });
                await readAgain(id, { billingAddress });
                setDone(t('sub.m.addressDone'));
              }}
            />
          );
        })}
      </Cards>
      <output>{done}</output>
    </HeadingSection>
  );
}
