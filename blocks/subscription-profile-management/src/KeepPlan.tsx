'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Button } from '@broadsheet/ui';
import { useState } from 'react';
import { changePhrases } from './changePhrases.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { phrases } from './phrases.ts';
import type { SubscriptionCardProps } from './SubscriptionCardProps.ts';
import { useNextCharge } from './useNextCharge.ts';

const english = { ...phrases, ...changePhrases };
const ERRORS = { otherwise: 'sub.m.keepErr' } as const;

type KeepPlanProps = Pick<SubscriptionCardProps, 'managed' | 'onKeepPlan'>;

/** Renders the button that takes back a change of plan, and its dialog, which tells the price that goes on. */
export function KeepPlan({ managed, onKeepPlan }: KeepPlanProps) {
  const { subscriptionID, productName } = managed.subscription;
  const t = usePhrases(english);
  const { price } = useNextCharge(managed);
  const [isAsking, setAsking] = useState(false);
  const product = productName ?? '';
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        accessibilityLabel={t('sub.m.keepOf', { product: `${product} #${subscriptionID}` })}
        onClick={() => setAsking(true)}
      >
        {t('sub.m.keep')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('sub.m.keep')}
          yes={t('sub.m.keepYes')}
          errors={ERRORS}
          onConfirm={onKeepPlan}
          onClose={() => setAsking(false)}
        >
          <p>{t('sub.m.keepText', { product })}</p>
          {price !== '' && <p>{`${t('sub.m.price')} ${price}`}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
}
