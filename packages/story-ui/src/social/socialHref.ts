import { safeHref } from '@broadsheet/block-kit';
import type { SafeHref } from '@broadsheet/block-kit';
import { SOCIAL_NETWORKS } from '@broadsheet/sdk-content';
import type { SocialNetwork } from '@broadsheet/sdk-content';

/** One profile of an author. `value` is a URL, or the name of the profile on its network. */
export interface SocialLink {
  readonly network: SocialNetwork | 'other';
  readonly value: string;
}

/** Names are written with an `@` as often as without one; in these networks' URLs it leads to no profile. */
const bare = (value: string): string => value.replace(/^@/, '');

/** WhatsApp takes a number in international form, digits only: `+46 70-123` and `0046 70 123` are `4670123`. */
const phone = (value: string): string =>
  /^\+?[\d\s().-]+$/.test(value) ? value.replaceAll(/\D/g, '').replace(/^00/, '') : value;

const ADDRESS_OF: Readonly<Record<SocialLink['network'], (value: string) => string>> = {
  email: (value) => `mailto:${value.replace(/^mailto:/i, '')}`,
  facebook: (value) => `https://www.facebook.com/${bare(value)}`,
  instagram: (value) => `https://www.instagram.com/${bare(value)}/`,
  linkedin: (value) => `https://www.linkedin.com/in/${bare(value)}/`,
  medium: (value) => `https://medium.com/${value}`,
  pinterest: (value) => `https://www.pinterest.com/${bare(value)}/`,
  reddit: (value) => `https://www.reddit.com/user/${bare(value)}/`,
  rss: (value) => value,
  snapchat: (value) => `https://www.snapchat.com/add/${bare(value)}`,
  soundcloud: (value) => `https://soundcloud.com/${bare(value)}`,
  tumblr: (value) => `https://${bare(value)}.tumblr.com`,
  twitter: (value) => `https://twitter.com/${bare(value)}`,
  whatsapp: (value) => `https://wa.me/${phone(value)}`,
  youtube: (value) => `https://www.youtube.com/${value.startsWith('@') ? '' : 'user/'}${value}`,
  other: (value) => value,
};

/** A URL that somebody has written without its scheme: a host name, and a path. */
const WITHOUT_SCHEME = /^[\w-]+(?:\.[\w-]+)+\//;

/** Returns the network of a `site` in `social_links`, in upper or lower case; `other` for an unknown one. */
export function socialNetwork(site: string): SocialLink['network'] {
  return SOCIAL_NETWORKS.find((network) => network === site.toLowerCase()) ?? 'other';
}

/**
 * Returns the URL of a profile: a full http URL unchanged, one without its scheme with `https`, else the network's URL for that
 * name.
 *
 * @returns `undefined` for an empty value and for a URL that `safeHref` refuses
 */
export function socialHref(network: SocialLink['network'], value: string): SafeHref | undefined {
  const given = value.trim();
  if (given === '') return undefined;
  if (/^https?:/i.test(given)) return safeHref(given);
  return safeHref(WITHOUT_SCHEME.test(given) ? `https://${given}` : ADDRESS_OF[network](given));
}
