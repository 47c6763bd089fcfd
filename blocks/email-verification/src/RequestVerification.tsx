'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import {
  AccountForm,
  EmailField,
  FormText,
  Notice,
  postedEnglish,
  postedRefusal,
  readerEnglish,
  useAttempts,
  usePostedForm,
} from '@broadsheet/reader';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { phrases } from './phrases.ts';

const english = { ...readerEnglish, ...postedEnglish, ...phrases };

const FORM = 'email-verification';
const REFUSALS = { otherwise: 'id.err.generic' } as const;

export interface RequestVerificationProps {
  /** `badLink`: the reader has followed a link that does not work. */
  readonly reason: 'asked' | 'badLink';
}

/** Asks for a mail with a link. The answer is the same for every address, known here or not. */
export function RequestVerification({ reason }: RequestVerificationProps) {
  const t = usePhrases(english);
  const posted = usePostedForm(FORM);
  const [email, setEmail] = useState<string>();
  const heading = t('id.verify.sentHeadline');
  if (email !== undefined)
    return <Notice key="sent" heading={heading} text={t('id.verify.sentText', { email })} takesFocus />;
  if (reason === 'badLink')
    return (
      <Notice heading={t('id.verify.badHeadline')} text={t('id.verify.badText')} takesFocus>
        <RequestForm label={t('id.verify.headline')} onSent={setEmail} />
      </Notice>
    );
  if (posted.status === 'accepted')
    return <Notice heading={heading} text={t('id.verify.sentUnnamed')} takesFocus={false} />;
  return (
    <RequestForm heading={t('id.verify.headline')} onSent={setEmail}>
      <FormText>{t('id.verify.text')}</FormText>
    </RequestForm>
  );
}

type RequestFormProps = {
  readonly onSent: (email: string) => void;
  readonly children?: ReactNode;
} & (
  | { readonly heading: string; readonly label?: undefined }
  | { readonly heading?: undefined; readonly label: string }
);

function RequestForm({ onSent, children, ...name }: RequestFormProps) {
  const t = usePhrases(english);
  const { identity } = useHost();
  const posted = usePostedForm(FORM);
  const [isTried, setTried] = useState(false);
  const { refusal, run } = useAttempts(REFUSALS);
  const problem = isTried ? refusal?.phrase : postedRefusal(posted, REFUSALS);

  async function request(email: string) {
    setTried(true);
    const isSent = await run(async () => (await identity()).requestVerifyEmail(email));
    if (isSent) onSent(email);
  }

  return (
    <AccountForm
      {...name}
      post={FORM}
      submitLabel={t('id.verify.send')}
      error={problem && t(problem)}
      onSubmit={({ email = '' }) => request(email)}
    >
      {children}
      <EmailField />
    </AccountForm>
  );
}
