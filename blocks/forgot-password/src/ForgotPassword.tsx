'use client';
import { useIdentity, usePhrases } from '@broadsheet/block-kit';
import { EmailRequest, useAccountPage } from '@broadsheet/identity-ui';
import type { ChallengedCall } from '@broadsheet/identity-ui';
import { phrases } from './phrases.ts';

const request =
  (email: string): ChallengedCall =>
  (client, recaptchaToken) =>
    client.requestResetPassword(email, { recaptchaToken });

/** Renders the form that requests a mail with a link to a new password, and says where to look for it. */
export function ForgotPassword() {
  const t = usePhrases(phrases);
  const identity = useIdentity();
  useAccountPage();
  return (
    <EmailRequest
      post="forgot-password"
      flow="resetPassword"
      client={identity.status === 'ready' ? identity.client : undefined}
      request={request}
      heading={t('id.forgotHeadline')}
      text={t('id.forgotText')}
      submitLabel={t('id.forgotSend')}
      failed={t('id.forgotErr')}
      sentHeading={t('id.forgotDoneHeadline')}
      sentText={() => t('id.forgotDoneText')}
    />
  );
}
