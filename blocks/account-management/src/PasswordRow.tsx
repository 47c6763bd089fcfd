'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { UserProfile } from '@broadsheet/sdk-identity';
import { AddPasswordForm } from './AddPasswordForm.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { EditableRow } from './EditableRow.tsx';
import type { PasswordRowProps } from './PasswordFormProps.ts';
import { phrases } from './phrases.ts';

/** `Identity` stands for a password on some services and for an OpenID provider on others, which then say so. */
const hasPassword = ({ identities, raw }: UserProfile): boolean =>
  raw['hasPassword'] !== false && identities.some(({ type }) => type === 'Password' || type === 'Identity');

/** The password, or the want of one: readers who came by another provider have none. */
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
