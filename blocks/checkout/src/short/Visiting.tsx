'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { Cart } from '@broadsheet/sdk-sales';
import { orderEnglish, OrderItems, OrderTotals } from '@broadsheet/sales-ui';
import type { Address } from '@broadsheet/sales-ui';
import { Heading, HeadingSection } from '@broadsheet/ui';
import { Columns, Note, Sidebar, StepColumn } from '../checkoutStyles.ts';
import { phrases } from '../phrases.ts';
import { toOrderAmounts } from '../toOrderAmounts.ts';
import { useSummaryItems } from '../useSummaryItems.ts';
import { useVisitorCart } from './useVisitorCart.ts';
import type { VisitorCart } from './useVisitorCart.ts';
import { WhoForm } from './WhoForm.tsx';

interface VisitingProps {
  readonly identity: IdentityClient;
  readonly loginURL: string;
  /** The country that the reader has chosen in this tab. */
  readonly chosen: string | undefined;
  readonly onArea: (address: Address) => void;
}

const NO_ITEMS: NonNullable<VisitorCart['cart']>['items'] = [];

function Chosen({ sales, cart }: Pick<VisitorCart, 'sales'> & { readonly cart: Cart }) {
  const t = usePhrases(orderEnglish);
  const amounts = toOrderAmounts(cart, undefined);
  const items = cart.items ?? NO_ITEMS;
  const summary = useSummaryItems({ sales, items, currency: amounts.currency });
  if (items.length === 0) return null;
  return (
    <HeadingSection>
      <Sidebar aria-label={t('sub.summary')}>
        <Heading>{t('sub.summary')}</Heading>
        <OrderItems items={summary.items} />
        <OrderTotals {...amounts} isTaxInclusive={summary.isTaxInclusive} />
      </Sidebar>
    </HeadingSection>
  );
}

/** Renders the short checkout for somebody who is not logged in: what they chose, and who they are. */
export function Visiting({ chosen, ...props }: VisitingProps) {
  const t = usePhrases(phrases);
  const visitor = useVisitorCart();
  // A country that arrives later would replace what the reader has chosen meanwhile.
  if (visitor === undefined)
    return (
      <Note as="div">
        <output>{t('sub.waiting')}</output>
      </Note>
    );
  const { sales, cart, country } = visitor;
  return (
    <Columns>
      {cart !== undefined && <Chosen {...{ sales, cart }} />}
      <StepColumn>
        <HeadingSection>
          <WhoForm {...props} country={chosen || country} />
        </HeadingSection>
      </StepColumn>
    </Columns>
  );
}
