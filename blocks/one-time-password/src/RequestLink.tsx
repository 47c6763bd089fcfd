'use client';
import { usePhrases } from '@broadsheet/block-kit';
import {
  AccountForm,
  BotChallenge,
  EmailField,
  FormText,
  Notice,
  postedEnglish,
  postedRefusal,
  readerEnglish,
  useChallengedCalls,
  usePostedForm,
} from '@broadsheet/reader';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useState } from 'react';
import { phrases } from './phrases.ts';

const english = { ...readerEnglish, ...postedEnglish, ...phrases };

const FORM = 'one-time-password';
const REFUSALS = { otherwise: 'id.err.generic' } as const;

export interface RequestLinkProps {
  readonly client: IdentityClient | undefined;
  /** The reader has turned out to be signed in. */
  readonly isLeaving: boolean;
}

/** The form, then the word that a link is on its way. A form that was sent without script does not tell the address. */
export function RequestLink(props: RequestLinkProps) {
  const t = usePhrases(english);
  const posted = usePostedForm(FORM);
  const [email, setEmail] = useState<string>();
  const heading = t('id.otaDoneHeadline');
  if (email !== undefined)
    return <Notice heading={heading} text={t('id.otaDoneText', { email })} takesFocus />;
  if (posted.status === 'accepted')
    return <Notice heading={heading} text={t('id.otaDoneUnnamed')} takesFocus={false} />;
  return <RequestForm {...props} onSent={setEmail} />;
}

interface RequestFormProps extends RequestLinkProps {
  readonly onSent: (email: string) => void;
}

function RequestForm({ client, isLeaving, onSent }: RequestFormProps) {
  const t = usePhrases(english);
  const posted = usePostedForm(FORM);
  const [isTried, setTried] = useState(false);
  const { challenge, refusal, send } = useChallengedCalls({ flow: 'magicLink', client, refusals: REFUSALS });
  const problem = isTried ? refusal : postedRefusal(posted, REFUSALS);
  // The service asks for a challenge of which its configuration, or the want of one, says nothing.
  const unseen = challenge.kind === 'off' ? challenge.error : undefined;

  async function request(email: string) {
    setTried(true);
    const isSent = await send((identity, recaptchaToken) =>
      identity.requestOTALink(email, { recaptchaToken }),
    );
    if (isSent) onSent(email);
  }

  return (
    <AccountForm
      post={FORM}
      heading={t('id.otaHeadline')}
      submitLabel={t('id.otaSend')}
      error={problem === undefined ? unseen : t(problem)}
      errorPlace="top"
      busy={isLeaving}
      onSubmit={({ email = '' }) => request(email)}
    >
      <FormText>{t('id.otaText')}</FormText>
      <EmailField placeholder={t('id.otaPlaceholder')} />
      <BotChallenge challenge={challenge} />
    </AccountForm>
  );
}
