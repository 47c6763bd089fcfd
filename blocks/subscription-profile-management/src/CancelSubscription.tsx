'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useCardDate } from '@broadsheet/sales-ui';
import { Button, TextField } from '@broadsheet/ui';
import { useState } from 'react';
import { changePhrases } from './changePhrases.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { phrases } from './phrases.ts';
import type { SubscriptionCardProps } from './SubscriptionCardProps.ts';

const english = { ...phrases, ...changePhrases };
const ERRORS = { otherwise: 'sub.m.cancelErr' } as const;
/** The status of a subscription whose last charge failed and is retried. */
const PAST_DUE = 4;
/** The longest reason that the service accepts, in characters. */
const LONGEST_REASON = 2000;

type CancelSubscriptionProps = Pick<SubscriptionCardProps, 'managed' | 'onCancel'>;

/**
 * Renders the button that cancels, and its confirmation dialog: what the reader keeps and until when, and an optional
 * reason.
 */
export function CancelSubscription({ managed, onCancel }: CancelSubscriptionProps) {
  const { subscriptionID, productName, nextEventDateUTC, status } = managed.subscription;
  const t = usePhrases(english);
  const writeDate = useCardDate();
  const [isAsking, setAsking] = useState(false);
  const product = productName ?? '';
  const end = writeDate(nextEventDateUTC);
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        accessibilityLabel={t('sub.m.cancelOf', { product: `${product} #${subscriptionID}` })}
        onClick={() => setAsking(true)}
      >
        {t('sub.m.cancel')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('sub.m.cancel')}
          yes={t('sub.m.cancelYes')}
          errors={ERRORS}
          onConfirm={(form) => onCancel(readReason(form))}
          onClose={() => setAsking(false)}
        >
          <p>
            {t('sub.m.cancelText', { product })}{' '}
            {status === PAST_DUE ? t('sub.m.cancelUnpaid') : end !== '' && t('sub.m.cancelKept', { end })}
          </p>
          <TextField name="reason" label={t('sub.m.cancelReason')} />
          <p>{t('sub.m.cancelAsk')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function readReason(form: FormData): string | undefined {
  const reason = form.get('reason');
  return typeof reason === 'string' && reason.trim() !== ''
    ? reason.trim().slice(0, LONGEST_REASON)
    : undefined;
}
