'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { BotChallenge } from '@broadsheet/bot-challenge';
import type { BotChallengeState } from '@broadsheet/bot-challenge';
import { BrandMark, findBrand, OrderItems, OrderTotals } from '@broadsheet/subscription';
import type { OrderAmounts, SummaryItem } from '@broadsheet/subscription';
import { Button, Heading, HeadingSection, token, VisuallyHidden } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { ChosenPayment } from '../payment/ChosenPayment.ts';
import { phrases } from '../phrases.ts';
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

export interface ReviewStepProps extends TermsProps {
  readonly items: readonly SummaryItem[];
  readonly amounts: OrderAmounts;
  readonly payment: ChosenPayment['kind'];
  /** Shown when the service asked for it. */
  readonly challenge: BotChallengeState | undefined;
  readonly isBusy: boolean;
  readonly onPay: () => void;
}

/** What is ordered, how it renews, and the button that pays. */
export function ReviewStep(props: ReviewStepProps) {
  const { items, amounts, payment, challenge, isBusy, onPay, ...terms } = props;
  const t = usePhrases(phrases);
  const prices = items.map(({ price }) => price).filter((price) => price !== undefined && price !== '');
  return (
    <HeadingSection>
      <Parts>
        <section>
          <Heading>{t('sub.headline')}</Heading>
          <OrderItems items={items} />
          <OrderTotals {...amounts} />
        </section>
        <section>
          <Heading>{t('sub.renewTitle')}</Heading>
          <p>{[t('sub.renewIntro'), prices.join('; ')].filter(Boolean).join(': ')}.</p>
          <p>{t('sub.renewText')}</p>
          {amounts.isTaxInclusive !== true && <p>{t('sub.taxMay')}</p>}
        </section>
        {challenge !== undefined && <BotChallenge challenge={challenge} />}
        <Terms {...terms} />
        <Button
          variant="primary"
          size="large"
          fullWidth
          aria-disabled={isBusy || undefined}
          onClick={onPay}
          {...(payment === 'paypal' && { iconRight: <BrandMark brand={findBrand('PayPal')} /> })}
        >
          {payment === 'paypal' ? `${t('sub.payWith')} PayPal` : t('sub.pay')}
        </Button>
        <VisuallyHidden>
          <output>{isBusy ? t('sub.waiting') : ''}</output>
        </VisuallyHidden>
      </Parts>
    </HeadingSection>
  );
}
