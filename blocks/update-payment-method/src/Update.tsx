'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { withoutQuery } from '@broadsheet/identity-ui';
import { BrandMark, cardEnglish, findBrand, PaymentPart, readPayPalToken } from '@broadsheet/sales-ui';
import { Button, FormError, token } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CurrentMethod } from './CurrentMethod.tsx';
import { phrases } from './phrases.ts';
import { useUpdate } from './useUpdate.ts';
import type { PaymentUpdate, UpdateOptions } from './useUpdate.ts';

const english = { ...cardEnglish, ...phrases };

const Column = styled.div`
  display: grid;
  gap: 1.25rem;
  max-inline-size: 34rem;
`;

/** Text between two rules. */
const Or = styled.p`
  display: flex;
  gap: 0.75rem;
  align-items: center;
  margin: 0;
  color: ${token('ink-soft')};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: ${token('border')};
  }
`;

/** Fetches the card form, and the card provider's code with it. */
const fetchCardUpdate = async () => (await import('./CardUpdate.tsx')).CardUpdate;

/** Finalizes the update of a reader who returns from PayPal, once. @returns whether that is in progress */
function usePayPalReturn(update: PaymentUpdate, { update: { paypalOption } }: UpdateOptions): boolean {
  const { environment } = useHost();
  const [payPalToken] = useState(() => readPayPalToken(environment.address()));
  const [isReturning, setReturning] = useState(payPalToken !== undefined && paypalOption !== undefined);
  const hasBegun = useRef(false);
  useEffect(() => {
    if (payPalToken === undefined || paypalOption === undefined || hasBegun.current) return;
    hasBegun.current = true;
    const finish = async () => {
      await update.run(() => update.save(paypalOption, payPalToken));
      // The token is valid only once: a reload must not use it again.
      environment.replaceAddress(withoutQuery(environment.address(), 'token', 'PayerID'));
      setReturning(false);
    };
    void finish();
  });
  return isReturning;
}

/** Renders the current payment method and what it pays for, and the methods to change to. */
export function Update(options: UpdateOptions) {
  const { subscription, cardOption, paypalOption } = options.update;
  const t = usePhrases(english);
  const update = useUpdate(options);
  const isReturning = usePayPalReturn(update, options);
  const [isByCard, setByCard] = useState(false);
  const { status, problem, run } = update;
  const busyWords = {
    idle: '',
    saving: t('sub.waiting'),
    leaving: t('sub.paypalGo'),
    saved: t('sub.update.saved'),
  };
  if (isReturning)
    return (
      <Column>
        <output>{t('sub.paypalWait')}</output>
      </Column>
    );
  return (
    <Column>
      {subscription && <CurrentMethod subscription={subscription} />}
      <FormError>
        {(cardOption ?? paypalOption) === undefined ? t('sub.cardsErr') : !isByCard && problem}
      </FormError>
      {paypalOption !== undefined && (
        <Button
          variant="secondary"
          size="large"
          fullWidth
          aria-disabled={status !== 'idle' || undefined}
          iconRight={<BrandMark brand={findBrand('PayPal')} />}
          onClick={() => {
            setByCard(false);
            void run(() => update.goToPayPal(paypalOption));
          }}
        >
          PayPal
        </Button>
      )}
      {paypalOption !== undefined && cardOption !== undefined && <Or>{t('sub.orCard')}</Or>}
      {cardOption !== undefined && (
        <PaymentPart
          fetchPart={fetchCardUpdate}
          partProps={{
            option: cardOption,
            address: subscription?.billingAddress ?? undefined,
            update,
            problem: isByCard ? problem : undefined,
            onCard: () => setByCard(true),
          }}
        />
      )}
      <output>{busyWords[status]}</output>
    </Column>
  );
}
