import type { SiteProperties } from '@broadsheet/sdk-content';
import type { ConsentPort } from '../consent/ConsentPort.ts';

/** Loads the page's consent port. The first call fetches its code; a call after a failed fetch tries again. */
export const loadConsent = async (site: SiteProperties): Promise<ConsentPort> =>
  (await import('./connectConsent.ts')).connectConsent(site);
