'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { AccountNote, readerEnglish } from '@broadsheet/identity-ui';
import type { AccountParts } from './AccountParts.ts';
import { Column } from './accountStyle.ts';
import { phrases } from './phrases.ts';
import { ProviderRow } from './ProviderRow.tsx';
import { Section } from './Section.tsx';
import { ViewRow } from './ViewRow.tsx';

const PROVIDERS = ['google', 'facebook', 'apple'] as const;
const english = { ...readerEnglish, ...phrases };
const doNothing = () => undefined;

/** Renders the block's frame in the page builder, without anybody's data; its controls do nothing. */
export function Preview(props: AccountParts) {
  const { showEmail, showPassword, showSocialProfile } = props;
  const t = usePhrases(english);
  return (
    <Column>
      {!showEmail && !showPassword && !showSocialProfile && <AccountNote>{t('id.noParts')}</AccountNote>}
      {(showEmail || showPassword) && (
        <Section heading={t('id.accountInfo')}>
          {showEmail && <ViewRow label={t('id.email')} value="" onEdit={doNothing} />}
          {showPassword && <ViewRow label={t('id.password')} value={t('id.pwMask')} onEdit={doNothing} />}
        </Section>
      )}
      {showSocialProfile && (
        <Section heading={t('id.linked')}>
          {PROVIDERS.map((provider) => (
            <ProviderRow key={provider} of={provider} isConnected={false} onPress={doNothing} />
          ))}
        </Section>
      )}
    </Column>
  );
}
