'use client';
import { useHost, useIdentity, usePhrases } from '@broadsheet/block-kit';
import {
  AccountForm,
  FormText,
  isBadLink,
  toPasswordPolicy,
  postedEnglish,
  postedError,
  readerEnglish,
  useAttempts,
  useIdentityConfig,
  usePostedForm,
} from '@broadsheet/identity-ui';
import { PasswordPair } from '@broadsheet/ui';
import { useState } from 'react';
import { phrases } from './phrases.ts';

/** The name of the form when it is sent without script. */
export const RESET_FORM = 'reset-password';

const english = { ...readerEnglish, ...postedEnglish, ...phrases };
const ERRORS = { otherwise: 'id.resetErr' } as const;

export interface NewPasswordFormProps {
  /** The link's nonce; empty in the page builder. */
  readonly nonce: string;
  readonly onChanged: () => void;
  /** Runs when the service rejects the link. */
  readonly onBadLink: () => void;
}

export function NewPasswordForm({ nonce, onChanged, onBadLink }: NewPasswordFormProps) {
  const t = usePhrases(english);
  const host = useHost();
  const posted = usePostedForm(RESET_FORM);
  const identity = useIdentity();
  const config = useIdentityConfig(identity.status === 'ready' ? identity.client : undefined);
  const { error, run } = useAttempts(ERRORS);
  const [isTried, setTried] = useState(false);
  const problem = isTried ? error?.phrase : postedError(posted, ERRORS);

  async function save(newPassword: string) {
    setTried(true);
    const isSaved = await run(async () => {
      const client = await host.identity();
      await client.resetPassword(nonce, newPassword).catch((reason: unknown) => {
        if (isBadLink(reason)) onBadLink();
        throw reason;
      });
    });
    if (isSaved) onChanged();
  }

  return (
    <AccountForm
      post={RESET_FORM}
      heading={t('id.resetHeadline')}
      submitLabel={t('id.resetSend')}
      error={problem && t(problem)}
      onSubmit={({ newPassword = '' }) => save(newPassword)}
    >
      <FormText>{t('id.resetText')}</FormText>
      <input type="hidden" name="nonce" value={nonce} />
      <PasswordPair name="newPassword" policy={toPasswordPolicy(config)} />
    </AccountForm>
  );
}
