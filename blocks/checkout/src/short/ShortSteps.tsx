'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { BotChallenge } from '@broadsheet/bot-challenge';
import { isApiError } from '@broadsheet/client-core';
import { isCaptchaRefusal } from '@broadsheet/sdk-sales/rules';
import {
  AddressFields,
  claimFreeFocus,
  isTaxedByRegion,
  PaymentPart,
  presetCountry,
  readAddress,
  TaxAreaFields,
} from '@broadsheet/sales-ui';
import type { Address, StoredAddress } from '@broadsheet/sales-ui';
import { Button, Form, FormError } from '@broadsheet/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { WaitingNote } from '../arrival/WaitingNote.tsx';
import { CheckoutContext, useCheckout } from '../CheckoutContext.ts';
import type { ArrivedCheckout } from '../CheckoutContext.ts';
import { Columns, StepColumn } from '../checkoutStyles.ts';
import { fetchCharges } from '../payment/usePay.ts';
import { phrases } from '../phrases.ts';
import { OrderSidebar } from '../steps/OrderSidebar.tsx';
import { Problem } from '../steps/Problem.tsx';
import { useCheckoutModel } from '../useCheckoutModel.ts';
import { useOtherAccount } from '../useOtherAccount.ts';
import { forgetChosenArea } from './chosenArea.ts';

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

const BAD_REQUEST = 400;

async function fetchPayment() {
  const [{ ShortPayment }] = await Promise.all([import('./ShortPayment.tsx'), fetchCharges()]);
  return ShortPayment;
}

/** Returns whether an order was refused because it lacks lines of the address, as for what is delivered by post. */
const lacksAddress = (error: unknown): boolean =>
  isApiError(error) && error.httpStatus === BAD_REQUEST && !isCaptchaRefusal(error);

export interface ShortStepsProps extends ArrivedCheckout {
  /** What the reader chose before they were logged in; the order is made with it at once, unless its region is unknown. */
  readonly area: Address | undefined;
  /** Why the reader's wallet, which has made their account, has not paid. */
  readonly problem: ExpressProblem | undefined;
}

export interface ExpressProblem {
  readonly words: string;
  /** Whether money may have moved: then the words hold until the order is paid. */
  readonly isUnsure: boolean;
}

/** Returns whether an area decides the taxes. */
const isWholeArea = ({ country, region }: Address): boolean =>
  country !== '' && (region !== '' || !isTaxedByRegion(country));

/** Renders who is logged in, and what they may change as long as nothing is paid. */
function Buyer() {
  const t = usePhrases(phrases);
  const { data, state, isConfirmed, editBilling } = useCheckout();
  const changeAccount = useOtherAccount();
  const who = useRef<HTMLParagraphElement>(null);
  // The form that the reader has just sent is gone, and its focus with it.
  useEffect(() => claimFreeFocus(who.current), []);
  return (
    <Who ref={who} tabIndex={-1}>
      {t('checkout.signedIn', { email: data.profile.email ?? '' })}
      {!isConfirmed && (
        <Button size="small" variant="secondary" onClick={() => void changeAccount()}>
          {t('checkout.account')}
        </Button>
      )}
      {!isConfirmed && state.progress.step !== 'billing' && (
        <Button size="small" variant="secondary" onClick={() => void editBilling()}>
          {t('checkout.changeCountry')}
        </Button>
      )}
    </Who>
  );
}

interface AreaProps extends Pick<ShortStepsProps, 'area'> {
  readonly address: StoredAddress | undefined;
}

/** Renders the form of the country, or of the whole address where something is delivered by post. */
function Area({ address, area }: AreaProps) {
  const t = usePhrases(phrases);
  const { locale } = useHost();
  const { data, state, orderProblem, challenge, submitBilling } = useCheckout();
  const needsWhole = lacksAddress(state.orderError);
  const problem = needsWhole ? t('checkout.whole') : orderProblem;
  const country = presetCountry({
    told: data.entitlements?.edgescape?.country_code,
    siteLanguage: locale,
  });
  const known = {
    country,
    ...data.lastAddress,
    ...(area?.country && { country: area.country, region: area.region }),
  };
  return (
    <AreaForm
      key={needsWhole ? 'whole' : 'area'}
      heading={t('checkout.country')}
      submitLabel={t('sub.continue')}
      error={problem && <Problem text={problem} />}
      onSubmit={(values) => submitBilling(readAddress(values))}
    >
      {needsWhole ? <AddressFields address={area ?? known} /> : <TaxAreaFields address={address ?? known} />}
      <BotChallenge challenge={challenge} />
    </AreaForm>
  );
}

/** Renders the country where it is not known yet, then the payment; beside them what is ordered. */
export function ShortSteps({ area, problem, ...arrived }: ShortStepsProps) {
  const checkout = useCheckoutModel(arrived);
  const { environment } = useHost();
  const { progress } = checkout.state;
  const isUntried = checkout.payProblem === undefined && !checkout.isConfirmed;
  const first = useRef(area);
  useEffect(() => {
    const { current: chosen } = first;
    first.current = undefined;
    if (chosen === undefined) return;
    forgetChosenArea(environment);
    if (progress.step === 'billing' && isWholeArea(chosen)) void checkout.submitBilling(chosen);
  });
  if (checkout.isLoading) return <WaitingNote />;
  return (
    <CheckoutContext.Provider value={checkout}>
      <Columns>
        <OrderSidebar />
        <StepColumn>
          <Buyer />
          {problem !== undefined && (problem.isUnsure || isUntried) && <FormError>{problem.words}</FormError>}
          {progress.step === 'billing' ? (
            <Area area={area} address={progress.address} />
          ) : (
            <PaymentPart fetchPart={fetchPayment} partProps={{ ordered: progress }} />
          )}
        </StepColumn>
      </Columns>
    </CheckoutContext.Provider>
  );
}
