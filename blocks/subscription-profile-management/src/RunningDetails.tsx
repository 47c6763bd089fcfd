'use client';
import { localeOf, safeHref, useHost, usePhrases } from '@broadsheet/block-kit';
import type { Subscription } from '@broadsheet/sdk-sales';
import { findBrand, listCountries, PaymentLine, toAddressLines, toExpiry } from '@broadsheet/subscription';
import { Link } from '@broadsheet/ui';
import { Details, Following } from './cardStyles.ts';
import type { ManagedSubscription } from './loadSubscriptions.ts';
import { phrases } from './phrases.ts';
import { useNextCharge } from './useNextCharge.ts';

interface RunningDetailsProps {
  readonly managed: ManagedSubscription;
  /** Page that changes the payment method; no link without it. */
  readonly paymentURL?: string;
  /** It is cancelled: nothing is charged unless its reader comes back. */
  readonly isEnding?: boolean;
}

/** How a subscription is paid, what is charged next, and where its bill goes. */
export function RunningDetails({ managed, paymentURL = '', isEnding = false }: RunningDetailsProps) {
  const { subscription } = managed;
  const t = usePhrases(phrases);
  const address = useAddressLine(subscription);
  return (
    <Details>
      <div>
        <dt>{t('sub.m.payment')}</dt>
        <dd>
          <PaymentMethod subscription={subscription} paymentURL={paymentURL} />
        </dd>
      </div>
      <Charges managed={managed} isEnding={isEnding} />
      {address !== '' && (
        <div>
          <dt>{t('sub.m.address')}</dt>
          <dd>{address}</dd>
        </div>
      )}
    </Details>
  );
}

function PaymentMethod({ subscription, paymentURL }: { subscription: Subscription; paymentURL: string }) {
  const t = usePhrases(phrases);
  const { currentPaymentMethod: method } = subscription;
  const { paymentPartner, creditCardType, lastFour, expiration, paymentMethodID: id } = method ?? {};
  // A wallet has a name that readers know, the provider of a card has none.
  const brand = creditCardType || (findBrand(paymentPartner) ? paymentPartner : undefined);
  const query = `${paymentURL.includes('?') ? '&' : '?'}paymentMethodID=${String(id)}`;
  const href = paymentURL === '' || !id ? undefined : safeHref(`${paymentURL}${query}`);
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

function Charges({ managed, isEnding }: { managed: ManagedSubscription; isEnding: boolean }) {
  const t = usePhrases(phrases);
  const { next, frequency, price } = useNextCharge(managed);
  return (
    <>
      {next !== '' && (
        <div>
          <dt>{t('sub.m.next')}</dt>
          <dd>
            {isEnding ? t('sub.m.nextNone', { next }) : next}
            <Following>{frequency || t('sub.m.priceErr')}</Following>
          </dd>
        </div>
      )}
      {price !== '' && (
        <div>
          <dt>{t('sub.m.price')}</dt>
          <dd>{price}</dd>
        </div>
      )}
    </>
  );
}

function useAddressLine({ billingAddress }: Subscription): string {
  const { locale } = useHost();
  if (!billingAddress) return '';
  const country = listCountries(localeOf(locale)).find(({ code }) => code === billingAddress.country);
  return toAddressLines(billingAddress, country?.name).join(', ');
}
