'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { Notice, usePostedForm } from '@broadsheet/identity-ui';
import { useState } from 'react';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';
import { SIGN_UP_FORM, SignUpForm } from './SignUpForm.tsx';

export type SignUpProps = FieldValues<typeof fields>;

/**
 * Creates an account and signs the reader in. When the account cannot be used yet, because the email address has to be
 * verified or the form was sent without script, a notice says what to do next.
 */
export function SignUp(props: SignUpProps) {
  const t = usePhrases(phrases);
  const posted = usePostedForm(SIGN_UP_FORM);
  const [email, setEmail] = useState<string>();
  const heading = t('id.signupDoneHeadline');
  if (email !== undefined)
    return <Notice heading={heading} text={t('id.signupSentText', { email })} takesFocus />;
  if (posted.status === 'accepted')
    return <Notice heading={heading} text={t('id.signupDoneText')} takesFocus={false} />;
  return <SignUpForm {...props} onMade={setEmail} />;
}
