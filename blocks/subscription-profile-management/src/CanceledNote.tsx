'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { Subscription } from '@broadsheet/sdk-sales';
import { useCardDate } from '@broadsheet/sales-ui';
import { Button, closeIcon, Icon } from '@broadsheet/ui';
import { useState } from 'react';
import { Note } from './cardStyles.ts';
import { findEventDate } from './findEventDate.ts';
import { phrases } from './phrases.ts';

/** Renders since when a subscription is cancelled and until when it can be read, until the reader closes the note. */
export function CanceledNote({ subscription }: { readonly subscription: Subscription }) {
  const t = usePhrases(phrases);
  const writeDate = useCardDate();
  const [isDismissed, setDismissed] = useState(false);
  const date = writeDate(findEventDate(subscription, 'CANCEL_SUBSCRIPTION'));
  const end = writeDate(subscription.nextEventDateUTC ?? undefined);
  if (isDismissed || date === '' || end === '') return null;
  return (
    <Note>
      <p>{t('sub.m.canceledNote', { date, end })}</p>
      <Button
        size="small"
        accessibilityLabel={t('sub.m.closeNote')}
        iconLeft={<Icon of={closeIcon} size={18} />}
        onClick={(event) => {
          // The close button disappears with the note.
          event.currentTarget.closest('li')?.focus();
          setDismissed(true);
        }}
      />
    </Note>
  );
}
