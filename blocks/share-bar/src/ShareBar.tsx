'use client';
import { useEnhancement, useGlobalContent, useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import { IconRow } from '@broadsheet/story-ui';
import {
  blueskyIcon,
  envelopeIcon,
  facebookIcon,
  Icon,
  linkedinIcon,
  linkIcon,
  pinterestIcon,
  shareIcon,
  twitterIcon,
  VisuallyHidden,
  whatsappIcon,
} from '@broadsheet/ui';
import type { IconDrawing } from '@broadsheet/ui';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';
import { enhance } from './share-bar.enhance.ts';
import { sharedPage } from './sharedPage.ts';
import type { SharedPage } from './sharedPage.ts';
import { shareHref } from './shareHref.ts';
import type { Network } from './shareHref.ts';
import { Bar, Press, Said, Way } from './shareStyles.ts';

export type ShareBarProps = FieldValues<typeof fields>;

const ICON_PX = 22;

const NETWORKS: readonly {
  readonly network: Network;
  readonly phrase: keyof typeof phrases;
  readonly icon: IconDrawing;
}[] = [
  { network: 'email', phrase: 'soc.email', icon: envelopeIcon },
  { network: 'facebook', phrase: 'soc.facebook', icon: facebookIcon },
  { network: 'pinterest', phrase: 'soc.pinterest', icon: pinterestIcon },
  { network: 'twitter', phrase: 'soc.twitter', icon: twitterIcon },
  { network: 'linkedIn', phrase: 'soc.linkedin', icon: linkedinIcon },
  { network: 'whatsapp', phrase: 'soc.whatsapp', icon: whatsappIcon },
  { network: 'bluesky', phrase: 'soc.bluesky', icon: blueskyIcon },
];

/** Renders the networks that the editor offers, as links that work without script. */
function Networks({ shown, shared }: { readonly shown: ShareBarProps; readonly shared: SharedPage }) {
  const { site } = useHost();
  const t = usePhrases(phrases);
  return NETWORKS.map(({ network, phrase, icon }) => {
    const href = shown[network]
      ? shareHref(network, { ...shared, siteName: site.websiteName ?? '' })
      : undefined;
    if (href === undefined) return null;
    const label = t('share.label', { network: t(phrase) });
    return (
      <li key={network} data-network={network}>
        <Way href={href} title={label}>
          <Icon of={icon} size={ICON_PX} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </Way>
      </li>
    );
  });
}

/**
 * Renders the ways to share the page. Links to networks work without script; with it they open small windows, and there are
 * two more buttons, whose script comes when the bar is touched. Nothing without a network.
 */
export function ShareBar(props: ShareBarProps) {
  const { site, page } = useHost();
  const t = usePhrases(phrases);
  const bar = useEnhancement<HTMLDivElement>(enhance);
  const story = useGlobalContent(parseStory);
  const shared = sharedPage(story, { site, page });
  if (shared === undefined || !NETWORKS.some(({ network }) => props[network])) return null;
  const buttons = [
    { act: 'copy', label: t('share.copy'), icon: linkIcon },
    { act: 'sheet', label: t('share.sheet'), icon: shareIcon },
  ];
  return (
    <Bar ref={bar} data-share={shared.url} data-title={shared.title}>
      <IconRow aria-label={t('share.ways')}>
        <Networks shown={props} shared={shared} />
        {buttons.map(({ act, label, icon }) => (
          <li key={act} data-act={act}>
            <Press type="button" title={label} aria-label={label}>
              <Icon of={icon} size={ICON_PX} />
            </Press>
          </li>
        ))}
      </IconRow>
      <Said data-copied={t('share.copied')} data-refused={t('share.refused')} />
    </Bar>
  );
}
