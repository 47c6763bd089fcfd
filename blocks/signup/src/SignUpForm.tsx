'use client';
import { useIdentity, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import {
  AccountForm,
  BotChallenge,
  EmailField,
  passwordPolicyOf,
  postedEnglish,
  postedRefusal,
  readerEnglish,
  Terms,
  useChallengedCalls,
  useLoginRedirect,
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

/** Spec identity §8; what concerns the challenge stands under the challenge. */
const REFUSALS = { byCode: { '300039': 'id.err.exists' }, otherwise: 'id.err.credentials' } as const;

export type SignUpFormProps = FieldValues<typeof fields> & {
  /** There is an account, and nobody is signed in to it. */
  readonly onMade: () => void;
};

type Phase = 'new' | 'tried' | 'leaving';

export function SignUpForm({ redirectURL, redirectToPreviousPage, onMade, ...terms }: SignUpFormProps) {
  const t = usePhrases(english);
  const posted = usePostedForm(SIGN_UP_FORM);
  const identity = useIdentity();
  const client = identity.status === 'ready' ? identity.client : undefined;
  const [phase, setPhase] = useState<Phase>('new');
  const { config, challenge, refusal, send } = useChallengedCalls({
    flow: 'signup',
    client,
    refusals: REFUSALS,
  });
  const leave = useLoginRedirect({
    redirectURL,
    redirectToPreviousPage,
    fallback: redirectURL,
    followsStored: redirectToPreviousPage,
  });
  const problem = phase === 'new' ? postedRefusal(posted, REFUSALS) : refusal;

  async function signUp({ email = '', password = '' }: FormValues) {
    setPhase('tried');
    let isSignedIn = false;
    const isMade = await send(async (service, recaptchaToken) => {
      const account = { userName: email, credentials: password };
      await service.signUp(account, { email }, { rememberMe: true, recaptchaToken });
      isSignedIn = service.getSession().status === 'signed-in';
    });
    if (!isMade) return;
    if (!isSignedIn) return onMade();
    setPhase('leaving');
    leave();
  }

  return (
    <AccountForm
      post={SIGN_UP_FORM}
      heading={t('id.signupHeadline')}
      submitLabel={t('id.signup')}
      error={problem && t(problem)}
      errorPlace="top"
      busy={phase === 'leaving'}
      onSubmit={signUp}
    >
      <EmailField autoComplete="off" />
      <PasswordPair name="password" policy={passwordPolicyOf(config)} />
      <BotChallenge challenge={challenge} />
      <Terms url={termsAddress(terms)} />
    </AccountForm>
  );
}
