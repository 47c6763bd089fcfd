'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Note } from '../checkoutStyles.ts';
import { phrases } from '../phrases.ts';

/** Says that the checkout is being loaded, in about as much room as it will need. */
export function WaitingNote() {
  const t = usePhrases(phrases);
  return (
    <Note as="div">
      <output>{t('sub.waiting')}</output>
      <noscript>{t('checkout.script')}</noscript>
    </Note>
  );
}
