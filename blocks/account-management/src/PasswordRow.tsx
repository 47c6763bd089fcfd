'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { UserProfile } from '@broadsheet/sdk-identity';
import { AddPasswordForm } from './AddPasswordForm.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { EditableRow } from './EditableRow.tsx';
import type { PasswordRowProps } from './PasswordFormProps.ts';
import { phrases } from './phrases.ts';

/**
 * Tells whether the account has a password. `Identity` means a password on some services and an OpenID provider on others;
 * the latter then set `hasPassword` to false.
 */
const hasPassword = ({ identities, raw }: UserProfile): boolean =>
  raw['hasPassword'] !== false && identities.some(({ type }) => type === 'Password' || type === 'Identity');

/** Renders the password row; readers who signed up with another provider can add a first password here. */
export function PasswordRow(props: PasswordRowProps) {
  const t = usePhrases(phrases);
  const isThere = hasPassword(props.profile);
  const Form = isThere ? ChangePasswordForm : AddPasswordForm;
  return (
    <EditableRow
      label={t('id.password')}
      value={isThere ? t('id.pwMask') : t('id.pwAdd')}
      renderForm={(editing) => <Form {...props} {...editing} />}
    />
  );
}
