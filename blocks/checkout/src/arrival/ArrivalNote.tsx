'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Button, FormError } from '@broadsheet/ui';
import { Note } from '../checkoutStyles.ts';
import { phrases } from '../phrases.ts';
import type { ArrivalState } from './useArrival.ts';
import { WaitingNote } from './WaitingNote.tsx';

export interface ArrivalNoteProps {
  /** The arrival that has failed; absent while it is under way. */
  readonly failed?: Extract<ArrivalState, { readonly status: 'failed' }>;
  readonly onRetry: () => void;
}

/** Says that the checkout is being loaded, or could not be, with a button that tries again. */
export function ArrivalNote({ failed, onRetry }: ArrivalNoteProps) {
  const t = usePhrases(phrases);
  if (failed === undefined) return <WaitingNote />;
  return (
    <Note as="div">
      <FormError>{t(failed.isOffline ? 'sub.offline' : 'checkout.loadErr')}</FormError>
      <Button
        variant="secondary"
        onClick={() => {
          onRetry();
          failed.retry();
        }}
      >
        {t('sub.retry')}
      </Button>
    </Note>
  );
}
