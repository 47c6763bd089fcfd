import { safeHref } from '@broadsheet/block-kit';
import type { SafeHref } from '@broadsheet/block-kit';
import { SOCIAL_NETWORKS } from '@broadsheet/sdk-content';
import type { SocialNetwork } from '@broadsheet/sdk-content';

/** One profile of an author. `value` is an address, or whatever names the profile on its network. */
export interface SocialLink {
  readonly network: SocialNetwork | 'other';
  readonly value: string;
}

const ADDRESS_OF: Readonly<Record<SocialLink['network'], (value: string) => string>> = {
  email: (value) => `mailto:${value.replace(/^mailto:/i, '')}`,
  facebook: (value) => `https://www.facebook.com/${value}`,
  instagram: (value) => `https://www.instagram.com/${value}/`,
  linkedin: (value) => `https://www.linkedin.com/in/${value}/`,
  medium: (value) => `https://medium.com/${value}`,
  pinterest: (value) => `https://www.pinterest.com/${value}/`,
  reddit: (value) => `https://www.reddit.com/user/${value}/`,
  rss: (value) => value,
  snapchat: (value) => `https://www.snapchat.com/add/${value}`,
  soundcloud: (value) => `https://soundcloud.com/${value}`,
  tumblr: (value) => `https://${value}.tumblr.com`,
  twitter: (value) => `https://twitter.com/${value}`,
  whatsapp: (value) => `https://wa.me/${value}`,
  youtube: (value) => `https://www.youtube.com/user/${value}`,
  other: (value) => value,
};

/** The network that a `site` of `social_links` names, in any case; `other` for one the product does not know. */
export function socialNetwork(site: string): SocialLink['network'] {
  return SOCIAL_NETWORKS.find((network) => network === site.toLowerCase()) ?? 'other';
}

/**
 * Where a profile is: a full http address as given, else the network's address of that name.
 *
 * @returns `undefined` for an empty value and for an address that `safeHref` refuses
 */
export function socialHref(network: SocialLink['network'], value: string): SafeHref | undefined {
  const given = value.trim();
  if (given === '') return undefined;
  const address = /^https?:/i.test(given) ? given : ADDRESS_OF[network](given);
  return safeHref(address);
}
