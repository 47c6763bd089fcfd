/** What a reader's choices let an ad server do. */
import type { ConsentPort } from '@broadsheet/block-kit';

/** Of Google, in the IAB's Global Vendor List. */
const GOOGLE = 755;

/**
 * - `none`: nothing is asked of anybody.
 * - `limited`: ads without a consent, which keep nothing in the browser.
 * - `general`: ads after the page, not after the reader.
 * - `personal`: ads after the reader as well, for which bidders are asked.
 */
export type AdMode = 'none' | 'limited' | 'general' | 'personal';

/**
 * Answers how ads may be asked for now.
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
