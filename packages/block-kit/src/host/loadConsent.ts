import type { SiteProperties } from '@broadsheet/sdk-content';
import type { ConsentPort } from '../consent/ConsentPort.ts';

/** The consent port of a page, whose code comes with the first call; asked again after it could not be fetched. */
export const loadConsent = async (site: SiteProperties): Promise<ConsentPort> =>
  (await import('./connectConsent.ts')).connectConsent(site);
