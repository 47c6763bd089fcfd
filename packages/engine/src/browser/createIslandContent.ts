import { requestKey } from '@broadsheet/sdk-content';
import type { ContentClient, ContentEntry } from '@broadsheet/sdk-content';

export interface IslandContent {
  readonly client: ContentClient;
  /** Switches to the page's shared client, which may have newer content by now. */
  settle(): void;
}

const MISSING: ContentEntry = { status: 'missing' };

function isSame(first: ContentEntry, second: ContentEntry): boolean {
  return first.status === 'ready' && second.status === 'ready' && first.data === second.data;
}

/**
 * Creates the content client of one island: while the island hydrates, it has the content of the server's rendering;
 * afterwards that of the client which all islands of the page share.
 *
 * @param initial the server's answers, by request key
 */
export function createIslandContent(
  shared: ContentClient,
  initial: ReadonlyMap<string, ContentEntry>,
): IslandContent {
  const listeners = new Set<() => void>();
  let isSettled = false;
  return {
    client: {
      ...shared,
      peek(request) {
        const current = shared.peek(request);
        const first = initial.get(requestKey(request)) ?? MISSING;
        return isSettled || isSame(current, first) ? current : first;
      },
      watch(request, listener, options) {
        const own = () => listener();
        listeners.add(own);
        const stop = shared.watch(request, listener, options);
        return () => {
          listeners.delete(own);
          stop();
        };
      },
    },
    settle() {
      isSettled = true;
      for (const listener of [...listeners]) listener();
      listeners.clear();
    },
  };
}
