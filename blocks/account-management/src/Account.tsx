'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { LinesSection, LinkedLogins, useIdentityConfig } from '@broadsheet/identity-ui';
import type { ReadyData } from '@broadsheet/identity-ui';
import type { UserProfile } from '@broadsheet/sdk-identity';
import { useCallback } from 'react';
import type { AccountParts } from './AccountParts.ts';
import { LinkedWaiting } from './AccountWaiting.tsx';
import { Column } from './accountStyle.ts';
import { EmailRow } from './EmailRow.tsx';
import { FailedCharges } from './FailedCharges.tsx';
import { PasswordRow } from './PasswordRow.tsx';
import { phrases } from './phrases.ts';

export interface AccountProps extends AccountParts {
  readonly data: ReadyData<UserProfile>;
  /** The URL of the page that changes the payment method; no link without it. */
  readonly paymentURL: string;
}

/** Renders the account of one reader. */
export function Account({ data, paymentURL, showEmail, showPassword, showSocialProfile }: AccountProps) {
  const { client, value: profile, put } = data;
  const t = usePhrases(phrases);
  const config = useIdentityConfig(client);
  const keep = useCallback((next: UserProfile) => put(() => next), [put]);
  const reload = useCallback(async () => keep(await client.getUserProfile()), [client, keep]);
  return (
    <Column>
      <FailedCharges paymentURL={paymentURL} />
      {(showEmail || showPassword) && (
        <LinesSection heading={t('id.accountInfo')}>
          {showEmail && <EmailRow client={client} profile={profile} onChange={keep} />}
          {showPassword && <PasswordRow client={client} profile={profile} onChange={keep} reload={reload} />}
        </LinesSection>
      )}
      {showSocialProfile && config.status === 'loading' && <LinkedWaiting />}
      {showSocialProfile && config.status === 'ready' && (
        <LinkedLogins client={client} profile={profile} config={config.config} reload={reload} />
      )}
    </Column>
  );
}
