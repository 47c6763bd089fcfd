import { addBase } from '@broadsheet/client-core';

/**
 * Checks where a payment provider wants its reader: another site over https, or this one, where a stand-in is.
 *
 * @param site its whole address
 * @throws Error it is anything else
 */
export function toProviderUrl(url: string | null | undefined, site: string): string {
  const whole = addBase(url ?? '', site);
  const target = url && URL.canParse(whole, site) ? new URL(whole, site) : undefined;
  if (target === undefined || (target.protocol !== 'https:' && target.origin !== new URL(site).origin))
    throw new Error('The payment provider gave no page to go on with.');
  return target.href;
}
