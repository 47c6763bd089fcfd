'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useIdentityConfig } from '@broadsheet/reader';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { Button } from '@broadsheet/ui';
import type { AccountManagementProps } from './AccountManagement.tsx';
import { Column } from './accountStyle.ts';
import { EmailRow } from './EmailRow.tsx';
import { LinkedLogins } from './LinkedLogins.tsx';
import { PasswordRow } from './PasswordRow.tsx';
import { phrases } from './phrases.ts';
import { Problem } from './Problem.tsx';
import { Section } from './Section.tsx';
import { useProfile } from './useProfile.ts';

export interface AccountProps extends Omit<AccountManagementProps, 'redirectURL'> {
  readonly client: IdentityClient;
}

/** The account of one reader, once their profile is there. */
export function Account({ client, showEmail, showPassword, showSocialProfile }: AccountProps) {
  const t = usePhrases(phrases);
  const { state, keep, reload, retry } = useProfile(client);
  const config = useIdentityConfig(client);
  switch (state.status) {
    case 'loading':
      return null;
    case 'failed':
      return (
        <Column>
          <Problem text={t('id.err.generic')} />
          <div>
            <Button variant="secondary" onClick={retry}>
              {t('id.retry')}
            </Button>
          </div>
        </Column>
      );
    case 'known': {
      const { profile } = state;
      return (
        <Column>
          {(showEmail || showPassword) && (
            <Section heading={t('id.accountInfo')}>
              {showEmail && <EmailRow client={client} profile={profile} onChange={keep} />}
              {showPassword && (
                <PasswordRow client={client} profile={profile} onChange={keep} reload={reload} />
              )}
            </Section>
          )}
          {showSocialProfile && config.status === 'ready' && (
            <LinkedLogins client={client} profile={profile} config={config.config} reload={reload} />
          )}
        </Column>
      );
    }
  }
}
