'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { FormError, VisuallyHidden } from '@broadsheet/ui';
import { phrases as reader } from '../phrases.ts';
import { phrases as social } from '../social/phrases.ts';
import { phrases } from './phrases.ts';
import { ProviderRow } from './ProviderRow.tsx';
import { Section } from './Section.tsx';
import { useLinks } from './useLinks.ts';
import type { LinksOptions } from './useLinks.ts';

const english = { ...reader, ...social, ...phrases, 'form.busy': 'One moment …' };

/** Renders the site's login providers, each with whether it is linked to the account. */
export function LinkedLogins(options: LinksOptions) {
  const t = usePhrases(english);
  const { links, problem, isBusy } = useLinks(options);
  if (links.length === 0) return null;
  return (
    <Section
      heading={t('id.linked')}
      note={
        <>
          <FormError>{problem && t(problem)}</FormError>
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
