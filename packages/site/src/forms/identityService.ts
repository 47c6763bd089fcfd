import { identityOrigin } from '@broadsheet/block-kit';
import type { Platform } from '@broadsheet/platform';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { FormContext } from './answerForm.ts';

const EMBEDDED = 'http://platform.internal';

/**
 * Where the forms of a site are sent on to: the service that its properties name, or the embedded platform, in process.
 *
 * @param address network address of the reader, by which the platform counts attempts
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
