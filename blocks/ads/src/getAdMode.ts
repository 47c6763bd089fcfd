/** Which kinds of ads the reader's consent allows. */
import type { ConsentPort } from '@broadsheet/block-kit';

/** Google's id in the IAB's Global Vendor List. */
const GOOGLE = 755;

/**
 * How ads may be requested:
 * - `none`: not at all.
 * - `limited`: ads without a consent, which store nothing in the browser.
 * - `general`: ads chosen by the page, not by the reader.
 * - `personal`: ads also chosen by the reader; bidders are asked for them.
 */
export type AdMode = 'none' | 'limited' | 'general' | 'personal';

/**
 * Returns how ads may be requested now.
 *
 * @param options.isLimitedAllowed whether the site shows limited ads to readers who have refused
 */
export function getAdMode(
  consent: ConsentPort,
  { isLimitedAllowed }: { readonly isLimitedAllowed: boolean },
): AdMode {
  switch (consent.state('advertising', GOOGLE)) {
    case 'unknown':
      return 'none';
    case 'refused':
      return isLimitedAllowed ? 'limited' : 'none';
    case 'granted':
      return consent.state('personalisation', GOOGLE) === 'granted' ? 'personal' : 'general';
  }
}
