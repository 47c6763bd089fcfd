'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { EmailRequest } from '@broadsheet/identity-ui';
import type { ChallengedCall } from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { phrases } from './phrases.ts';

const request =
  (email: string): ChallengedCall =>
  (client, recaptchaToken) =>
    client.requestOTALink(email, { recaptchaToken });

export interface RequestLinkProps {
  readonly client: IdentityClient | undefined;
  /** Whether the reader has turned out to be signed in and is being redirected. */
  readonly isRedirecting: boolean;
}

/** Renders the form that requests a mail with a login link. */
export function RequestLink({ client, isRedirecting }: RequestLinkProps) {
  const t = usePhrases(phrases);
  return (
    <EmailRequest
      post="one-time-password"
      flow="magicLink"
      client={client}
      request={request}
      busy={isRedirecting}
      heading={t('id.otaHeadline')}
      text={t('id.otaText')}
      placeholder={t('id.otaPlaceholder')}
      submitLabel={t('id.otaSend')}
      sentHeading={t('id.otaDoneHeadline')}
      sentText={(email) => (email === undefined ? t('id.otaDoneUnnamed') : t('id.otaDoneText', { email }))}
    />
  );
}
