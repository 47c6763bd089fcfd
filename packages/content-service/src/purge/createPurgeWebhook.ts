import type { CachePurger } from './CachePurger.ts';
import { sendPurge } from './sendPurge.ts';

const MOST_KEYS = 5_000;

/** Creates the purger of any other cache: its address gets `{ "keys": ["site-courier", …] }` by POST. */
export function createPurgeWebhook({
  url,
  token,
}: {
  readonly url: string;
  readonly token?: string | undefined;
}): CachePurger {
  const headers: Readonly<Record<string, string>> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    name: 'The purge address',
    mostKeys: MOST_KEYS,
    async purge(keys) {
      const response = await sendPurge({
        name: 'The purge address',
        url,
        method: 'POST',
        headers,
        body: { keys },
      });
      await response.body?.cancel();
    },
  };
}
