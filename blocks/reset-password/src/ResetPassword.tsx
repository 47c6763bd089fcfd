'use client';
import { useHost } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { useAccountPage, usePostedForm, withoutQuery } from '@broadsheet/reader';
import { useState } from 'react';
import type { fields } from './fields.ts';
import { NewPasswordForm, RESET_FORM } from './NewPasswordForm.tsx';
import { PasswordChanged } from './PasswordChanged.tsx';

export type ResetPasswordProps = FieldValues<typeof fields>;

/**
 * Sets a new password with the `nonce` of a mailed link, and shows nothing to readers without one.
 */
export function ResetPassword({ successActionURL }: ResetPasswordProps) {
  const { page, isAdmin, environment } = useHost();
  const posted = usePostedForm(RESET_FORM);
  const [isChanged, setChanged] = useState(false);
  useAccountPage();
  const nonce = page.query['nonce'] ?? '';

  function finish() {
    environment.replaceAddress(withoutQuery(environment.address(), 'nonce', 'form', 'refused'));
    setChanged(true);
  }

  if (isChanged || posted.status === 'accepted')
    return <PasswordChanged successActionURL={successActionURL} takesFocus={isChanged} />;
  return nonce === '' && !isAdmin ? null : <NewPasswordForm nonce={nonce} onChanged={finish} />;
}
