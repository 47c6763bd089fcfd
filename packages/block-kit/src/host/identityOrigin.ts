import type { SiteProperties } from '@broadsheet/sdk-content';

/**
 * Where the identity service is: its own origin, else that of sales, else that of retail.
 *
 * @param fallback the origin of the site itself, which serves the embedded platform
 */
export function identityOrigin({ api }: SiteProperties, fallback: string): string {
  return api?.identity?.origin || api?.sales?.origin || api?.retail?.origin || fallback;
}
