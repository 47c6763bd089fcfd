import { identityOrigin } from '@broadsheet/block-kit';
import type { Platform } from '@broadsheet/platform';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { FormContext } from './answerForm.ts';

const EMBEDDED = 'http://platform.internal';

/**
 * Returns the service that the site's forms are sent to: the one that its properties name, or the embedded platform in this
 * process.
 * @param address the reader's network address, by which the platform counts attempts
 */
export function identityService(
  platform: Platform,
  site: SiteProperties,
  address: string | undefined,
): Pick<FormContext, 'origin' | 'fetch'> {
  const origin = identityOrigin(site, EMBEDDED);
  const isEmbedded = origin === EMBEDDED;
  return {
    origin,
    fetch: (target, init) =>
      isEmbedded ? platform.fetch(new Request(target, init), { address }) : fetch(target, init),
  };
}
