import type { CachePurger } from './CachePurger.ts';
import { inLists, sendPurge } from './sendPurge.ts';

/** Fastly takes this many keys in one call. */
const KEYS_EACH = 256;

/** Creates the purger of a Fastly service. @param api the origin of its API */
export function createFastly({
  id,
  token,
  api = 'https://api.fastly.com',
}: {
  readonly id: string;
  readonly token: string;
  readonly api?: string | undefined;
}): CachePurger {
  const url = `${api}/service/${encodeURIComponent(id)}/purge`;
  const headers = { 'fastly-key': token, accept: 'application/json' };
  return {
    name: 'Fastly',
    mostKeys: 20 * KEYS_EACH,
    async purge(keys) {
      for (const list of inLists(keys, KEYS_EACH)) {
        const body = { surrogate_keys: list };
        const response = await sendPurge({ name: 'Fastly', url, method: 'POST', headers, body });
        await response.body?.cancel();
      }
    },
  };
}
