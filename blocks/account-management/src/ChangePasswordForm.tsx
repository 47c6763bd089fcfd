'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { toPasswordPolicy, readerEnglish, useAttempts, useIdentityConfig } from '@broadsheet/identity-ui';
import { PasswordPair, TextField } from '@broadsheet/ui';
import type { FormValues } from '@broadsheet/ui';
import { AccountName } from './AccountName.tsx';
import { EditForm } from './EditForm.tsx';
import type { PasswordFormProps } from './PasswordFormProps.ts';
import { phrases } from './phrases.ts';

const ERRORS = { byCode: { '300010': 'id.emailPasswordErr' }, otherwise: 'id.pwErr' } as const;
const english = { ...readerEnglish, ...phrases };

/** Renders the form with the old password and the new one. */
export function ChangePasswordForm(props: PasswordFormProps) {
  const { client, profile, onCancel, onSave } = props;
  const t = usePhrases(english);
  const config = useIdentityConfig(client);
  const { error, run } = useAttempts(ERRORS);
  async function save({ currentPassword = '', newPassword = '' }: FormValues) {
    const change = () => client.updatePassword(currentPassword, newPassword);
    if (await run(change)) onSave();
  }
  return (
    <EditForm label={t('id.password')} error={error && t(error.phrase)} onSubmit={save} onCancel={onCancel}>
      <AccountName email={profile.email} />
      <TextField
        type="password"
        name="currentPassword"
        label={t('id.pwCurrent')}
        required
        autoComplete="current-password"
      />
      <PasswordPair name="newPassword" label={t('id.pwNew')} policy={toPasswordPolicy(config)} />
    </EditForm>
  );
}
