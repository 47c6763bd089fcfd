import {
  anything,
  boolean,
  dictionary,
  either,
  isRecord,
  list,
  number,
  oneOf,
  record,
  text,
} from '@broadsheet/client-core';
import type { Parsed, Parser } from '@broadsheet/client-core';

const numeral = either(number, (input) => {
  const value = typeof input === 'string' && input.trim() !== '' ? Number(input) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
});

const numberOrText = either(text, (input) => number(input)?.toString());

const allowance = oneOf('allow', 'disallow');

const parsePropertyFields = record({
  websiteName: text,
  websiteDomain: text,
  basePath: text,
  locale: text,
  textDirection: oneOf('ltr', 'rtl'),
  textFlow: oneOf('horizontal-tb', 'vertical-rl', 'vertical-lr'),
  dateLocalization: record({ language: text, timeZone: text, dateTimeFormat: text, dateFormat: text }),
  fallbackImage: text,
  resizerURL: text,
  resizerURLs: dictionary(text),
  primaryLogo: text,
  primaryLogoAlt: text,
  lightBackgroundLogo: text,
  lightBackgroundLogoAlt: text,
  brandVersion: text,
  facebookPage: text,
  twitterUsername: text,
  blueskyPage: text,
  whatsappChannel: text,
  rssUrl: text,
  copyrightText: text,
  contact: record({ email: text, telephone: text }),
  facebookAdmins: text,
  galleryCubeClicks: numeral,
  columnistPortraits: boolean,
  lockMarks: boolean,
  dfpId: numberOrText,
  advertisementLabel: text,
  websiteAdPath: text,
  adsWithoutConsent: oneOf('none', 'limited'),
  headerBidding: record({ script: text, origins: list(text), adUnits: dictionary(list(anything)) }),
  taboolaPublisherId: numberOrText,
  fontUrl: either(text, list(text)),
  gtmID: text,
  gaID: text,
  chartbeatAccountId: text,
  chartbeatDomain: text,
  comscoreID: text,
  nativoIntegration: boolean,
  querylyId: text,
  querylyOrg: text,
  dangerouslyInjectJS: list(text),
  api: record({
    identity: record({ origin: text }),
    sales: record({ origin: text }),
    retail: record({ origin: text, endpoint: text, script: text }),
  }),
  vendorOrigins: dictionary(text),
  feeds: record({ text: oneOf('full', 'summary'), items: numeral }),
  robots: record({
    index: boolean,
    aiTraining: allowance,
    aiSearch: allowance,
    aiAssistants: allowance,
    crawlers: dictionary(allowance),
    disallow: list(text),
  }),
  editions: list(record({ site: text, language: text, domain: text })),
  shortName: text,
  themeColor: text,
  /** The public key with which browsers subscribe to push messages; the site sets it where it sends notifications. */
  push: text,
  newsletters: list(record({ id: text, name: text, description: text })),
  consent: record({
    manager: oneOf('own', 'tcf', 'gpp', 'none'),
    version: numberOrText,
    script: text,
    purposes: list(oneOf('functional', 'analytics', 'advertising', 'personalisation', 'embeds')),
  }),
  embeds: record({ hosts: list(text), blocked: list(text), load: oneOf('click', 'direct') }),
});

/** The configuration of one site. `id` is the site's key in the member `websites` of content. */
export interface SiteProperties extends Parsed<typeof parsePropertyFields> {
  readonly id: string;
}

export const parseSiteProperties: Parser<SiteProperties> = (input) => {
  const fields = parsePropertyFields(input);
  const id = isRecord(input) ? text(input['id']) : undefined;
  return fields !== undefined && id !== undefined ? { ...fields, id } : undefined;
};
