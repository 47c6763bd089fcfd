import type { SiteProperties } from '@broadsheet/sdk-content';

/** The site properties that only the server reads. */
const SERVER_ONLY: ReadonlySet<string> = new Set([
  'dangerouslyInjectJS',
  'gtmID',
  'gaID',
  'chartbeatAccountId',
  'comscoreID',
  'fontUrl',
  'feeds',
  'newsletters',
  'push',
  'robots',
  'editions',
  'shortName',
  'brandVersion',
  'themeColor',
  'dfpId',
  'websiteAdPath',
  'advertisementLabel',
  'adsWithoutConsent',
  'headerBidding',
  'taboolaPublisherId',
]);

const known = new WeakMap<SiteProperties, SiteProperties>();

/** Returns the site properties that are sent to browsers. Islands are rendered with them on the server too. */
export function browserSite(site: SiteProperties): SiteProperties {
  let travelling = known.get(site);
  if (travelling === undefined) {
    const kept = Object.entries(site).filter(([name]) => !SERVER_ONLY.has(name));
    travelling = { ...Object.fromEntries(kept), id: site.id };
    known.set(site, travelling);
  }
  return travelling;
}
