'use client';
/** The payment step; it is fetched, together with the card provider's code, when the step opens. */
import { usePhrases } from '@broadsheet/block-kit';
import type { PaymentOption } from '@broadsheet/sdk-sales';
import { WalletProbe } from '@broadsheet/sales-ui/card';
import type { Wallet } from '@broadsheet/sales-ui/card';
import { Button, token } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCheckout } from '../CheckoutContext.ts';
import type { OrderedProgress } from '../checkoutState.ts';
import { phrases } from '../phrases.ts';
import { CardPart } from './CardPart.tsx';
import { MethodField } from './MethodField.tsx';
import type { Method } from './MethodField.tsx';
import { useOrderPayment } from './useOrderPayment.ts';
import { usePayMethods } from './usePayMethods.ts';

const Column = styled.div`
  position: relative;
  display: grid;
  gap: 1.25rem;
  max-inline-size: 34rem;
  color: ${token('ink')};
`;

export interface PaymentStepProps {
  readonly ordered: OrderedProgress;
}

/** Renders the choice of a payment method. */
export function PaymentStep({ ordered }: PaymentStepProps) {
  const { data, dispatch } = useCheckout();
  const { hasPayPal } = usePayMethods(ordered);
  if (data.cardOption !== undefined) return <ProviderMethods ordered={ordered} option={data.cardOption} />;
  const choosePayPal = () => dispatch({ kind: 'paymentChosen', payment: { kind: 'paypal' } });
  return <Column>{hasPayPal && <ContinueButton onClick={choosePayPal} />}</Column>;
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
function ProviderMethods({ ordered, option }: PaymentStepProps & { readonly option: PaymentOption }) {
  const { amounts, dispatch } = useCheckout();
  const { hasWallets, hasPayPal } = usePayMethods(ordered);
  const start = useOrderPayment(ordered, option);
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  const [method, setMethod] = useState<Method>('card');
  // The step tells why, and leads to the offers: no way to pay would do better.
  if (start.status === 'over') return null;
  const card = start.status === 'ready' ? start.card : undefined;
  const methods: readonly Method[] =
    start.status === 'paid' ? ['card'] : ['card', ...wallets, ...(hasPayPal ? ['paypal' as const] : [])];

  function choose(): void {
    if (method === 'paypal') dispatch({ kind: 'paymentChosen', payment: { kind: 'paypal' } });
    else if (method !== 'card' && card !== undefined) {
      const { stripe, clientSecret } = card;
      dispatch({ kind: 'paymentChosen', payment: { kind: 'wallet', wallet: method, stripe, clientSecret } });
    }
  }

  return (
    <Column>
      {card !== undefined && hasWallets && ordered.step === 'payment' && (
        <WalletProbe stripe={card.stripe} request={amounts} onFound={setWallets} />
      )}
      {methods.length > 1 && <MethodField methods={methods} chosen={method} onChoose={setMethod} />}
      {/* The hidden form keeps what was typed. */}
      <div hidden={method !== 'card'}>
        <CardPart start={start} address={ordered.address} />
      </div>
      {method !== 'card' && <ContinueButton onClick={choose} />}
    </Column>
  );
}
