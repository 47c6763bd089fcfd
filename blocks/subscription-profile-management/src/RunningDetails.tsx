'use client';
import { safeHref, usePhrases } from '@broadsheet/block-kit';
import type { Href } from '@broadsheet/block-kit';
import type { Subscription } from '@broadsheet/sdk-sales';
import { findBrand, PaymentLine, toExpiry, toPageHref } from '@broadsheet/sales-ui';
import { Button, Link } from '@broadsheet/ui';
import { useId } from 'react';
import { BillingAddress } from './BillingAddress.tsx';
import { Details, Following } from './cardStyles.ts';
import type { ManagedSubscription } from './loadSubscriptions.ts';
import { phrases } from './phrases.ts';
import type { SubscriptionCardProps } from './SubscriptionCardProps.ts';
import { useNextCharge } from './useNextCharge.ts';

interface RunningDetailsProps {
  readonly managed: ManagedSubscription;
  /** The URL of the page that changes the payment method; no link without it. */
  readonly paymentURL?: string;
  /** The URL of the page that changes the plan; no link without it. */
  readonly planURL?: string;
  /** The URL of the page that shares the subscription, shown for products that can be shared; no link without it. */
  readonly sharingURL?: string;
  /** Whether the subscription is cancelled: nothing is charged unless the reader resubscribes. */
  readonly isEnding?: boolean;
  readonly onAddress?: SubscriptionCardProps['onAddress'];
}

/** Renders how a subscription is paid, what is charged next, and the billing address. */
export function RunningDetails(props: RunningDetailsProps) {
  const { managed, paymentURL = '', planURL = '', sharingURL = '', isEnding = false, onAddress } = props;
  const { subscription } = managed;
  const t = usePhrases(phrases);
  return (
    <Details>
      <div>
        <dt>{t('sub.m.payment')}</dt>
        <dd>
          <PaymentMethod subscription={subscription} paymentURL={paymentURL} />
        </dd>
      </div>
      <Charges managed={managed} isEnding={isEnding} planURL={planURL} />
      <BillingAddress subscription={subscription} onAddress={onAddress} />
      <ReadingAlong subscription={subscription} sharingURL={sharingURL} />
    </Details>
  );
}

function ReadingAlong({ subscription, sharingURL }: { subscription: Subscription; sharingURL: string }) {
  const t = usePhrases(phrases);
  const { sharesAllowed: n = 0 } = subscription;
  const href = sharingURL === '' ? undefined : safeHref(sharingURL);
  if (n === 0 || href === undefined) return null;
  return (
    <div>
      <dt>{t('sub.m.along')}</dt>
      <dd>
        {t('sub.m.alongValue', { n })}
        <div>
          <Link href={href}>{t('sub.m.share')}</Link>
        </div>
      </dd>
    </div>
  );
}

function PaymentMethod({ subscription, paymentURL }: { subscription: Subscription; paymentURL: string }) {
  const t = usePhrases(phrases);
  const { currentPaymentMethod: method } = subscription;
  const { paymentPartner, creditCardType, lastFour, expiration, paymentMethodID: id } = method ?? {};
  // Readers know the names of wallets, but not that of a card's payment provider.
  const brand = creditCardType || (findBrand(paymentPartner) ? paymentPartner : undefined);
  const href = toPageHref(paymentURL, { paymentMethodID: id });
  return (
    <>
      <PaymentLine brand={brand} lastFour={lastFour} expiry={toExpiry(expiration)} />
      {href !== undefined && (
        <div>
          <Link href={href}>{t('sub.m.update')}</Link>
        </div>
      )}
    </>
  );
}

interface ChargesProps {
  readonly managed: ManagedSubscription;
  readonly isEnding: boolean;
  readonly planURL: string;
}

function Charges({ managed, isEnding, planURL }: ChargesProps) {
  const t = usePhrases(phrases);
  const href = toPageHref(planURL, { subscriptionID: managed.subscription.subscriptionID });
  const { next, frequency, price, nextPlan } = useNextCharge(managed);
  const { failedCharge } = managed.subscription;
  const isCharged =
    failedCharge === undefined ||
    (failedCharge.retriesOn !== undefined && failedCharge.hasNewMethod !== true);
  return (
    <>
      {isCharged && next !== '' && (
        <div>
          <dt>{t(failedCharge === undefined ? 'sub.m.next' : 'sub.m.retry')}</dt>
          <dd>
            {isEnding ? t('sub.m.nextNone', { next }) : next}
            <Following>{frequency || t('sub.m.priceErr')}</Following>
          </dd>
        </div>
      )}
      {price !== '' && (
        <div>
          <dt>{t('sub.m.price')}</dt>
          <dd>
            {price}
            {nextPlan !== '' && <Following>{nextPlan}</Following>}
            {href !== undefined &&
              (failedCharge === undefined ? <PlanLink href={href} /> : <PlanLater href={href} />)}
          </dd>
        </div>
      )}
    </>
  );
}

function PlanLink({ href }: { readonly href: Href }) {
  const t = usePhrases(phrases);
  return (
    <div>
      <Link href={href}>{t('sub.m.plan')}</Link>
    </div>
  );
}

/** Renders the link to the change of plan without its address, with the reason. */
function PlanLater({ href }: { readonly href: Href }) {
  const t = usePhrases(phrases);
  const id = useId();
  return (
    <>
      <Button variant="secondary" size="small" href={href} disabled aria-describedby={id}>
        {t('sub.m.plan')}
      </Button>
      <Following id={id}>{t('sub.m.planLater')}</Following>
    </>
  );
}
