import type { SiteProperties } from '@broadsheet/sdk-content';
import { consentPurposes } from './consentPurposes.ts';
import type { ConsentPurpose } from './consentPurposes.ts';

const isSet = (value: unknown): boolean => value !== undefined && value !== '' && value !== false;

/** What each purpose is for on a site: the services in its properties that have to wait for it. */
const USES: Readonly<Record<ConsentPurpose, (site: SiteProperties) => readonly unknown[]>> = {
  functional: ({ querylyId }) => [querylyId],
  analytics: ({ gtmID, gaID, chartbeatAccountId, comscoreID }) => [
    gtmID,
    gaID,
    chartbeatAccountId,
    comscoreID,
  ],
  advertising: ({ dfpId, taboolaPublisherId, nativoIntegration }) => [
    dfpId,
    taboolaPublisherId,
    nativoIntegration,
  ],
  personalisation: (site) => USES.advertising(site),
  embeds: ({ embeds }) => [embeds?.load === 'direct'],
};

/**
 * The purposes that a site asks its readers for: those that its properties name, else those of the services that they
 * set up. None where readers choose elsewhere, or nowhere. Only where all of the site's properties are known.
 */
export function getAskedPurposes(site: SiteProperties): readonly ConsentPurpose[] {
  const { manager = 'own', purposes } = site.consent ?? {};
  if (manager !== 'own') return [];
  return consentPurposes.filter(
    (purpose) => purposes?.includes(purpose) ?? USES[purpose](site).some((property) => isSet(property)),
  );
}

/** Whether readers of a site have choices to look at again, with whoever keeps them. */
export function hasConsentChoices(site: SiteProperties): boolean {
  const manager = site.consent?.manager ?? 'own';
  return manager === 'tcf' || manager === 'gpp' || getAskedPurposes(site).length > 0;
}
