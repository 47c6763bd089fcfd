import type { SiteProperties } from '@broadsheet/sdk-content';

/**
 * Returns the origin of the sales service: its own, else that of identity, else that of retail.
 *
 * @returns an empty text if the site names none of them: then the site itself serves sales
 */
export function salesOrigin({ api }: Pick<SiteProperties, 'api'>): string {
  return api?.sales?.origin || api?.identity?.origin || api?.retail?.origin || '';
}

/** Returns the origin of prices and offers: the retail service's own, else that of the sales service. */
export function retailOrigin(site: Pick<SiteProperties, 'api'>): string {
  return site.api?.retail?.origin || salesOrigin(site);
}
