'use client';
/** The wallets for one plan, in the block where the reader has chosen it; fetched with the card provider's code. */
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { safeRedirect } from '@broadsheet/client-core';
import type { Cart } from '@broadsheet/sdk-sales';
import { Button, FormError } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import { useBoughtNote } from '../bought/useBoughtNote.ts';
import { OrderItems, OrderTotals } from '../order/OrderSummary.tsx';
import { toOrderAmounts } from '../order/toOrderAmounts.ts';
import { useSummaryItems } from '../order/useSummaryItems.ts';
import { phrases as shared } from '../payment/cardPhrases.ts';
import { consumePurchaseTarget } from '../redirect/purchaseTarget.ts';
import { ExpressPart } from './ExpressPart.tsx';
import { Opened, Ways } from './expressStyles.ts';
import { hasSameItems } from './hasSameItems.ts';
import { dropKeptCart, returnCart, returnCartOfPaid } from './keptCart.ts';
import type { ExpressOutcome } from './ExpressOutcome.ts';
import { phrases as own } from './phrases.ts';
import { usePlanCart } from './usePlanCart.ts';
import type { PlanCart } from './usePlanCart.ts';
import { WalletBoundary } from './WalletBoundary.tsx';
import { BUSY_ID } from './walletPlaces.ts';
import type { OpenedWalletsProps } from './WalletPlace.tsx';

const phrases = { ...shared, ...own };

type Unsure = Extract<ExpressOutcome, { readonly kind: 'unsure' }>;

/** What the reader sees: the wallets, a payment of which nobody knows yet, or that it has ended well. */
type Stage =
  | { readonly kind: 'open'; readonly problem?: string | undefined }
  | { readonly kind: 'unsure'; readonly outcome: Unsure; readonly words: string | undefined }
  | { readonly kind: 'paid' };

/** Renders the wallets, with what they pay for and the ways out, which stay where the wallets fail. */
export function OpenedWallets(props: OpenedWalletsProps) {
  const ends = useEnds(props);
  const ways = (
    <Ways>
      <Leaving onLeave={ends.leave} isReader />
    </Ways>
  );
  return (
    <WalletBoundary ways={ways}>
      <Opening {...props} {...ends} />
    </WalletBoundary>
  );
}

function Opening({ leave, finish, ...props }: OpenedWalletsProps & Ends) {
  const state = usePlanCart(props.plan);
  const ends = { leave, finish };
  const t = usePhrases(phrases);
  switch (state.status) {
    case 'loading':
      return <output>{t('sub.waiting')}</output>;
    case 'failed':
      return (
        <Opened>
          <FormError>{t('checkout.walletUnpriced')}</FormError>
          <Ways>
            <Button variant="secondary" onClick={state.retry}>
              {t('sub.retry')}
            </Button>
            <Leaving onLeave={ends.leave} isReader={false} />
          </Ways>
        </Opened>
      );
    case 'ready':
      return <Paying {...props} {...ends} {...state.planCart} />;
  }
}

interface LeavingProps extends Pick<OpenedWalletsProps, 'onLeave'> {
  readonly isReader: boolean;
}

function Leaving({ onLeave, isReader }: LeavingProps) {
  const t = usePhrases(phrases);
  return (
    <>
      <Button variant="secondary" onClick={() => onLeave('other')}>
        {t(isReader ? 'checkout.walletOtherWay' : 'checkout.walletByEmail')}
      </Button>
      <Button variant="secondary" onClick={() => onLeave('closed')}>
        {t('checkout.walletClose')}
      </Button>
    </>
  );
}

interface Ends {
  readonly leave: (reason: 'closed' | 'other') => void;
  /** Leads on after a payment. @param account what is said of the account that it has made; empty: it has made none */
  readonly finish: (account: string) => Promise<void>;
}

/** Returns what ends the wallets, with the cart as it is to be then. */
function useEnds({ successURL, onLeave, onBought }: OpenedWalletsProps): Ends {
  const { environment, log, sales } = useHost();
  const storeNote = useBoughtNote();
  const logRest = (error: unknown) =>
    log(`What else was in the cart could not be put back. ${String(error)}`);
  const returnRest = (put: typeof returnCartOfPaid) =>
    sales()
      .then((context) => put(context, environment, logRest))
      .catch(logRest);
  return {
    leave(reason) {
      if (reason === 'other') dropKeptCart(environment);
      else void returnRest(returnCart);
      onLeave(reason);
    },
    async finish(account) {
      await Promise.all([storeNote(account), returnRest(returnCartOfPaid)]);
      if (successURL === undefined) return onBought();
      const site = environment.siteUrl();
      environment.navigate(consumePurchaseTarget(environment) ?? safeRedirect(successURL, site) ?? '/');
    },
  };
}

/** Tells the block around it while nothing else may be paid. */
function useBusy(isBusy: boolean, onBusy: OpenedWalletsProps['onBusy']): void {
  const last = useRef(onBusy);
  useEffect(() => {
    last.current = onBusy;
  });
  useEffect(() => {
    if (!isBusy) return;
    last.current(true);
    // Before the script of the block sees it: a button that refers to the words leads to them.
    const linkToWords = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest(`[aria-describedby=${BUSY_ID}]`) === null) return;
      event.preventDefault();
      event.stopPropagation();
      document.querySelector<HTMLElement>('[data-paying]')?.focus();
    };
    document.addEventListener('click', linkToWords, true);
    return () => {
      document.removeEventListener('click', linkToWords, true);
      last.current(false);
    };
  }, [isBusy]);
}

/**
 * Keeps what is paid for. Another tab may have put something else into the cart, which is listed then; the list of before, whose
 * prices have loaded, stays while it holds the same.
 */
function useShownCart(first: Cart) {
  const [cart, setCart] = useState(first);
  const [items, setItems] = useState(first.items);
  /** @param isOther whether the list of before is not what is bought now, or not for its prices */
  function show(next: Cart, isOther = !hasSameItems(items, next.items)): void {
    setCart(next);
    if (isOther) setItems(next.items);
  }
  return { cart, items, show };
}

function Paying(props: OpenedWalletsProps & Ends & PlanCart) {
  const { sales, country, entitlementCountry, isReader, successURL, leave, finish } = props;
  const t = usePhrases(phrases);
  const { cart, items, show } = useShownCart(props.cart);
  const [area, setArea] = useState({ country, region: '' });
  const [stage, setStage] = useState<Stage>({ kind: 'open' });
  const [isPaying, setPaying] = useState(false);
  const [isFound, setFound] = useState(false);
  const summary = useSummaryItems({ sales, items, currency: cart.currency ?? '' });
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus({ preventScroll: true }), []);
  const isBusy = isPaying || stage.kind !== 'open';
  useBusy(isBusy, props.onBusy);

  function end(outcome: ExpressOutcome, words: string | undefined): void {
    if (outcome.kind === 'paid') {
      setStage({ kind: 'paid' });
      return void finish(words ?? '');
    }
    setPaying(false);
    if (outcome.kind === 'unsure') return setStage({ kind: 'unsure', outcome, words });
    if (outcome.kind === 'repriced') {
      show(outcome.cart, true);
      setArea(outcome.area);
    }
    setStage({ kind: 'open', problem: words });
    // Another tab has bought it: the wall opens, and the words stand above the story.
    if (outcome.kind === 'subscribed' && successURL === undefined) void finish(words ?? '');
  }

  const isReady = stage.kind === 'open';
  return (
    <Opened ref={part} tabIndex={-1} data-paying={isBusy ? '' : undefined}>
      <Chosen cart={cart} summary={summary} />
      {isReady && (
        <ExpressPart
          {...props}
          {...{ cart, summary, area, entitlementCountry }}
          place={isFound ? 'alone' : undefined}
          problem={stage.problem}
          isWanted
          onFound={() => setFound(true)}
          onQuote={(quoted) => show(quoted)}
          onPaying={() => {
            setPaying(true);
            setStage({ kind: 'open' });
          }}
          onOutcome={end}
        />
      )}
      {stage.kind === 'unsure' && <Unknown {...stage} onOutcome={end} />}
      {isBusy && stage.kind !== 'unsure' && <output id={BUSY_ID}>{t('checkout.walletBusy')}</output>}
      {!isBusy && (
        <Ways>
          <Leaving onLeave={leave} isReader={isReader} />
        </Ways>
      )}
    </Opened>
  );
}

interface ChosenProps {
  readonly cart: Cart;
  readonly summary: ReturnType<typeof useSummaryItems>;
}

function Chosen({ cart, summary }: ChosenProps) {
  return (
    <>
      <OrderItems items={summary.items} />
      <OrderTotals {...toOrderAmounts(cart, undefined)} isTaxInclusive={summary.isTaxInclusive} />
    </>
  );
}

interface UnknownProps {
  readonly outcome: Unsure;
  readonly words: string | undefined;
  readonly onOutcome: (outcome: ExpressOutcome, words: string | undefined) => void;
}

/** Renders that a payment may have gone through, and looks again on request; nothing can be paid meanwhile. */
function Unknown({ outcome, words, onOutcome }: UnknownProps) {
  const t = usePhrases(phrases);
  const [isChecking, setChecking] = useState(false);
  async function check(): Promise<void> {
    setChecking(true);
    const found = await outcome.check();
    setChecking(false);
    const isNew = found.kind === 'paid' && found.isNew;
    onOutcome(found, isNew ? t('checkout.walletAccount', { email: found.email }) : words);
  }
  return (
    <>
      <FormError id={BUSY_ID}>{words}</FormError>
      <Button variant="secondary" aria-disabled={isChecking || undefined} onClick={() => void check()}>
        {t('checkout.walletCheck')}
      </Button>
      <output>{isChecking && t('sub.waiting')}</output>
    </>
  );
}
