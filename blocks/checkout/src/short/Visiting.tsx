'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { keepTypedEmail } from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { Cart } from '@broadsheet/sdk-sales';
import {
  hasSameItems,
  orderEnglish,
  OrderItems,
  OrderTotals,
  toOrderAmounts,
  useSummaryItems,
  useVisitorCart,
} from '@broadsheet/sales-ui';
import type { Address, Summary, VisitorCart } from '@broadsheet/sales-ui';
import type { ExpressOutcome } from '@broadsheet/sales-ui/express';
import { FormError, Heading, HeadingSection, OptionalPart } from '@broadsheet/ui';
import { useRef, useState } from 'react';
import type { CheckoutProps } from '../CheckoutProps.ts';
import { WaitingNote } from '../arrival/WaitingNote.tsx';
import { Columns, Sidebar, StepColumn } from '../checkoutStyles.ts';
import { WhoForm } from './WhoForm.tsx';

const fetchWallets = async () => (await import('@broadsheet/sales-ui/express')).ExpressPart;

interface VisitingProps extends CheckoutProps {
  readonly identity: IdentityClient;
  /** What the reader has chosen in this tab. */
  readonly chosen: Address | undefined;
  /** Whether the reader has pressed a button for wallets on the page before. */
  readonly isWanted: boolean;
  readonly onArea: (address: Address) => void;
  /** Called before a wallet makes an account and pays. */
  readonly onExpress: () => void;
  /** Called when that has ended. @param words why it failed */
  readonly onExpressEnd: (outcome: ExpressOutcome, words: string | undefined) => void;
}

const NO_ITEMS: NonNullable<VisitorCart['cart']>['items'] = [];

function Chosen({ cart, summary }: { readonly cart: Cart; readonly summary: Summary }) {
  const t = usePhrases(orderEnglish);
  if ((cart.items ?? NO_ITEMS).length === 0) return null;
  return (
    <HeadingSection>
      <Sidebar aria-label={t('sub.summary')}>
        <Heading>{t('sub.summary')}</Heading>
        <OrderItems items={summary.items} />
        <OrderTotals {...toOrderAmounts(cart, undefined)} isTaxInclusive={summary.isTaxInclusive} />
      </Sidebar>
    </HeadingSection>
  );
}

/** Renders the short checkout for somebody who is not logged in: what they chose, and who they are. */
export function Visiting(props: VisitingProps) {
  const visitor = useVisitorCart();
  // A country that arrives later would replace what the reader has chosen meanwhile.
  if (visitor === undefined) return <WaitingNote />;
  return <Visited {...props} visitor={visitor} />;
}

/** Returns where the wallets stand: nothing is put above a form that is in use. */
function useExpressPlace() {
  const isFormUsed = useRef(false);
  const [place, setPlace] = useState<'above' | 'below'>();
  const use = () => {
    isFormUsed.current = true;
  };
  return {
    place,
    onFound: () => setPlace(isFormUsed.current ? 'below' : 'above'),
    uses: { onFocus: use, onInput: use, onPointerDown: use },
  };
}

/** Returns what is bought: the list of before as long as it holds the same, whose prices have loaded. */
function getItems({ cart: first }: VisitorCart, cart: Cart | undefined): Cart['items'] {
  const before = first?.items ?? NO_ITEMS;
  const now = cart?.items ?? NO_ITEMS;
  return hasSameItems(before, now) ? before : now;
}

function Visited({ visitor, ...props }: VisitingProps & { readonly visitor: VisitorCart }) {
  const { chosen, identity, onArea, onExpress, onExpressEnd, loginURL } = props;
  const { environment } = useHost();
  const { sales, country: preset, entitlementCountry } = visitor;
  const [quoted, setQuoted] = useState<Cart>();
  const [problem, setProblem] = useState<string>();
  const [told, setTold] = useState(0);
  const { place, onFound, uses } = useExpressPlace();
  const cart = quoted ?? visitor.cart;
  const items = getItems(visitor, quoted ?? visitor.cart);
  const summary = useSummaryItems({ sales, items, currency: cart?.currency ?? '' });
  const area = chosen?.country ? chosen : { country: preset, region: '' };

  function end(outcome: ExpressOutcome, words: string | undefined): void {
    if (outcome.kind === 'paid') return onExpressEnd(outcome, words);
    setProblem(words);
    const hasAccount = outcome.kind === 'taken' || outcome.kind === 'unconfirmed';
    if (hasAccount || outcome.kind === 'repriced') setTold((times) => times + 1);
    if (hasAccount) keepTypedEmail(environment, outcome.email);
    if (outcome.kind === 'repriced') {
      setQuoted(outcome.cart);
      onArea(outcome.area);
    }
    onExpressEnd(outcome, words);
  }

  const express = cart !== undefined && items.length > 0 && (
    <OptionalPart
      key="express"
      name="the wallets"
      fetchPart={fetchWallets}
      partProps={{
        ...props,
        ...{ sales, cart, summary, area, entitlementCountry, place, onFound },
        problem: place === 'above' ? problem : undefined,
        onQuote: setQuoted,
        onPaying: () => {
          setProblem(undefined);
          onExpress();
        },
        onOutcome: end,
      }}
    />
  );
  const form = (
    <div key="form" {...uses}>
      {place === 'below' && <FormError>{problem}</FormError>}
      {/* What the wallet has told becomes the form's initial value. */}
      <WhoForm key={told} {...{ identity, loginURL, onArea }} country={area.country} />
    </div>
  );
  if (summary.isLoading) return <WaitingNote />;
  return (
    <Columns>
      {cart !== undefined && <Chosen {...{ cart, summary }} />}
      {/* With keys, React moves the wallets and leaves the form, its focus and what is typed alone. */}
      <StepColumn>{place === 'below' ? [form, express] : [express, form]}</StepColumn>
    </Columns>
  );
}
