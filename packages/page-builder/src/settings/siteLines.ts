import type { phrases } from './phrases.ts';

export type SiteLabel = keyof typeof phrases;
/** The path of a member, or of a member of a member. */
export type SitePath = readonly [string] | readonly [string, string];

/** A line of the form of the site. */
export interface SiteLine {
  readonly path: SitePath;
  readonly label: SiteLabel;
  readonly tip?: SiteLabel;
  readonly isImage?: boolean;
  /** The ground of an image that is always shown on the same. */
  readonly ground?: 'light' | 'dark';
}

const line = (name: string, label: SiteLabel, within?: string): SiteLine => ({
  path: within === undefined ? [name] : [within, name],
  label,
});

/** The fields of the site that editors may change, in groups. */
export const SITE_LINES: readonly { readonly title: SiteLabel; readonly lines: readonly SiteLine[] }[] = [
  {
    title: 'site.identity',
    lines: [
      line('websiteName', 'site.websiteName'),
      line('shortName', 'site.shortName'),
      { ...line('primaryLogo', 'site.primaryLogo'), isImage: true, ground: 'dark' },
      line('primaryLogoAlt', 'site.primaryLogoAlt'),
      { ...line('lightBackgroundLogo', 'site.lightBackgroundLogo'), isImage: true, ground: 'light' },
      line('lightBackgroundLogoAlt', 'site.lightBackgroundLogoAlt'),
      { ...line('fallbackImage', 'site.fallbackImage'), isImage: true },
      line('themeColor', 'site.themeColor'),
    ],
  },
  {
    title: 'site.language',
    lines: [
      { ...line('locale', 'site.locale'), tip: 'site.locale.tip' },
      { ...line('timeZone', 'site.timeZone', 'dateLocalization'), tip: 'site.timeZone.tip' },
    ],
  },
  {
    title: 'site.contact',
    lines: [
      line('email', 'site.email', 'contact'),
      line('telephone', 'site.telephone', 'contact'),
      line('facebookPage', 'site.facebookPage'),
      line('twitterUsername', 'site.twitterUsername'),
      line('blueskyPage', 'site.blueskyPage'),
      line('whatsappChannel', 'site.whatsappChannel'),
      line('rssUrl', 'site.rssUrl'),
    ],
  },
  {
    title: 'site.seller',
    lines: [
      { ...line('name', 'site.sellerName', 'seller'), tip: 'site.seller.tip' },
      line('address', 'site.sellerAddress', 'seller'),
      line('taxNumber', 'site.sellerTaxNumber', 'seller'),
    ],
  },
  { title: 'site.footer', lines: [line('copyrightText', 'site.copyrightText')] },
];

/** Returns the label of a member of the site. */
export const labelOfPath = (path: readonly string[]): SiteLabel | undefined =>
  SITE_LINES.flatMap(({ lines }) => lines).find((each) => each.path.join('.') === path.join('.'))?.label;
