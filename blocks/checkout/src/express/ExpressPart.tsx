'use client';
/** The wallets of somebody who is not logged in; fetched, with the card provider's code, after the form below them. */
import { addBase, useHost, useMoney, usePhrases } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { Cart, SalesContext } from '@broadsheet/sdk-sales';
import { areWalletsOffered } from '@broadsheet/sdk-sales/rules';
import { readAddress } from '@broadsheet/sales-ui';
import type { Address } from '@broadsheet/sales-ui';
import { confirmWallet, WalletElements, WALLETS, writeRefusal } from '@broadsheet/sales-ui/card';
import { FormError, Heading, HeadingSection } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { CheckoutProps } from '../CheckoutProps.ts';
import { phrases as shared } from '../phrases.ts';
import { Renewal } from '../steps/Renewal.tsx';
import { Terms } from '../steps/Terms.tsx';
import type { Summary } from '../useSummaryItems.ts';
import { toOrderAmounts } from '../toOrderAmounts.ts';
import { Buttons, Express, Or, Room } from './expressStyles.ts';
import { phrases as own } from './phrases.ts';
import { payExpress, quoteCart } from './payExpress.ts';
import type { ExpressOutcome } from './payExpress.ts';
import { useExpressStart } from './useExpressStart.ts';
import type { StartedExpress } from './useExpressStart.ts';

/** The page's first script has no words of wallets, which most readers never see. */
const phrases = { ...shared, ...own };

export interface ExpressShopping {
  readonly identity: IdentityClient;
  readonly sales: SalesContext;
  readonly cart: Cart;
  readonly summary: Summary;
  /** The country with which the price is quoted until the wallet tells its own. */
  readonly area: Pick<Address, 'country' | 'region'>;
  /** The country of the request. */
  readonly entitlementCountry: string | undefined;
  /** The problem of the last attempt, in words. */
  readonly problem: ReactNode;
  /** Called with the cart as it costs at an address. */
  readonly onQuote: (cart: Cart) => void;
  /** Called when the reader has agreed in the sheet, before anything is done. */
  readonly onPaying: () => void;
  /** @param words why the payment failed */
  readonly onOutcome: (outcome: ExpressOutcome, words: string | undefined) => void;
}

export type ExpressPartProps = ExpressShopping &
  Pick<CheckoutProps, 'stripeIntentsID' | 'termsOfSaleURL' | 'termsOfServiceURL' | 'titleApplePayGooglePay'>;

/** Renders the wallets of the browser, with what they buy; nothing where there are none. */
export function ExpressPart(props: ExpressPartProps) {
  const { identity, sales, stripeIntentsID, cart, area, entitlementCountry } = props;
  const started = useExpressStart({ identity, sales, stripeIntentsID });
  const isQuoted = useQuote(props);
  const { currency } = toOrderAmounts(cart, undefined);
  const isOffered = areWalletsOffered({
    currency,
    billingCountry: area.country,
    ...(entitlementCountry !== undefined && { entitlementCountry }),
  });
  if (started === null || isQuoted === false || !isOffered) return null;
  if (started === undefined || isQuoted === undefined) return <Room aria-hidden />;
  return <Wallets {...props} {...started} />;
}

/**
 * Quotes the cart where the reader is taken to be.
 *
 * @returns whether a price is known, which is compared once more before it is charged; `undefined` while it loads
 */
function useQuote({ sales, area, onQuote }: ExpressPartProps): boolean | undefined {
  const { log } = useHost();
  const { country, region } = area;
  const [isQuoted, setQuoted] = useState<boolean>();
  const last = useRef(onQuote);
  useEffect(() => {
    last.current = onQuote;
  });
  useEffect(() => {
    if (country === '') return;
    let isCurrent = true;
    quoteCart(sales, readAddress({ country, region })).then(
      (cart) => {
        if (!isCurrent) return;
        last.current(cart);
        setQuoted(true);
      },
      (error: unknown) => {
        if (!isCurrent) return;
        log(`The price could not be quoted. ${String(error)}`);
        setQuoted(false);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [sales, country, region, log]);
  return isQuoted;
}

/** Returns the words for an attempt that failed; `undefined` where nothing is said. */
function useOutcomeWords(): (outcome: ExpressOutcome) => string | undefined {
  const host = useHost();
  const t = usePhrases(phrases);
  const writeMoney = useMoney();
  return (outcome) => {
    switch (outcome.kind) {
      case 'paid':
      case 'unsure':
        return undefined;
      case 'unusable':
        return t(UNUSABLE[outcome.part]);
      case 'taken':
        return t('checkout.walletTaken', { email: outcome.email });
      case 'unconfirmed':
        return t('checkout.confirmMail', { email: outcome.email });
      case 'repriced': {
        const { total, currency } = outcome.amounts;
        return t('checkout.walletPrice', { amount: writeMoney(total, currency, { decimals: 'auto' }) });
      }
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

/** Returns what runs one attempt at a time. */
function useAttempt({ identity, sales, option, onPaying, onOutcome }: ExpressPartProps & StartedExpress) {
  const { log } = useHost();
  const write = useOutcomeWords();
  const isRunning = useRef(false);
  return async (
    attempt: Pick<Parameters<typeof payExpress>[0], 'shown' | 'details' | 'confirm'>,
    fail: (reason: 'fail' | 'invalid_billing_address', message: string | undefined) => void,
  ): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    onPaying();
    const outcome = await payExpress({ identity, sales, option, ...attempt });
    const words = write(outcome);
    if (outcome.kind === 'failed' || outcome.kind === 'unsure')
      log(`A payment from a wallet did not go through. ${String(outcome.error)}`);
    if (outcome.kind !== 'paid')
      fail(outcome.kind === 'unusable' ? 'invalid_billing_address' : 'fail', words);
    onOutcome(outcome, words);
    isRunning.current = outcome.kind === 'paid';
  };
}

function Wallets(props: ExpressPartProps & StartedExpress) {
  const { stripe, cart, problem, titleApplePayGooglePay } = props;
  const t = usePhrases(phrases);
  const { environment, site } = useHost();
  const attempt = useAttempt(props);
  const [found, setFound] = useState<boolean>();
  const shown = toOrderAmounts(cart, undefined);
  const returnUrl = addBase(environment.address(), environment.siteUrl());
  if (found === false) return null;
  return (
    <Room>
      <HeadingSection>
        <Express>
          <Heading>{t('checkout.express')}</Heading>
          <FormError>{problem}</FormError>
          <Buttons>
            <WalletElements
              stripe={stripe}
              request={shown}
              wallets={WALLETS}
              asksForBuyer
              businessName={titleApplePayGooglePay?.trim() || (site.websiteName ?? '')}
              onReady={({ availablePaymentMethods: has }) =>
                setFound(WALLETS.some((wallet) => has?.[wallet] === true))
              }
              onLoadError={() => setFound(false)}
              onConfirm={({ billingDetails: details, paymentFailed }, elements) =>
                void attempt(
                  {
                    shown,
                    details,
                    confirm: (clientSecret) =>
                      confirmWallet({ stripe, elements, clientSecret, total: shown.total, returnUrl }),
                  },
                  (reason, message) => paymentFailed({ reason, ...(message !== undefined && { message }) }),
                )
              }
            />
          </Buttons>
          {found === true && <SmallPrint {...props} />}
        </Express>
      </HeadingSection>
    </Room>
  );
}

/** Renders what a wallet pays for and what becomes of its data, and leads on to the form. */
function SmallPrint({ summary, termsOfSaleURL, termsOfServiceURL }: ExpressPartProps) {
  const t = usePhrases(phrases);
  const { items, isTaxInclusive } = summary;
  const isPaidOnce = items.length > 0 && items.every((item) => item.isPaidOnce === true);
  return (
    <>
      <p>{t('checkout.expressText')}</p>
      <HeadingSection>
        <Renewal items={items} isTaxInclusive={isTaxInclusive} />
      </HeadingSection>
      <p>
        <Terms {...{ termsOfSaleURL, termsOfServiceURL, isPaidOnce }} />
      </p>
      <Or>{t('checkout.or')}</Or>
    </>
  );
}
