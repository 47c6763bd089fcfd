'use client';
/** The payment step; it is fetched, together with the card provider's code, when the step opens. */
import { usePhrases } from '@broadsheet/block-kit';
import type { PaymentOption, SalesContext } from '@broadsheet/sdk-sales';
import type { Address } from '@broadsheet/sales-ui';
import { WalletProbe } from '@broadsheet/sales-ui/card';
import type { Wallet, WalletRequest } from '@broadsheet/sales-ui/card';
import { Button, token } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';
import { CardPart } from './CardPart.tsx';
import type { ChosenPayment } from './ChosenPayment.ts';
import { MethodField } from './MethodField.tsx';
import type { Method } from './MethodField.tsx';
import { usePaymentStart } from './usePaymentStart.ts';
import type { PaidOrder } from './usePaymentStart.ts';

const Column = styled.div`
  position: relative;
  display: grid;
  gap: 1.25rem;
  max-inline-size: 34rem;
  color: ${token('ink')};
`;

export interface PaymentStepProps {
  readonly readerId: string;
  readonly sales: SalesContext;
  readonly orderNumber: string;
  readonly address: Address;
  readonly cardOption: PaymentOption | undefined;
  readonly isPayPalOffered: boolean;
  /** The payment that a wallet would be asked for; absent when wallets are not offered. */
  readonly walletRequest: WalletRequest | undefined;
  /** Runs when the payment has begun, perhaps for a new order that replaces the requested one. */
  readonly onStarted: (orderNumber: string) => void;
  readonly onPaid: (paid: PaidOrder) => void;
  /** Runs when no payment can begin because the price or the order has run out. */
  readonly onOver: (error: unknown) => void;
  /** Whether finalizing a paid order has failed. */
  readonly hasProblem: boolean;
  readonly onChosen: (payment: ChosenPayment) => void;
}

/** Renders the choice of a payment method. */
export function PaymentStep(props: PaymentStepProps) {
  const { cardOption, isPayPalOffered, onChosen } = props;
  if (cardOption !== undefined) return <ProviderMethods {...props} option={cardOption} />;
  return (
    <Column>{isPayPalOffered && <ContinueButton onClick={() => onChosen({ kind: 'paypal' })} />}</Column>
  );
}

function ContinueButton({ onClick }: { readonly onClick: () => void }) {
  const t = usePhrases(phrases);
  return (
    <Button variant="primary" size="large" fullWidth onClick={onClick}>
      {t('sub.continue')}
    </Button>
  );
}

/** Renders the card provider's methods and PayPal. */
function ProviderMethods(props: PaymentStepProps & { readonly option: PaymentOption }) {
  const { sales, orderNumber, option, walletRequest, isPayPalOffered, onStarted, onPaid, onOver, onChosen } =
    props;
  const start = usePaymentStart({ sales, orderNumber, option });
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  const [method, setMethod] = useState<Method>('card');
  const tell = useRef({ onStarted, onPaid, onOver });
  useEffect(() => {
    tell.current = { onStarted, onPaid, onOver };
  });
  useEffect(() => {
    if (start.status === 'ready') tell.current.onStarted(start.card.begun.orderNumber);
    if (start.status === 'paid') tell.current.onPaid(start.paid);
    if (start.status === 'over') tell.current.onOver(start.error);
  }, [start]);
  // The step tells why, and leads to the offers: no way to pay would do better.
  if (start.status === 'over') return null;
  const card = start.status === 'ready' ? start.card : undefined;
  const methods: readonly Method[] =
    start.status === 'paid'
      ? ['card']
      : ['card', ...wallets, ...(isPayPalOffered ? ['paypal' as const] : [])];

  function choose(): void {
    if (method === 'paypal') onChosen({ kind: 'paypal' });
    else if (method !== 'card' && card !== undefined)
      onChosen({
        kind: 'wallet',
        wallet: method,
        stripe: card.stripe,
        clientSecret: card.clientSecret,
      });
  }

  return (
    <Column>
      {card !== undefined && walletRequest !== undefined && (
        <WalletProbe stripe={card.stripe} request={walletRequest} onFound={setWallets} />
      )}
      {methods.length > 1 && <MethodField methods={methods} chosen={method} onChoose={setMethod} />}
      {/* The hidden form keeps what was typed. */}
      <div hidden={method !== 'card'}>
        <CardPart {...props} start={start} />
      </div>
      {method !== 'card' && <ContinueButton onClick={choose} />}
    </Column>
  );
}
