'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { BotChallenge } from '@broadsheet/bot-challenge';
import type { BotChallengeState } from '@broadsheet/bot-challenge';
import { OrderItems, OrderTotals } from '@broadsheet/sales-ui';
import type { OrderAmounts, SummaryItem } from '@broadsheet/sales-ui';
import { Heading, HeadingSection, token, VisuallyHidden } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';
import { PayControl } from './PayControl.tsx';
import type { PayControlProps } from './PayControl.tsx';
import { Renewal } from './Renewal.tsx';
import { Terms } from './Terms.tsx';
import type { TermsProps } from './Terms.tsx';

const Parts = styled.div`
  display: grid;
  gap: 1.25rem;
  max-inline-size: 34rem;
  font: 400 ${token('type-1')} / 1.5 ${token('sans')};
  & > section {
    display: grid;
    gap: 0.75rem;
  }
  & h3,
  & h4 {
    margin: 0;
    font: 600 ${token('type-2')} / 1.25 ${token('serif')};
  }
  & p {
    margin: 0;
  }
`;

export interface ReviewStepProps extends Omit<TermsProps, 'isPaidOnce'>, Omit<PayControlProps, 'request'> {
  readonly items: readonly SummaryItem[];
  readonly amounts: OrderAmounts;
  /** The bot challenge, shown when the service has demanded it. */
  readonly challenge: BotChallengeState | undefined;
}

/** Renders what is ordered, how it renews, and the button that pays. */
export function ReviewStep(props: ReviewStepProps) {
  const { items, amounts, challenge, termsOfSaleURL, termsOfServiceURL, ...control } = props;
  const t = usePhrases(phrases);
  const isPaidOnce = items.length > 0 && items.every((item) => item.isPaidOnce === true);
  return (
    <HeadingSection>
      <Parts>
        <section>
          <Heading>{t('sub.headline')}</Heading>
          <OrderItems items={items} />
          <OrderTotals {...amounts} />
        </section>
        <Renewal items={items} isTaxInclusive={amounts.isTaxInclusive === true} />
        {challenge !== undefined && <BotChallenge challenge={challenge} />}
        <Terms {...{ termsOfSaleURL, termsOfServiceURL, isPaidOnce }} />
        <PayControl {...control} request={amounts} />
        <VisuallyHidden>
          <output>{control.isBusy ? t('sub.waiting') : ''}</output>
        </VisuallyHidden>
      </Parts>
    </HeadingSection>
  );
}
