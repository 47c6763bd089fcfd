'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { ResetLinkRequest, useAccountPage } from '@broadsheet/identity-ui';
import { phrases } from './phrases.ts';

/** Renders the form that requests a mail with a link to a new password, and says where to look for it. */
export function ForgotPassword() {
  const t = usePhrases(phrases);
  useAccountPage();
  return (
    <ResetLinkRequest
      heading={t('id.forgotHeadline')}
      text={t('id.forgotText')}
      submitLabel={t('id.forgotSend')}
      failed={t('id.forgotErr')}
      sentHeading={t('id.forgotDoneHeadline')}
      sentText={() => t('id.forgotDoneText')}
    />
  );
}
