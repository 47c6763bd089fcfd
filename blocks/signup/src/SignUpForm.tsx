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
} from '@broadsheet/identity-ui';
import { PasswordPair } from '@broadsheet/ui';
import type { FormValues } from '@broadsheet/ui';
import { useState } from 'react';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';
import { termsAddress } from './termsAddress.ts';

/** The name of the form when it is sent without script. */
export const SIGN_UP_FORM = 'signup';

const english = { ...readerEnglish, ...postedEnglish, ...phrases };

/** The messages of errors; those about the bot challenge are shown below the challenge. */
const ERRORS = { byCode: { '300039': 'id.err.exists' }, otherwise: 'id.err.credentials' } as const;

export type SignUpFormProps = FieldValues<typeof fields> & {
  /** Runs when the account was created but the reader is not signed in. */
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
    // Claimed before other blocks notice the sign-in, because this block knows the target of the redirect.
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
      <EmailField />
      <PasswordPair name="password" policy={toPasswordPolicy(config)} />
      <ChallengeField challenge={challenge} />
      <Terms url={termsAddress(terms)} />
    </AccountForm>
  );
}
