'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { AccountSection, NothingToShow, useReaderData } from '@broadsheet/reader';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useCallback } from 'react';
import { loadSubscriptions } from './loadSubscriptions.ts';
import { phrases } from './phrases.ts';
import { SubscriptionList } from './SubscriptionList.tsx';
import type { SubscriptionProfileManagementProps } from './SubscriptionProfileManagementProps.ts';

/** Renders a card for each subscription that the reader pays for, with buttons to cancel and to resubscribe. */
export function SubscriptionProfileManagement(props: SubscriptionProfileManagementProps) {
  const { offerURL, redirectURL } = props;
  const { sales, log } = useHost();
  const t = usePhrases(phrases);
  const load = useCallback(
    async (_client: IdentityClient, signal: AbortSignal) => loadSubscriptions(await sales(), { signal, log }),
    [sales, log],
  );
  const data = useReaderData({ load, redirectURL });
  return (
    <AccountSection heading={t('sub.m.title')} data={data} room="28rem">
      {({ value, put }) =>
        value.managed.length === 0 ? (
          <NothingToShow text={t('sub.m.none')} url={offerURL} label={t('sub.offers')} />
        ) : (
          <SubscriptionList {...props} loaded={value} onChange={put} />
        )
      }
    </AccountSection>
  );
}
