'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import {
  AccountForm,
  ChallengeField,
  EmailField,
  OWNER_ERRORS,
  readerEnglish,
  ResendVerification,
  toFormError,
  socialEnglish,
  Terms,
  useChallengedCalls,
  usePageRedirect,
  useSignInRedirect,
} from '@broadsheet/identity-ui';
import { CheckboxField, TextField } from '@broadsheet/ui';
import type { FormValues } from '@broadsheet/ui';
import { useState } from 'react';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';

export type LoginProps = FieldValues<typeof fields>;

const english = { ...readerEnglish, ...socialEnglish, ...phrases };

/** The errors that have a message more specific than that the login failed. */
const ERRORS = {
  byCode: {
    '100013': 'id.err.devices',
    '100015': 'id.err.disabled',
    '130051': 'id.err.unverified',
  },
  otherwise: 'id.err.credentials',
} as const;

/** The errors of a return from a provider. */
const RETURN_ERRORS = { byCode: OWNER_ERRORS, otherwise: 'id.err.provider' } as const;

/** Renders the login form, and redirects every reader who is or gets signed in. */
export function Login({ termsAndPrivacyURL, showRememberMe, ...redirects }: LoginProps) {
  const t = usePhrases(english);
  const signInRedirect = useSignInRedirect(redirects);
  const { client } = signInRedirect;
  const pageRedirect = usePageRedirect();
  const { challenge, error, send } = useChallengedCalls({ flow: 'signin', client, errors: ERRORS });
  const { failure } = signInRedirect;
  const returned = failure === undefined ? undefined : toFormError(failure, RETURN_ERRORS);
  // Strangers can use up the attempts of an hour, and never the ways by mail.
  const refused = error === 'id.err.limitedHour' ? 'id.err.limitedLogin' : error;
  const problem = refused ?? returned?.phrase ?? (failure === undefined ? undefined : 'id.err.provider');

  const [tried, setTried] = useState('');

  async function logIn({ email = '', password = '', remember }: FormValues) {
    const rememberMe = !showRememberMe || remember !== undefined;
    setTried(email);
    // Claimed before other blocks notice the sign-in, because this block knows the target of the redirect.
    pageRedirect.claim();
    let isSignedIn = false;
    try {
      isSignedIn = await send((identity, recaptchaToken) =>
        identity.login(email, password, { rememberMe, recaptchaToken }),
      );
    } finally {
      if (!isSignedIn) pageRedirect.release();
    }
    if (isSignedIn) await signInRedirect.redirect();
  }

  return (
    <AccountForm
      heading={t('id.loginHeadline')}
      submitLabel={t('id.login')}
      error={problem && t(problem)}
      errorPlace="top"
      busy={signInRedirect.isRedirecting}
      onSubmit={logIn}
    >
      {error === 'id.err.unverified' && client !== undefined && (
        <ResendVerification key={tried} client={client} email={tried} />
      )}
      <EmailField />
      <TextField
        type="password"
        name="password"
        label={t('id.password')}
        required
        autoComplete="current-password"
      />
      {showRememberMe && <CheckboxField name="remember" label={t('id.remember')} defaultChecked />}
      <ChallengeField challenge={challenge} />
      <Terms url={termsAndPrivacyURL} />
    </AccountForm>
  );
}
