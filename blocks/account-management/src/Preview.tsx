'use client';
import { usePhrases } from '@broadsheet/block-kit';
import {
  AccountNote,
  LinesSection,
  linkedEnglish,
  ProviderRow,
  readerEnglish,
} from '@broadsheet/identity-ui';
import type { AccountParts } from './AccountParts.ts';
import { Column } from './accountStyle.ts';
import { phrases } from './phrases.ts';
import { ViewRow } from './ViewRow.tsx';

const PROVIDERS = ['google', 'facebook', 'apple'] as const;
const english = { ...readerEnglish, ...linkedEnglish, ...phrases };
const doNothing = () => undefined;

/** Renders the block's frame in the page builder, without anybody's data; its controls do nothing. */
export function Preview(props: AccountParts) {
  const { showEmail, showPassword, showSocialProfile } = props;
  const t = usePhrases(english);
  return (
    <Column>
      {!showEmail && !showPassword && !showSocialProfile && <AccountNote>{t('id.noParts')}</AccountNote>}
      {(showEmail || showPassword) && (
        <LinesSection heading={t('id.accountInfo')}>
          {showEmail && <ViewRow label={t('id.email')} value="" onEdit={doNothing} />}
          {showPassword && <ViewRow label={t('id.password')} value={t('id.pwMask')} onEdit={doNothing} />}
        </LinesSection>
      )}
      {showSocialProfile && (
        <LinesSection heading={t('id.linked')}>
          {PROVIDERS.map((provider) => (
            <ProviderRow key={provider} of={provider} isConnected={false} onPress={doNothing} />
          ))}
        </LinesSection>
      )}
    </Column>
  );
}
