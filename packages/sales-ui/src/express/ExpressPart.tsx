'use client';
/** The wallets of a browser, which pay what is in the cart; fetched late, with the card provider's code. */
import { addBase, useHost, usePhrases } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { Cart, SalesContext } from '@broadsheet/sdk-sales';
import { areWalletsOffered } from '@broadsheet/sdk-sales/rules';
import { Button, FormError, Heading, HeadingSection } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Address } from '../address/Address.ts';
import { readAddress } from '../address/addressValues.ts';
import { confirmWallet } from '../card/confirmWallet.ts';
import { WALLETS } from '../card/Wallet.ts';
import { WalletElements } from '../card/WalletElements.tsx';
import { WalletProbe } from '../card/WalletProbe.tsx';
import { claimFreeFocus } from '../claimFreeFocus.ts';
import type { Summary } from '../order/useSummaryItems.ts';
import { phrases as shared } from '../payment/cardPhrases.ts';
import { Renewal } from '../terms/Renewal.tsx';
import { Terms } from '../terms/Terms.tsx';
import type { TermsProps } from '../terms/Terms.tsx';
import { Buttons, Express, Or, Room } from './expressStyles.ts';
import { phrases as own } from './phrases.ts';
import { payExpress, quoteCart, toShown } from './payExpress.ts';
import type { MadeOrder, Shown } from './payExpress.ts';
import type { ExpressOutcome } from './ExpressOutcome.ts';
import { useExpressStart } from './useExpressStart.ts';
import type { StartedExpress } from './useExpressStart.ts';
import { useOutcomeWords } from './useOutcomeWords.ts';

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
  /** Where the wallets stand by the form, or that there is none; `undefined` until the browser is known to have one. */
  readonly place: 'above' | 'below' | 'alone' | undefined;
  /** Whether the reader has pressed a button for wallets already, so that they are told where there is none. */
  readonly isWanted: boolean;
  /** Called once the browser is known to have a wallet. */
  readonly onFound: () => void;
  /** Called with the cart as it costs at an address. */
  readonly onQuote: (cart: Cart) => void;
  /** Called when the reader has agreed in the sheet, before anything is done. */
  readonly onPaying: () => void;
  /** @param words why the payment failed; of one that is made, what is said of the account */
  readonly onOutcome: (outcome: ExpressOutcome, words: string | undefined) => void;
}

export interface ExpressPartProps
  extends ExpressShopping, Pick<TermsProps, 'termsOfSaleURL' | 'termsOfServiceURL'> {
  /** The id of the card provider's payment option, where the site has several; absent: the one with the lowest. */
  readonly stripeIntentsID?: number | undefined;
  /** What the wallets call the total; absent or blank: the site's name. */
  readonly titleApplePayGooglePay?: string | undefined;
}

/** Renders the wallets of the browser, with what they buy; nothing where there are none. */
export function ExpressPart(props: ExpressPartProps) {
  const { cart, area, entitlementCountry } = props;
  const isOffered = areWalletsOffered({
    ...(cart.currency !== undefined && { currency: cart.currency }),
    billingCountry: area.country,
    ...(entitlementCountry !== undefined && { entitlementCountry }),
  });
  return isOffered ? <Offered {...props} /> : <NoWallet {...props} />;
}

function NoWallet({ isWanted }: Pick<ExpressShopping, 'isWanted'>) {
  const t = usePhrases(phrases);
  return isWanted ? (
    <Express>
      <output>{t('checkout.walletNone')}</output>
    </Express>
  ) : null;
}

/** Takes no room before the browser is known to have a wallet, and keeps it from then on. */
function Offered(props: ExpressPartProps) {
  const { identity, sales, stripeIntentsID, cart, place, onFound } = props;
  const started = useExpressStart({ identity, sales, stripeIntentsID });
  const { quote, retry } = useQuote(props);
  const [hasNone, setNone] = useState(false);
  if (started === null || hasNone) return <NoWallet {...props} />;
  if (started === undefined) return null;
  if (quote === 'failed' && (place !== undefined || props.isWanted))
    return <Unpriced hasPlace={place !== undefined} onRetry={retry} />;
  if (place !== undefined) return <Wallets {...props} {...started} quote={quote} />;
  if (quote !== 'known') return null;
  const { stripe } = started;
  return (
    <WalletProbe
      stripe={stripe}
      request={toShown(cart)}
      onFound={({ length }) => (length > 0 ? onFound() : setNone(true))}
    />
  );
}

/** Says that the wallets cannot pay, because what they would ask for is not known. @param hasPlace whether they stood here */
function Unpriced({ hasPlace, onRetry }: { readonly hasPlace: boolean; readonly onRetry: () => void }) {
  const t = usePhrases(phrases);
  const note = (
    <Express>
      <FormError>{t('checkout.walletUnpriced')}</FormError>
      <Button variant="secondary" onClick={onRetry}>
        {t('sub.retry')}
      </Button>
    </Express>
  );
  return hasPlace ? <Room>{note}</Room> : note;
}

type Quote = 'loading' | 'known' | 'failed';

/**
 * Quotes the cart where the reader is taken to be. Returns whether that price is known, which is compared once more later, and
 * what quotes it again.
 */
function useQuote({ sales, area, cart, onQuote }: ExpressPartProps): { quote: Quote; retry: () => void } {
  const { log } = useHost();
  const { country, region } = area;
  const [tries, setTries] = useState(0);
  const place = `${country} ${region} ${tries}`;
  const [quoted, setQuoted] = useState<{ readonly place: string; readonly quote: Quote }>();
  const last = useRef({ cart, onQuote });
  useEffect(() => {
    last.current = { cart, onQuote };
  });
  useEffect(() => {
    let isCurrent = true;
    quoteCart(sales, readAddress({ country, region }), last.current.cart.items).then(
      (priced) => {
        if (!isCurrent) return;
        last.current.onQuote(priced);
        setQuoted({ place, quote: 'known' });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        log(`The price could not be quoted. ${String(error)}`);
        setQuoted({ place, quote: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [sales, country, region, place, log]);
  // The price of the country before is none for this one.
  const quote = quoted?.place === place ? quoted.quote : 'loading';
  return { quote, retry: () => setTries(tries + 1) };
}

const isSignedIn = (identity: IdentityClient): boolean => identity.getSession().status === 'signed-in';

/** Returns what runs one attempt at a time. */
function useAttempt({ identity, sales, option, onPaying, onOutcome }: ExpressPartProps & StartedExpress) {
  const { log } = useHost();
  const write = useOutcomeWords();
  const isRunning = useRef(false);
  const lostSignUps = useRef(new Set<string>());
  /** The order that was made and is not paid. */
  const earlier = useRef<MadeOrder>(undefined);
  /** Whether the page speaks to a reader who is logged in. */
  const isReader = useRef(isSignedIn(identity));
  return async (
    attempt: Pick<Parameters<typeof payExpress>[0], 'shown' | 'details' | 'confirm'>,
    fail: (reason: 'fail' | 'invalid_billing_address', message: string | undefined) => void,
  ): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    onPaying();
    const outcome = await payExpress({
      ...{ identity, sales, option, lostSignUps: lostSignUps.current },
      ...{ earlier: earlier.current, isReader: isReader.current },
      ...attempt,
      onMade(made) {
        earlier.current = made;
      },
    });
    isRunning.current = outcome.kind === 'paid';
    isReader.current = isSignedIn(identity);
    const words = write(outcome);
    if (outcome.kind === 'failed' || outcome.kind === 'unsure')
      log(`A payment from a wallet did not go through. ${String(outcome.error)}`);
    // A sheet whose payment is confirmed may not say that it failed.
    const isMade = outcome.kind === 'paid' || (outcome.kind === 'unsure' && outcome.isConfirmed);
    try {
      if (!isMade) fail(outcome.kind === 'unusable' ? 'invalid_billing_address' : 'fail', words);
    } catch (error) {
      // The sheet may be gone by now; the page says the same.
      log(`The sheet of a wallet could not be told. ${String(error)}`);
    }
    onOutcome(outcome, words);
  };
}

/**
 * Keeps what the reader has agreed to from the press until the sheet has closed: a price that arrives meanwhile is not the
 * one that they see.
 */
function useSheet(cart: Cart) {
  const [open, setOpen] = useState<Shown>();
  const agreed = useRef<Shown>(undefined);
  const button = useRef<Element>(null);
  const request = open ?? toShown(cart);
  return {
    request,
    agreed,
    onOpen() {
      agreed.current = request;
      // The provider's frame, in which the button stands.
      button.current = document.activeElement;
      setOpen(request);
    },
    onClose: () => setOpen(undefined),
    onCancel() {
      setOpen(undefined);
      if (button.current instanceof HTMLElement) button.current.focus();
    },
  };
}

interface WalletsProps extends ExpressPartProps, StartedExpress {
  readonly quote: Quote;
}

function Wallets(props: WalletsProps) {
  const { problem, isWanted } = props;
  const t = usePhrases(phrases);
  const [isGone, setGone] = useState(false);
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    claimFreeFocus(part.current);
    part.current?.scrollIntoView({ block: 'nearest' });
  }, [isWanted]);
  if (isGone) return <NoWallet {...props} />;
  return (
    <Room>
      <HeadingSection>
        <Express ref={part} tabIndex={-1}>
          <Heading>{t('checkout.express')}</Heading>
          <FormError>{problem}</FormError>
          <WalletButtons {...props} onNone={() => setGone(true)} />
          <SmallPrint {...props} />
        </Express>
      </HeadingSection>
    </Room>
  );
}

function WalletButtons({ onNone, ...props }: WalletsProps & { readonly onNone: () => void }) {
  const { stripe, cart, quote, titleApplePayGooglePay } = props;
  const { environment, site } = useHost();
  const attempt = useAttempt(props);
  const { request, agreed, onOpen, onClose, onCancel } = useSheet(cart);
  const isLive = quote === 'known';
  const returnUrl = addBase(environment.address(), environment.siteUrl());
  return (
    <Buttons aria-busy={!isLive}>
      <WalletElements
        stripe={stripe}
        request={request}
        wallets={WALLETS}
        asksForBuyer
        businessName={titleApplePayGooglePay?.trim() || (site.websiteName ?? '')}
        onReady={({ availablePaymentMethods: has }) => {
          if (!WALLETS.some((wallet) => has?.[wallet] === true)) onNone();
        }}
        onLoadError={onNone}
        onClick={({ resolve, reject }) => {
          // The price of the chosen country is not known yet.
          if (!isLive) return reject();
          onOpen();
          resolve();
        }}
        onCancel={onCancel}
        onConfirm={({ billingDetails: details, paymentFailed }, elements) => {
          const { current: shown } = agreed;
          if (shown === undefined) return paymentFailed({ reason: 'fail' });
          const { total } = shown;
          const confirm = (clientSecret: string) =>
            confirmWallet({ stripe, elements, clientSecret, total, returnUrl });
          void attempt({ shown, details, confirm }, (reason, message) =>
            paymentFailed({ reason, ...(message !== undefined && { message }) }),
          ).finally(onClose);
        }}
      />
    </Buttons>
  );
}

/** Renders what a wallet pays for and what becomes of its data, and leads on to the form. */
function SmallPrint({ identity, summary, place, termsOfSaleURL, termsOfServiceURL }: ExpressPartProps) {
  const t = usePhrases(phrases);
  const { items, isTaxInclusive } = summary;
  const isPaidOnce = items.length > 0 && items.every((item) => item.isPaidOnce === true);
  return (
    <>
      {!isSignedIn(identity) && <p>{t('checkout.expressText')}</p>}
      <HeadingSection>
        <Renewal items={items} isTaxInclusive={isTaxInclusive} />
      </HeadingSection>
      <Terms {...{ termsOfSaleURL, termsOfServiceURL, isPaidOnce }} />
      {place === 'above' && <Or>{t('checkout.or')}</Or>}
    </>
  );
}
