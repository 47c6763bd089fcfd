import type { SiteProperties } from '@broadsheet/sdk-content';
import { consentPurposes } from './consentPurposes.ts';
import type { ConsentPurpose } from './consentPurposes.ts';

const isSet = (value: unknown): boolean => value !== undefined && value !== '' && value !== false;

/** The site properties that set up the services of each purpose. */
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
 * Returns the purposes that a site asks its readers for: those listed in its properties, else those of the services that the
 * properties set up. Empty when another manager asks, or none.
 *
 * @param site all properties of the site; a subset may lack services
 */
export function getRequestedPurposes(site: SiteProperties): readonly ConsentPurpose[] {
  const { manager = 'own', purposes } = site.consent ?? {};
  if (manager !== 'own') return [];
  return consentPurposes.filter(
    (purpose) => purposes?.includes(purpose) ?? USES[purpose](site).some((property) => isSet(property)),
  );
}

/** Returns whether readers of a site have choices that they can look at again, whichever manager stores them. */
export function hasConsentChoices(site: SiteProperties): boolean {
  const manager = site.consent?.manager ?? 'own';
  return manager === 'tcf' || manager === 'gpp' || getRequestedPurposes(site).length > 0;
}
