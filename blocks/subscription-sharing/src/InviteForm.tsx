'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { AccountForm, readerEnglish, useAttempts } from '@broadsheet/identity-ui';
import { TextField } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

const english = { ...readerEnglish, ...phrases };
const ERRORS = {
  byCode: { '400020': 'share.err.ended', '400027': 'share.err.full' },
  otherwise: 'share.err.invite',
} as const;

/** The form below the subscription's heading, aligned with the heading's start. */
const StartForm = styled(AccountForm)`
  && {
    margin-inline: 0;
  }
`;

export interface InviteFormProps {
  readonly productName: string;
  /** Sends the invitation; rejects when it was not sent. */
  readonly onInvite: (email: string) => Promise<void>;
}

/** Renders the form that invites a person by mail to share the subscription; it is cleared after each invitation. */
export function InviteForm({ productName, onInvite }: InviteFormProps) {
  const t = usePhrases(english);
  const { error, run } = useAttempts(ERRORS);
  const [count, setCount] = useState(0);
  return (
    <StartForm
      label={t('share.inviteTo', { product: productName })}
      submitLabel={t('share.invite')}
      error={error && t(error.phrase)}
      onSubmit={async ({ email = '' }) => {
        if (await run(() => onInvite(email.trim()))) setCount(count + 1);
      }}
    >
      <TextField
        key={count}
        type="email"
        name="email"
        label={t('share.email')}
        tip={t('share.emailTip')}
        required
        autoComplete="off"
        validationErrorMessage={t('id.emailReq')}
      />
    </StartForm>
  );
}
