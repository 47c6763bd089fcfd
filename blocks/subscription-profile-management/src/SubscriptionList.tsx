'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { cancelSubscription, rescueSubscription } from '@broadsheet/sdk-sales/operations';
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

const withStatus =
  (id: number, status: Status) =>
  (loaded: LoadedSubscriptions): LoadedSubscriptions => ({
    ...loaded,
    managed: loaded.managed.map((each) =>
      each.subscription.subscriptionID === id
        ? { ...each, subscription: { ...each.subscription, status } }
        : each,
    ),
  });

/** The cards; after a change all of them are read again, and what was changed is said. */
export function SubscriptionList({ loaded, onChange, ...fields }: SubscriptionListProps) {
  const { sales, managed } = loaded;
  const { log } = useHost();
  const t = usePhrases(phrases);
  const [done, setDone] = useState('');

  async function readAgain(id: number, status: Status) {
    try {
      const fresh = await loadSubscriptions(sales, { log });
      onChange(() => fresh);
    } catch (error) {
      // The change itself is made, and must not be told as a failure.
      log(`A subscription was changed and could not be read again. ${String(error)}`);
      onChange(withStatus(id, status));
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
                await readAgain(id, CANCELED);
                setDone(t('sub.m.cancelDone', { product: product ?? '' }));
              }}
              onResubscribe={async () => {
                setDone('');
                await rescueSubscription(sales, id);
                await readAgain(id, ACTIVE);
                setDone(t('sub.m.resubDone', { product: product ?? '' }));
              }}
            />
          );
        })}
      </Cards>
      <output>{done}</output>
    </HeadingSection>
  );
}
