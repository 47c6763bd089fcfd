'use client';
import { safeHref, useHost, usePhrases } from '@broadsheet/block-kit';
import { AccountNote, AccountSection, useReaderData } from '@broadsheet/reader';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { Button } from '@broadsheet/ui';
import { useCallback } from 'react';
import { loadSubscriptions } from './loadSubscriptions.ts';
import { phrases } from './phrases.ts';
import { SubscriptionList } from './SubscriptionList.tsx';
import type { SubscriptionProfileManagementProps } from './SubscriptionProfileManagementProps.ts';

/** The subscriptions that the reader pays for, a card each, with ways to cancel and to come back. */
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
          <NoSubscriptions offerURL={offerURL} />
        ) : (
          <SubscriptionList {...props} loaded={value} onChange={put} />
        )
      }
    </AccountSection>
  );
}

function NoSubscriptions({ offerURL }: Pick<SubscriptionProfileManagementProps, 'offerURL'>) {
  const t = usePhrases(phrases);
  const href = safeHref(offerURL);
  return (
    <>
      <AccountNote>{t('sub.m.none')}</AccountNote>
      {href !== undefined && (
        <div>
          <Button variant="primary" href={href}>
            {t('sub.offers')}
          </Button>
        </div>
      )}
    </>
  );
}
