'use client';
import { useIdentity, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import {
  AccountForm,
  ChallengeField,
  EmailField,
  toPasswordPolicy,
  postedEnglish,
  postedError,
  readerEnglish,
  Terms,
  useChallengedCalls,
  useReturnRedirect,
  usePageRedirect,
  usePostedForm,
} from '@broadsheet/reader';
import { PasswordPair } from '@broadsheet/ui';
import type { FormValues } from '@broadsheet/ui';
import { useState } from 'react';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';
import { termsAddress } from './termsAddress.ts';

/** Name under which the form is sent without script. */
export const SIGN_UP_FORM = 'signup';

const english = { ...readerEnglish, ...postedEnglish, ...phrases };

/** What concerns the challenge stands under the challenge. */
const ERRORS = { byCode: { '300039': 'id.err.exists' }, otherwise: 'id.err.credentials' } as const;

export type SignUpFormProps = FieldValues<typeof fields> & {
  /** There is an account, and nobody is signed in to it. */
  readonly onMade: (email: string) => void;
};

type Phase = 'new' | 'tried' | 'redirecting';

export function SignUpForm({ redirectURL, redirectToPreviousPage, onMade, ...terms }: SignUpFormProps) {
  const t = usePhrases(english);
  const posted = usePostedForm(SIGN_UP_FORM);
  const identity = useIdentity();
  const client = identity.status === 'ready' ? identity.client : undefined;
  const [phase, setPhase] = useState<Phase>('new');
  const { config, challenge, error, send } = useChallengedCalls({
    flow: 'signup',
    client,
    errors: ERRORS,
  });
  const pageRedirect = usePageRedirect();
  const returnToTarget = useReturnRedirect({
    redirectURL,
    redirectToPreviousPage,
    fallback: redirectURL,
    followsStored: redirectToPreviousPage,
  });
  const problem = phase === 'new' ? postedError(posted, ERRORS) : error;

  async function signUp({ email = '', password = '' }: FormValues) {
    setPhase('tried');
    // Before other blocks see that somebody is signed in: this one knows where they go.
    pageRedirect.claim();
    let isSignedIn = false;
    let isMade = false;
    try {
      isMade = await send(async (service, recaptchaToken) => {
        const account = { userName: email, credentials: password };
        await service.signUp(account, { email }, { rememberMe: true, recaptchaToken });
        isSignedIn = service.getSession().status === 'signed-in';
      });
    } finally {
      if (!isSignedIn) pageRedirect.release();
    }
    if (!isMade) return;
    if (!isSignedIn) return onMade(email);
    setPhase('redirecting');
    returnToTarget();
  }

  return (
    <AccountForm
      post={SIGN_UP_FORM}
      heading={t('id.signupHeadline')}
      submitLabel={t('id.signup')}
      error={problem && t(problem)}
      errorPlace="top"
      busy={phase === 'redirecting'}
      onSubmit={signUp}
    >
      <EmailField autoComplete="off" />
      <PasswordPair name="password" policy={toPasswordPolicy(config)} />
      <ChallengeField challenge={challenge} />
      <Terms url={termsAddress(terms)} />
    </AccountForm>
  );
}
