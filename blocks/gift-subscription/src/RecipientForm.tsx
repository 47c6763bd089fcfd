'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { AccountForm, readerEnglish, useAttempts } from '@broadsheet/identity-ui';
import type { GivenGift, SalesContext } from '@broadsheet/sdk-sales';
import { Button } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { readDraft, removeDraft } from './giftDraft.ts';
import type { GiftRecipient } from './giftDraft.ts';
import { givenPhrases } from './givenPhrases.ts';
import { RecipientFields, toRecipient } from './RecipientFields.tsx';
import { sendGift, toDay } from './sendGift.ts';

const english = { ...readerEnglish, ...givenPhrases };
const ERRORS = {
  byCode: { '400044': 'gift.err.redeemed' },
  otherwise: 'gift.err.recipient',
} as const;

const StartForm = styled(AccountForm)`
  && {
    margin-inline: 0;
  }
`;

export interface RecipientFormProps {
  readonly gift: GivenGift;
  readonly sales: SalesContext;
  readonly onSaved: (gift: GivenGift) => void;
  readonly onCancel: () => void;
}

function toTyped({ recipient }: GivenGift): GiftRecipient | undefined {
  if (recipient === undefined) return undefined;
  const { name = '', email = '', note = '', sendNotificationOnUTC } = recipient;
  const day = sendNotificationOnUTC === undefined ? '' : toDay(sendNotificationOnUTC);
  return { name, email, note, day };
}

/** Renders the form that sets or changes the recipient of a paid gift. */
export function RecipientForm({ gift, sales, onSaved, onCancel }: RecipientFormProps) {
  const t = usePhrases(english);
  const { error, run } = useAttempts(ERRORS);
  // The draft from before the payment, when it could not be sent to the service.
  const [recipient] = useState(() => toTyped(gift) ?? readDraft(sales));
  return (
    <StartForm
      label={t('gift.change')}
      submitLabel={t('gift.save')}
      error={error && t(error.phrase)}
      otherActions={
        <Button variant="secondary" onClick={onCancel}>
          {t('gift.cancel')}
        </Button>
      }
      onSubmit={async (values) => {
        await run(async () => {
          const saved = await sendGift(sales, gift, toRecipient(values));
          removeDraft(sales);
          onSaved(saved);
        });
      }}
    >
      <RecipientFields recipient={recipient} />
    </StartForm>
  );
}
