'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { BotChallenge } from '@broadsheet/bot-challenge';
import { isApiError } from '@broadsheet/client-core';
import { isCaptchaRefusal } from '@broadsheet/sdk-sales/rules';
import {
  AddressFields,
  orderEnglish,
  OrderItems,
  OrderTotals,
  PaymentPart,
  readAddress,
  TaxAreaFields,
} from '@broadsheet/sales-ui';
import type { Address, StoredAddress } from '@broadsheet/sales-ui';
import { Button, Form, Heading, HeadingSection } from '@broadsheet/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Columns, Sidebar, StepColumn } from '../checkoutStyles.ts';
import { phrases } from '../phrases.ts';
import { Problem } from '../steps/Problem.tsx';
import type { StepsProps } from '../StepsProps.ts';
import { toOrderAmounts } from '../toOrderAmounts.ts';
import { useCheckout } from '../useCheckout.ts';
import { useOtherAccount } from '../useOtherAccount.ts';
import { useSteps } from '../useSteps.ts';
import { useSummaryItems } from '../useSummaryItems.ts';
import { presetCountry } from './presetCountry.ts';

const AreaForm = styled(Form)`
  max-inline-size: 34rem;
  margin-inline: 0;
`;

const Who = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  margin: 0 0 1rem;
`;

const NO_ITEMS: NonNullable<StepsProps['data']['cart']['items']> = [];
const BAD_REQUEST = 400;

const fetchPayment = async () => (await import('./ShortPayment.tsx')).ShortPayment;

/** Tells whether an order was refused because it lacks lines of the address, as for what is delivered by post. */
const lacksAddress = (error: unknown): boolean =>
  isApiError(error) && error.httpStatus === BAD_REQUEST && !isCaptchaRefusal(error);

export interface ShortStepsProps extends StepsProps {
  /** The country that the reader chose before they were logged in; the order is made with it at once. */
  readonly area: Address | undefined;
}

interface PartProps extends Pick<StepsProps, 'data'> {
  readonly steps: ReturnType<typeof useSteps>;
  readonly checkout: ReturnType<typeof useCheckout>;
}

/** Renders who is logged in, and what they may change as long as nothing is paid. */
function Buyer({
  data,
  identity,
  pages,
  steps,
  checkout,
}: PartProps & Pick<StepsProps, 'identity' | 'pages'>) {
  const t = usePhrases(phrases);
  const changeAccount = useOtherAccount(identity, pages);
  const { profile } = data;
  const { state } = steps;
  return (
    <Who>
      {t('checkout.signedIn', { email: profile.email ?? '' })}
      {!checkout.pay.isConfirmed && (
        <Button size="small" variant="secondary" onClick={() => void changeAccount()}>
          {t('checkout.account')}
        </Button>
      )}
      {!checkout.pay.isConfirmed && state.step !== 'billing' && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            checkout.pay.forget();
            void steps.editBilling();
          }}
        >
          {t('checkout.changeCountry')}
        </Button>
      )}
    </Who>
  );
}

interface AreaProps extends PartProps, Pick<ShortStepsProps, 'area' | 'offerURL' | 'planURL'> {
  readonly address: StoredAddress | undefined;
  readonly submit: (address: Address) => Promise<void>;
}

/** Renders the form of the country, or of the whole address where something is delivered by post. */
function Area({ data, steps, checkout, submit, address, area, offerURL, planURL }: AreaProps) {
  const t = usePhrases(phrases);
  const { locale } = useHost();
  const needsWhole = lacksAddress(steps.orderError);
  const problem = needsWhole ? t('checkout.whole') : checkout.orderProblem;
  const country = presetCountry({
    told: data.entitlements?.edgescape?.country_code,
    siteLanguage: locale,
  });
  const known = { country, ...data.lastAddress };
  return (
    <HeadingSection>
      <AreaForm
        key={needsWhole ? 'whole' : 'area'}
        heading={t('checkout.country')}
        submitLabel={t('sub.continue')}
        error={problem && <Problem text={problem} {...{ checkout, offerURL, planURL }} />}
        onSubmit={(values) => submit(readAddress(values))}
      >
        {needsWhole ? (
          <AddressFields address={area ?? known} />
        ) : (
          <TaxAreaFields address={address ?? known} />
        )}
        <BotChallenge challenge={checkout.challenge} />
      </AreaForm>
    </HeadingSection>
  );
}

/** Renders the country where it is not known yet, then the payment; beside them what is ordered. */
export function ShortSteps(props: ShortStepsProps) {
  const { data, sales, identity, pages, area } = props;
  const { cardOption, paypalOption } = data;
  const t = usePhrases(orderEnglish);
  const steps = useSteps(props);
  const checkout = useCheckout({ data, steps, sales, identity, pages, cardOption, paypalOption });
  const { state } = steps;
  const bare = toOrderAmounts(state.cart, state.step === 'billing' ? undefined : state.order);
  const summary = useSummaryItems({ sales, items: data.cart.items ?? NO_ITEMS, currency: bare.currency });
  const amounts = { ...bare, isTaxInclusive: summary.isTaxInclusive };
  const submit = async (address: Address) => steps.submitBilling(address, await checkout.requestToken());
  const first = useRef(area);
  useEffect(() => {
    const { current: chosen } = first;
    first.current = undefined;
    if (chosen !== undefined && state.step === 'billing' && chosen.country !== '') void submit(chosen);
  });
  return (
    <Columns>
      <HeadingSection>
        <Sidebar aria-label={t('sub.summary')}>
          <Heading>{t('sub.summary')}</Heading>
          <OrderItems items={summary.items} />
          <OrderTotals {...amounts} />
        </Sidebar>
      </HeadingSection>
      <StepColumn>
        <Buyer {...{ data, identity, pages, steps, checkout }} />
        {state.step === 'billing' ? (
          <Area {...props} {...{ steps, checkout, submit }} address={state.address} />
        ) : (
          <PaymentPart
            fetchPart={fetchPayment}
            partProps={{ ...props, steps, state, checkout, amounts, items: summary.items }}
          />
        )}
      </StepColumn>
    </Columns>
  );
}
