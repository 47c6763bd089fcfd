'use client';
import { useIdentity, usePhrases } from '@broadsheet/block-kit';
import { EmailRequest } from '@broadsheet/identity-ui';
import type { ChallengedCall } from '@broadsheet/identity-ui';
import { phrases } from './phrases.ts';

const request =
  (email: string): ChallengedCall =>
  (client) =>
    client.requestVerifyEmail(email);

export interface RequestVerificationProps {
  /** Why the form is shown; `badLink`: the reader has followed a link that does not work. */
  readonly reason: 'asked' | 'badLink';
}

/** Renders the form that requests a mail with a verification link. */
export function RequestVerification({ reason }: RequestVerificationProps) {
  const t = usePhrases(phrases);
  const identity = useIdentity();
  return (
    <EmailRequest
      post="email-verification"
      client={identity.status === 'ready' ? identity.client : undefined}
      request={request}
      heading={t('id.verify.headline')}
      text={t('id.verify.text')}
      submitLabel={t('id.verify.send')}
      sentHeading={t('id.verify.sentHeadline')}
      sentText={(email) =>
        email === undefined ? t('id.verify.sentUnnamed') : t('id.verify.sentText', { email })
      }
      {...(reason === 'badLink' && {
        reason: { heading: t('id.verify.badHeadline'), text: t('id.verify.badText') },
      })}
    />
  );
}
