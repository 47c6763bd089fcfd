'use client';
import { useFormat, useHost, usePhrases } from '@broadsheet/block-kit';
import { AccountNote, AccountSection, NothingToShow, useReaderData } from '@broadsheet/identity-ui';
import { BoughtNotice } from '@broadsheet/sales-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useCallback } from 'react';
import { loadSubscriptions } from './loadSubscriptions.ts';
import type { LoadedSubscriptions } from './loadSubscriptions.ts';
import { paidByOthersPhrases } from './paidByOthersPhrases.ts';
import { phrases } from './phrases.ts';
import { SubscriptionList } from './SubscriptionList.tsx';
import type { SubscriptionProfileManagementProps } from './SubscriptionProfileManagementProps.ts';

const english = { ...phrases, ...paidByOthersPhrases };

/** Renders a card for each subscription that the reader pays for, with buttons to cancel and to resubscribe. */
export function SubscriptionProfileManagement(props: SubscriptionProfileManagementProps) {
  const { offerURL, redirectURL } = props;
  const { sales, log } = useHost();
  const t = usePhrases(english);
  const load = useCallback(
    async (_client: IdentityClient, signal: AbortSignal) => loadSubscriptions(await sales(), { signal, log }),
    [sales, log],
  );
  const data = useReaderData({ load, redirectURL });
  return (
    <>
      <AccountSection heading={t('sub.m.title')} data={data} room="28rem">
        {({ value, put }) => (
          <>
            <BoughtNotice />
            <PaidByOthers {...value} />
            {value.managed.length === 0 ? (
              <NothingToShow text={t('sub.m.none')} url={offerURL} label={t('sub.offers')} />
            ) : (
              <SubscriptionList {...props} loaded={value} onChange={put} />
            )}
          </>
        )}
      </AccountSection>
      {/* The header leaves the thanks for what was bought to this page. */}
      <span hidden data-thanks="" />
    </>
  );
}

/** Renders a sentence for each way in which others pay for what the reader reads. */
function PaidByOthers({ paidByOthers, giftEndsOn }: LoadedSubscriptions) {
  const t = usePhrases(english);
  const format = useFormat();
  return paidByOthers.map((way) => (
    <AccountNote key={way}>
      {way === 'gift' && giftEndsOn !== undefined
        ? t('sub.m.by.giftUntil', { date: format.date(giftEndsOn) })
        : t(`sub.m.by.${way}`)}
    </AccountNote>
  ));
}
