'use client';
import { useIdentity, usePhrases } from '@broadsheet/block-kit';
import { EmailRequest } from '@broadsheet/identity-ui';
import type { ChallengedCall } from '@broadsheet/identity-ui';
import { phrases } from './phrases.ts';

const request =
  (email: string): ChallengedCall =>
  (client, recaptchaToken) =>
    client.requestResetPassword(email, { recaptchaToken });

/** Offers a new link to readers without one, or with one that does not work. */
export function RequestNewLink({ reason }: { readonly reason: 'missing' | 'bad' }) {
  const t = usePhrases(phrases);
  const identity = useIdentity();
  return (
    <EmailRequest
      post="forgot-password"
      flow="resetPassword"
      client={identity.status === 'ready' ? identity.client : undefined}
      request={request}
      heading={t('id.resetAskHeadline')}
      text={t('id.resetAskText')}
      submitLabel={t('id.resetAsk')}
      sentHeading={t('id.resetSentHeadline')}
      sentText={() => t('id.resetSentText')}
      {...(reason === 'bad' && {
        reason: { heading: t('id.resetBadHeadline'), text: t('id.resetBadText') },
      })}
    />
  );
}
