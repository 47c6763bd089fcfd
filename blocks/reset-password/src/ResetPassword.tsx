'use client';
import { useHost } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { LINK_INVALID, useAccountPage, usePostedForm, withoutQuery } from '@broadsheet/identity-ui';
import { useState } from 'react';
import type { fields } from './fields.ts';
import { NewPasswordForm, RESET_FORM } from './NewPasswordForm.tsx';
import { PasswordChanged } from './PasswordChanged.tsx';
import { RequestNewLink } from './RequestNewLink.tsx';
import { useResetLink } from './useResetLink.ts';

export type ResetPasswordProps = FieldValues<typeof fields>;

/**
 * Renders the form that sets a new password with the `nonce` of a mailed link, and offers a new link to readers without one
 * or with one that does not work.
 */
export function ResetPassword({ successActionURL }: ResetPasswordProps) {
  const { page, environment } = useHost();
  const posted = usePostedForm(RESET_FORM);
  const [isChanged, setChanged] = useState(false);
  useAccountPage();
  const nonce = page.query['nonce'] ?? '';
  const link = useResetLink(nonce);
  const isPostedBad = posted.status === 'refused' && posted.code === LINK_INVALID;

  function finish() {
    environment.replaceAddress(withoutQuery(environment.address(), 'nonce', 'form', 'refused'));
    setChanged(true);
  }

  if (isChanged || posted.status === 'accepted')
    return <PasswordChanged successActionURL={successActionURL} takesFocus={isChanged} />;
  if (isPostedBad) return <RequestNewLink reason="bad" />;
  return link.status === 'good' ? (
    <NewPasswordForm nonce={nonce} onChanged={finish} onBadLink={link.refuse} />
  ) : (
    <RequestNewLink reason={link.status} />
  );
}
