'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { readerEnglish, socialEnglish } from '@broadsheet/reader';
import type { IdentityClient, IdentityConfig, UserProfile } from '@broadsheet/sdk-identity';
import { VisuallyHidden } from '@broadsheet/ui';
import { phrases } from './phrases.ts';
import { Problem } from './Problem.tsx';
import { ProviderRow } from './ProviderRow.tsx';
import { Section } from './Section.tsx';
import { useLinks } from './useLinks.ts';

const english = { ...readerEnglish, ...socialEnglish, ...phrases };

export interface LinkedLoginsProps {
  readonly client: IdentityClient;
  readonly profile: UserProfile;
  readonly config: IdentityConfig;
  /** Reads the profile again; rejects with what is shown left as it was. */
  readonly reload: () => Promise<void>;
}

/** The providers of the site, each connected with the account or not. */
export function LinkedLogins(props: LinkedLoginsProps) {
  const t = usePhrases(english);
  const { links, problem, isBusy } = useLinks(props);
  if (links.length === 0) return null;
  return (
    <Section
      heading={t('id.linked')}
      note={
        <>
          <Problem text={problem && t(problem)} />
          <VisuallyHidden>
            <output>{isBusy ? t('form.busy') : ''}</output>
          </VisuallyHidden>
        </>
      }
    >
      {links.map(({ provider, isConnected, press }) => (
        <ProviderRow key={provider} of={provider} isConnected={isConnected} onPress={press} />
      ))}
    </Section>
  );
}
