import { isRecord } from '@broadsheet/client-core';
import { PurgeError } from './CachePurger.ts';
import type { CachePurger } from './CachePurger.ts';
import { inLists, sendPurge } from './sendPurge.ts';

/** Cloudflare takes this many tags in one call under each of its plans. */
const KEYS_EACH = 30;

/** Creates the purger of a Cloudflare zone. @param api the origin of its API */
export function createCloudflare({
  id,
  token,
  api = 'https://api.cloudflare.com',
}: {
  readonly id: string;
  readonly token: string;
  readonly api?: string | undefined;
}): CachePurger {
  const url = `${api}/client/v4/zones/${encodeURIComponent(id)}/purge_cache`;
  const headers = { authorization: `Bearer ${token}` };
  return {
    name: 'Cloudflare',
    mostKeys: 10 * KEYS_EACH,
    async purge(keys) {
      for (const tags of inLists(keys, KEYS_EACH)) {
        const response = await sendPurge({
          name: 'Cloudflare',
          url,
          method: 'POST',
          headers,
          body: { tags },
        });
        const answer: unknown = await response.json().catch(() => undefined);
        if (!isRecord(answer) || answer['success'] !== true)
          throw new PurgeError('Cloudflare has not purged: its answer does not say "success".');
      }
    },
  };
}
