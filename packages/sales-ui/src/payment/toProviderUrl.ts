import { addBase } from '@broadsheet/client-core';

/**
 * Checks the URL to which a payment provider sends the reader: it must be another site over https, or this site, where a
 * stand-in may be.
 *
 * @param site the full URL of this site
 * @throws Error when it is anything else
 */
export function toProviderUrl(url: string | null | undefined, site: string): string {
  const whole = addBase(url ?? '', site);
  const target = url && URL.canParse(whole, site) ? new URL(whole, site) : undefined;
  if (target === undefined || (target.protocol !== 'https:' && target.origin !== new URL(site).origin))
    throw new Error('The payment provider gave no page to go on with.');
  return target.href;
}
