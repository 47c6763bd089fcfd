'use client';
import { DAY_MS } from '@broadsheet/client-core';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { readerEnglish } from '@broadsheet/identity-ui';
import { TextAreaField, TextField } from '@broadsheet/ui';
import type { FormValues } from '@broadsheet/ui';
import type { GiftRecipient } from './giftDraft.ts';
import { phrases } from './phrases.ts';
import { toDay } from './sendGift.ts';

const english = { ...readerEnglish, ...phrases };
/** The latest day that the service accepts, in days from now: within a year. */
const LATEST_DAYS = 364;
/** The longest note that the service accepts, in characters. */
const LONGEST_NOTE = 2000;

/** Reads the values of `RecipientFields`. */
export function toRecipient({ name = '', email = '', note = '', day = '' }: FormValues): GiftRecipient {
  return { name: name.trim(), email: email.trim(), note: note.trim(), day };
}

/** Renders the fields for the recipient of a gift, a note, and the day of the mail. */
export function RecipientFields({ recipient }: { readonly recipient: GiftRecipient | undefined }) {
  const t = usePhrases(english);
  const { environment } = useHost();
  const now = environment.now();
  const { name = '', email = '', note = '', day = '' } = recipient ?? {};
  const first = toDay(now + DAY_MS);
  return (
    <>
      <TextField
        name="name"
        label={t('gift.name')}
        required
        autoComplete="off"
        defaultValue={name}
        validationPattern=".*\S.*"
        validationErrorMessage={t('gift.nameReq')}
      />
      <TextField
        type="email"
        name="email"
        label={t('gift.email')}
        required
        autoComplete="off"
        defaultValue={email}
        validationErrorMessage={t('id.emailReq')}
      />
      <TextAreaField name="note" label={t('gift.note')} defaultValue={note} maxLength={LONGEST_NOTE} />
      <TextField
        type="date"
        name="day"
        label={t('gift.day')}
        tip={t('gift.dayTip')}
        min={first}
        max={toDay(now + LATEST_DAYS * DAY_MS)}
        // A stored day that is no longer in the future counts as none.
        defaultValue={day < first ? '' : day}
        validationErrorMessage={t('gift.dayErr')}
      />
    </>
  );
}
