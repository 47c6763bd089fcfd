'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { envelopeIcon, networkIcons } from '@broadsheet/ui';
import { IconLinks } from './IconLinks.tsx';
import { phrases } from './phrases.ts';
import { socialHref } from './socialHref.ts';
import type { SocialLink } from './socialHref.ts';

export interface SocialLinksProps {
  readonly links: readonly SocialLink[];
  /** The author's name, which is part of every link's name. */
  readonly author: string;
}

/** Renders an author's profiles as icons; an unknown network gets an envelope. */
export function SocialLinks({ links, author }: SocialLinksProps) {
  const t = usePhrases(phrases);
  const shown = links.flatMap(({ network, value }) => {
    const href = socialHref(network, value);
    if (href === undefined) return [];
    const icon = network === 'other' ? envelopeIcon : networkIcons[network];
    return [{ icon, href, label: t(`soc.to.${network}`, { author }) }];
  });
  return <IconLinks links={shown} />;
}
