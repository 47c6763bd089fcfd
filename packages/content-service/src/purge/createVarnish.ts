import type { CachePurger } from './CachePurger.ts';
import { inLists, sendPurge } from './sendPurge.ts';

/** The header of 2 KB is shorter than Varnish allows. */
const KEYS_EACH = 250;

/**
 * Creates the purger of Varnish machines, which are all told by `PURGE /` with the keys in `xkey-purge`; their rules decide
 * whether the module xkey or a ban does it.
 */
export function createVarnish({
  urls,
  token,
}: {
  readonly urls: readonly string[];
  readonly token?: string | undefined;
}): CachePurger {
  const authorization: Readonly<Record<string, string>> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    name: 'Varnish',
    mostKeys: 20 * KEYS_EACH,
    async purge(keys) {
      const calls = inLists(keys, KEYS_EACH).flatMap((list) => urls.map((url) => ({ url, list })));
      await Promise.all(
        calls.map(async ({ url, list }) => {
          const headers = { 'xkey-purge': list.join(' '), ...authorization };
          const response = await sendPurge({ name: 'Varnish', url: `${url}/`, method: 'PURGE', headers });
          await response.body?.cancel();
        }),
      );
    },
  };
}
