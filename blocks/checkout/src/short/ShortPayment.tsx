'use client';
/** The payment of the short checkout; it is fetched, together with the card provider's code, once there is an order. */
import { readDraft, useHost, useMoney, usePhrases } from '@broadsheet/block-kit';
import { BotChallenge } from '@broadsheet/bot-challenge';
import type { Order, PaymentOption } from '@broadsheet/sdk-sales';
import { areWalletsOffered, isPayPalOffered } from '@broadsheet/sdk-sales/rules';
import type { OrderAmounts, SummaryItem } from '@broadsheet/sales-ui';
import { CardForm, CardStartFailure, WalletProbe } from '@broadsheet/sales-ui/card';
import type { Wallet } from '@broadsheet/sales-ui/card';
import { Button, FormError, token } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { CheckoutState } from '../checkoutState.ts';
import { usePaymentStart } from '../payment/usePaymentStart.ts';
import { WalletButton } from '../payment/WalletButton.tsx';
import { phrases } from '../phrases.ts';
import { Remembered } from '../recovery/Remembered.tsx';
import { Problem } from '../steps/Problem.tsx';
import { Renewal } from '../steps/Renewal.tsx';
import { Terms } from '../steps/Terms.tsx';
import type { StepsProps } from '../StepsProps.ts';
import type { useCheckout } from '../useCheckout.ts';
import type { useSteps } from '../useSteps.ts';

const Column = styled.div`
  position: relative;
  display: grid;
  gap: 1.25rem;
  max-inline-size: 34rem;
  min-block-size: 30rem;
  align-content: start;
  color: ${token('ink')};
  & p {
    margin: 0;
  }
`;

const NAMES = ['cardName'];

export interface ShortPaymentProps extends StepsProps {
  readonly steps: ReturnType<typeof useSteps>;
  readonly state: Exclude<CheckoutState, { readonly step: 'billing' }>;
  readonly checkout: ReturnType<typeof useCheckout>;
  readonly amounts: OrderAmounts;
  readonly items: readonly SummaryItem[];
}

/** Renders wallets, card and PayPal with the terms; each pays with one press. */
export function ShortPayment(props: ShortPaymentProps) {
  const { data, state, checkout, amounts, offerURL, planURL } = props;
  const { pay, payProblem } = checkout;
  const isOffered = isPayPalOffered({
    option: data.paypalOption,
    total: amounts.total,
    currency: amounts.currency,
  });
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (payProblem !== undefined) note.current?.scrollIntoView({ block: 'nearest' });
  }, [payProblem]);
  return (
    <Column>
      <FormError ref={note}>
        {payProblem && <Problem text={payProblem} {...{ checkout, offerURL, planURL }} />}
      </FormError>
      {data.cardOption !== undefined && <ProviderPayment {...props} option={data.cardOption} />}
      {isOffered && !pay.isConfirmed && <PayPalButton pay={pay} order={state.order} />}
    </Column>
  );
}

function PayPalButton({
  pay,
  order,
}: {
  readonly pay: ShortPaymentProps['checkout']['pay'];
  readonly order: Order;
}) {
  const t = usePhrases(phrases);
  return (
    <Button
      variant="secondary"
      size="large"
      fullWidth
      aria-disabled={pay.isBusy || undefined}
      onClick={() => void pay.pay(order, { kind: 'paypal' })}
    >
      {`${t('sub.payWith')} PayPal`}
    </Button>
  );
}

function ProviderPayment(props: ShortPaymentProps & { readonly option: PaymentOption }) {
  const { option, sales, state, steps, checkout } = props;
  const { order } = state;
  const t = usePhrases(phrases);
  const { pay } = checkout;
  const start = usePaymentStart({ sales, orderNumber: order.orderNumber, option });
  const tell = useRef({ steps, pay });
  useEffect(() => {
    tell.current = { steps, pay };
  });
  useEffect(() => {
    if (start.status === 'ready') tell.current.steps.replaceOrder(start.card.begun.orderNumber);
    if (start.status === 'paid') void tell.current.pay.finish(start.paid);
    if (start.status === 'over') tell.current.pay.refuse(start.error);
  }, [start]);
  switch (start.status) {
    case 'over':
      return null;
    case 'failed':
      return <CardStartFailure start={start} />;
    case 'loading':
      return <output>{t('sub.waiting')}</output>;
    case 'paid':
      return checkout.payProblem === undefined ? (
        <output>{t('sub.waiting')}</output>
      ) : (
        <Button variant="secondary" onClick={() => void pay.finish(start.paid)}>
          {t('sub.retry')}
        </Button>
      );
    case 'ready':
      return <Methods {...props} {...start.card} />;
  }
}

interface MethodsProps extends ShortPaymentProps, Pick<Parameters<typeof CardForm>[0], 'stripe'> {
  readonly clientSecret: string;
}

/** Renders the browser's wallets above the form of a card. What was typed stays when a card is declined. */
function Methods(props: MethodsProps) {
  const { stripe, clientSecret, data, state, checkout, amounts, items } = props;
  const { order, address } = state;
  const { pay } = checkout;
  const { readerId, holder } = useHolder(data.profile.uuid);
  const t = usePhrases(phrases);
  const label = usePayLabel(amounts);
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  const isPaidOnce = items.length > 0 && items.every((item) => item.isPaidOnce === true);
  const areOffered = areWalletsOffered({
    currency: amounts.currency,
    billingCountry: address.country,
    entitlementCountry: data.entitlements?.edgescape?.country_code,
  });
  return (
    <>
      {data.entitlements !== undefined && areOffered && !pay.isConfirmed && (
        <WalletProbe stripe={stripe} request={amounts} onFound={setWallets} />
      )}
      {!pay.isConfirmed &&
        wallets.map((wallet) => (
          <WalletButton
            key={wallet}
            payment={{ kind: 'wallet', wallet, stripe, clientSecret }}
            request={amounts}
            businessName={props.titleApplePayGooglePay?.trim() ?? ''}
            onAgreed={(sheet) => void pay.payByWallet(order, sheet)}
          />
        ))}
      <Remembered readerId={readerId} form="card" names={NAMES}>
        <CardForm
          stripe={stripe}
          label={t('sub.card')}
          submitLabel={label}
          holder={holder}
          address={address}
          hidesArea
          isBusy={pay.isBusy}
          onCard={(card) => pay.pay(order, { kind: 'card', stripe, clientSecret, ...card })}
        >
          <Renewal items={items} isTaxInclusive={amounts.isTaxInclusive === true} />
          {checkout.isChallenged && <BotChallenge challenge={checkout.challenge} />}
          <Terms
            termsOfSaleURL={props.termsOfSaleURL}
            termsOfServiceURL={props.termsOfServiceURL}
            isPaidOnce={isPaidOnce}
          />
        </CardForm>
      </Remembered>
    </>
  );
}

/** Returns the name on the card that the reader has typed before. */
function useHolder(readerId: string) {
  const { environment } = useHost();
  const [draft] = useState(() => readDraft(environment, { readerId, form: 'card' }));
  return { readerId, holder: draft['cardName'] };
}

/** Returns the words of the button that pays, with the amount. */
function usePayLabel({ total, currency }: OrderAmounts): string {
  const t = usePhrases(phrases);
  const writeMoney = useMoney();
  return total === 0
    ? t('checkout.startFree')
    : t('checkout.payAmount', { amount: writeMoney(total, currency, { decimals: 'auto' }) });
}
