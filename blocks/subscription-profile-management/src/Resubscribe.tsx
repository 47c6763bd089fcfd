'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useCardDate } from '@broadsheet/sales-ui';
import { Button } from '@broadsheet/ui';
import { useState } from 'react';
import { changePhrases } from './changePhrases.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { phrases } from './phrases.ts';
import type { SubscriptionCardProps } from './SubscriptionCardProps.ts';
import { useNextCharge } from './useNextCharge.ts';

const english = { ...phrases, ...changePhrases };
const ERRORS = { otherwise: 'sub.m.resubErr' } as const;

type ResubscribeProps = Pick<SubscriptionCardProps, 'managed' | 'onResubscribe'>;

/** Renders the button that reverts a cancellation, and its confirmation dialog; nothing while the next charge is unknown. */
export function Resubscribe({ managed, onResubscribe }: ResubscribeProps) {
  const { subscription, price: info } = managed;
  const t = usePhrases(english);
  const writeDate = useCardDate();
  const { laterPrice } = useNextCharge(managed);
  const [isAsking, setAsking] = useState(false);
  const date = writeDate(subscription.nextEventDateUTC ?? info?.paymentDate);
  if (date === '') return null;
  return (
    <div>
      <Button
        variant="primary"
        size="small"
        accessibilityLabel={t('sub.m.resubOf', {
          product: `${subscription.productName ?? ''} #${subscription.subscriptionID}`,
        })}
        onClick={() => setAsking(true)}
      >
        {t('sub.m.resub')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('sub.m.resub')}
          yes={t('sub.m.resubYes')}
          errors={ERRORS}
          onConfirm={onResubscribe}
          onClose={() => setAsking(false)}
        >
          <p>{t('sub.m.resubText', { date })}</p>
          {laterPrice !== '' && <p>{`${t('sub.m.price')} ${laterPrice}`}</p>}
          <p>{t('sub.m.resubAsk')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
