'use client';
import { useIdentity, usePhrases } from '@broadsheet/block-kit';
import {
  AccountForm,
  BotChallenge,
  EmailField,
  FormText,
  Notice,
  postedEnglish,
  postedRefusal,
  readerEnglish,
  useAccountPage,
  useChallengedCalls,
  usePostedForm,
} from '@broadsheet/reader';
import { useState } from 'react';
import { phrases } from './phrases.ts';

const english = { ...readerEnglish, ...postedEnglish, ...phrases };

const FORM = 'forgot-password';
const REFUSALS = { otherwise: 'id.forgotErr' } as const;

/** Asks for a mail with the way to a new password, and says where to look for it (block-contracts 6.4). */
export function ForgotPassword() {
  const t = usePhrases(english);
  const posted = usePostedForm(FORM);
  const [isSent, setSent] = useState(false);
  useAccountPage();
  if (isSent || posted.status === 'accepted') {
    return <Notice heading={t('id.forgotDoneHeadline')} text={t('id.forgotDoneText')} takesFocus={isSent} />;
  }
  return <RequestForm onSent={() => setSent(true)} />;
}

function RequestForm({ onSent }: { readonly onSent: () => void }) {
  const t = usePhrases(english);
  const posted = usePostedForm(FORM);
  const identity = useIdentity();
  const [isTried, setTried] = useState(false);
  const { challenge, refusal, send } = useChallengedCalls({
    flow: 'resetPassword',
    client: identity.status === 'ready' ? identity.client : undefined,
    refusals: REFUSALS,
  });
  const problem = isTried ? refusal : postedRefusal(posted, REFUSALS);

  async function request(email: string) {
    setTried(true);
    const isSent = await send((client, recaptchaToken) =>
      client.requestResetPassword(email, { recaptchaToken }),
    );
    if (isSent) onSent();
  }

  return (
    <AccountForm
      post={FORM}
      heading={t('id.forgotHeadline')}
      submitLabel={t('id.forgotSend')}
      error={problem && t(problem)}
      onSubmit={({ email = '' }) => request(email)}
    >
      <FormText>{t('id.forgotText')}</FormText>
      <EmailField />
      <BotChallenge challenge={challenge} />
    </AccountForm>
  );
}
