import type { SiteProperties } from '@broadsheet/sdk-content';

/**
 * Finds where the sales service is: its own origin, else that of identity, else that of retail.
 *
 * @returns empty where the site names none of them: then the site itself serves it
 */
export function salesOrigin({ api }: Pick<SiteProperties, 'api'>): string {
  return api?.sales?.origin || api?.identity?.origin || api?.retail?.origin || '';
}

/** Finds where prices and offers are: the retail service's own origin, else that of the sales service. */
export function retailOrigin(site: Pick<SiteProperties, 'api'>): string {
  return site.api?.retail?.origin || salesOrigin(site);
}
