'use client';
import { safeHref, usePhrases } from '@broadsheet/block-kit';
import type { Subscription } from '@broadsheet/sdk-sales';
import { getSubscriptionState } from '@broadsheet/sdk-sales/rules';
import type { SubscriptionState } from '@broadsheet/sdk-sales/rules';
import { FailedChargeNotice, StatusBadge, toPageHref, useCardDate } from '@broadsheet/sales-ui';
import { Button, Heading } from '@broadsheet/ui';
import { useEffect, useRef } from 'react';
import { CanceledNote } from './CanceledNote.tsx';
import { CancelSubscription } from './CancelSubscription.tsx';
import { Card, Details, Head, Since } from './cardStyles.ts';
import { findEventDate } from './findEventDate.ts';
import { KeepPlan } from './KeepPlan.tsx';
import { phrases } from './phrases.ts';
import { Resubscribe } from './Resubscribe.tsx';
import { RunningDetails } from './RunningDetails.tsx';
import type { SubscriptionCardProps } from './SubscriptionCardProps.ts';

/** Returns a ref that focuses the card after a change, because the control that made the change disappears. */
function useFocusOnChange(state: SubscriptionState | undefined, isChanging: boolean) {
  const card = useRef<HTMLLIElement>(null);
  const now = `${state} ${isChanging}`;
  const shown = useRef(now);
  useEffect(() => {
    if (shown.current === now) return;
    shown.current = now;
    card.current?.focus();
  }, [now]);
  return card;
}

/** Renders a subscription: its name and state, and what the reader can do with it. */
export function SubscriptionCard(props: SubscriptionCardProps) {
  const { subscription, nextPrice } = props.managed;
  const { subscriptionID, productName, status } = subscription;
  const t = usePhrases(phrases);
  const writeDate = useCardDate();
  const state = getSubscriptionState(subscription);
  const card = useFocusOnChange(state, nextPrice !== undefined);
  const start = writeDate(findEventDate(subscription, 'START_SUBSCRIPTION'));
  return (
    <Card ref={card} tabIndex={-1}>
      <Head>
        <Heading>{productName}</Heading>
        {status !== undefined && status !== null && <StatusBadge status={status} />}
      </Head>
      <Since>
        #{subscriptionID}
        {start !== '' && ` · ${t('sub.m.started', { date: start })}`}
      </Since>
      <Standing {...props} state={state} />
    </Card>
  );
}

/** The status of a paid subscription, in contrast to one whose charge has failed. */
const ACTIVE = 1;

type StandingProps = SubscriptionCardProps & { readonly state: SubscriptionState | undefined };

function Standing({ state, ...props }: StandingProps) {
  const { status, failedCharge } = props.managed.subscription;
  const { managed, paymentURL, planURL, sharingURL, onAddress, showCancelLink, showResubscribeLink } = props;
  switch (state) {
    case 'active':
      return (
        <>
          <FailedCharge {...props} />
          <RunningDetails
            {...{ managed, paymentURL, sharingURL, onAddress }}
            {...((status === ACTIVE || failedCharge !== undefined) && { planURL })}
          />
          {managed.nextPrice !== undefined && <KeepPlan {...props} />}
          {showCancelLink && <CancelSubscription {...props} />}
        </>
      );
    case 'canceled':
      return (
        <>
          <CanceledNote subscription={managed.subscription} />
          <RunningDetails managed={managed} isEnding />
          {showResubscribeLink && <Resubscribe {...props} />}
        </>
      );
    case 'terminated':
      return <Ended subscription={managed.subscription} offerURL={props.offerURL} />;
    case undefined:
      return null;
  }
}

function FailedCharge({ managed, paymentURL }: SubscriptionCardProps) {
  const { failedCharge, productName, currentPaymentMethod } = managed.subscription;
  if (failedCharge === undefined) return null;
  const href = toPageHref(paymentURL, { paymentMethodID: currentPaymentMethod?.paymentMethodID });
  return <FailedChargeNotice charge={failedCharge} product={productName ?? ''} href={href} />;
}

interface EndedProps {
  readonly subscription: Subscription;
  readonly offerURL: string;
}

function Ended({ subscription, offerURL }: EndedProps) {
  const t = usePhrases(phrases);
  const writeDate = useCardDate();
  const start = writeDate(findEventDate(subscription, 'START_SUBSCRIPTION'));
  const ended = findEventDate(subscription, 'TERMINATE_SUBSCRIPTION') ?? subscription.nextEventDateUTC;
  const end = writeDate(ended ?? undefined);
  const href = safeHref(offerURL);
  return (
    <>
      {end !== '' && (
        <Details>
          {start !== '' && (
            <div>
              <dt>{t('sub.m.period')}</dt>
              <dd>{t('sub.m.periodValue', { start, end })}</dd>
            </div>
          )}
        </Details>
      )}
      {end !== '' && <Since>{t('sub.m.expired', { date: end })}</Since>}
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
