'use client';
/** The payment of the short checkout; it is fetched, together with the card provider's code, once there is an order. */
import { readDraft, useHost, useMoney, usePhrases } from '@broadsheet/block-kit';
import { BotChallenge } from '@broadsheet/bot-challenge';
import type { PaymentOption } from '@broadsheet/sdk-sales';
import { Renewal, Terms } from '@broadsheet/sales-ui';
import type { OrderAmounts } from '@broadsheet/sales-ui';
import { CardForm, CardStartFailure, WalletProbe } from '@broadsheet/sales-ui/card';
import type { Wallet } from '@broadsheet/sales-ui/card';
import { Button, FormError, token } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useCheckout } from '../CheckoutContext.ts';
import type { OrderedProgress } from '../checkoutState.ts';
import { useOrderPayment } from '../payment/useOrderPayment.ts';
import { usePayMethods } from '../payment/usePayMethods.ts';
import { WalletButton } from '../payment/WalletButton.tsx';
import { phrases } from '../phrases.ts';
import { Remembered } from '../recovery/Remembered.tsx';
import { Problem } from '../steps/Problem.tsx';
import { usePaymentProblem } from '../steps/usePaymentProblem.ts';

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

export interface ShortPaymentProps {
  readonly ordered: OrderedProgress;
}

/** Renders wallets, card and PayPal with the terms; each pays with one press. */
export function ShortPayment({ ordered }: ShortPaymentProps) {
  const { data, isConfirmed } = useCheckout();
  const problem = usePaymentProblem();
  const { hasPayPal } = usePayMethods(ordered);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem !== undefined) note.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <Column>
      <FormError ref={note}>{problem && <Problem text={problem} />}</FormError>
      {data.cardOption !== undefined && <ProviderPayment ordered={ordered} option={data.cardOption} />}
      {hasPayPal && !isConfirmed && <PayPalButton ordered={ordered} />}
    </Column>
  );
}

function PayPalButton({ ordered }: ShortPaymentProps) {
  const t = usePhrases(phrases);
  const { isBusy, pay } = useCheckout();
  return (
    <Button
      variant="secondary"
      size="large"
      fullWidth
      aria-disabled={isBusy || undefined}
      onClick={() => void pay(ordered.order, { kind: 'paypal' })}
    >
      {`${t('sub.payWith')} PayPal`}
    </Button>
  );
}

function ProviderPayment({ ordered, option }: ShortPaymentProps & { readonly option: PaymentOption }) {
  const t = usePhrases(phrases);
  const { payProblem, finish } = useCheckout();
  const start = useOrderPayment(ordered, option);
  switch (start.status) {
    case 'over':
      return null;
    case 'failed':
      return <CardStartFailure start={start} />;
    case 'loading':
      return <output>{t('sub.waiting')}</output>;
    case 'paid':
      return payProblem === undefined ? (
        <output>{t('sub.waiting')}</output>
      ) : (
        <Button variant="secondary" onClick={() => void finish(start.paid)}>
          {t('sub.retry')}
        </Button>
      );
    case 'ready':
      return <Methods ordered={ordered} {...start.card} />;
  }
}

interface MethodsProps extends ShortPaymentProps, Pick<Parameters<typeof CardForm>[0], 'stripe'> {
  readonly clientSecret: string;
}

/** Renders the browser's wallets above the form of a card. What was typed stays when a card is declined. */
function Methods(props: MethodsProps) {
  const { ordered, stripe, clientSecret } = props;
  const { order, address } = ordered;
  const checkout = useCheckout();
  const { data, items, amounts, isBusy, isConfirmed, isChallenged, challenge, pay } = checkout;
  const { hasWallets } = usePayMethods(ordered);
  const { readerId, holder } = useHolder(data.profile.uuid);
  const t = usePhrases(phrases);
  const label = usePayLabel(amounts);
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  const isPaidOnce = items.length > 0 && items.every((item) => item.isPaidOnce === true);
  return (
    <>
      {hasWallets && !isConfirmed && <WalletProbe stripe={stripe} request={amounts} onFound={setWallets} />}
      {!isConfirmed &&
        wallets.map((wallet) => (
          <WalletButton
            key={wallet}
            order={order}
            payment={{ kind: 'wallet', wallet, stripe, clientSecret }}
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
          isBusy={isBusy}
          onCard={(card) => pay(order, { kind: 'card', stripe, clientSecret, ...card })}
        >
          <Renewal items={items} isTaxInclusive={amounts.isTaxInclusive === true} />
          {isChallenged && <BotChallenge challenge={challenge} />}
          <Terms
            termsOfSaleURL={checkout.termsOfSaleURL}
            termsOfServiceURL={checkout.termsOfServiceURL}
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
