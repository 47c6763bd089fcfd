'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { ChallengeField, toPasswordPolicy, readerEnglish, useChallengedCalls } from '@broadsheet/identity-ui';
import type { UserProfile } from '@broadsheet/sdk-identity';
import { PasswordPair } from '@broadsheet/ui';
import type { FormValues } from '@broadsheet/ui';
import { useState } from 'react';
import { AccountName } from './AccountName.tsx';
import { EditForm } from './EditForm.tsx';
import type { PasswordFormProps } from './PasswordFormProps.ts';
import { phrases } from './phrases.ts';

const ERRORS = { otherwise: 'id.pwErr' } as const;
const english = { ...readerEnglish, ...phrases };

/** Renders the form for a first password: it signs up with the same address, after the bot challenge of a sign-up. */
export function AddPasswordForm(props: PasswordFormProps) {
  const { client, profile, onChange, reload, onCancel, onSave } = props;
  const t = usePhrases(english);
  const {
    config,
    challenge,
    error: failure,
    send,
  } = useChallengedCalls({
    flow: 'signup',
    client,
    errors: ERRORS,
  });
  const [isUnchecked, setUnchecked] = useState(false);
  const isChallenged = challenge.kind !== 'off';
  const error = isUnchecked && challenge.error ? t('id.err.captchaMissing') : challenge.error;

  async function save({ newPassword = '' }: FormValues) {
    const { email = '' } = profile;
    let added: UserProfile | undefined;
    const isAdded = await send(async (identity, recaptchaToken) => {
      setUnchecked(isChallenged && recaptchaToken === undefined);
      const login = { userName: email, credentials: newPassword };
      added = (await identity.signUp(login, { email }, { rememberMe: true, recaptchaToken })).profile;
    });
    if (!isAdded) return;
    onSave();
    if (added === undefined) await reload();
    else onChange(added);
  }

  return (
    <EditForm label={t('id.password')} error={failure && t(failure)} onSubmit={save} onCancel={onCancel}>
      <AccountName email={profile.email} />
      <PasswordPair name="newPassword" label={t('id.pwNew')} policy={toPasswordPolicy(config)} />
      <ChallengeField challenge={{ ...challenge, error }} />
    </EditForm>
  );
}
