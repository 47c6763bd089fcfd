/**
 * Reports changed URLs to search engines (IndexNow, https://www.indexnow.org/documentation), so that they need not find out
 * themselves. Only URLs that are also in the sitemaps are reported: those that everybody may read, locked stories with their
 * teasers.
 */
import { MINUTE_MS } from '@broadsheet/client-core';
import type { Database } from '@broadsheet/service-kit/database';
import type { PlatformLog } from '@broadsheet/service-kit/http';
import { postJson } from './postJson.ts';
import { beginTelling, endTelling, findChangedUrls, stopNotifying } from './urlStore.ts';

export interface IndexNowOptions {
  readonly database: Database;
  readonly site: string;
  /** The site's origin as readers type it, without a trailing slash. */
  readonly origin: string;
  /** The key that proves that the site is ours. It is served at `/{key}.txt`, so it is not secret. */
  readonly key: string;
  readonly endpoint: string;
  /** Returns whether the site allows search engines at all. */
  readonly isOpen: () => boolean;
  readonly log: PlatformLog;
  readonly clock: { now(): number };
  /** Posts JSON and returns the status. Default: over the network. */
  readonly post?: typeof postJson | undefined;
}

export interface IndexNow {
  /** Reports the changes since the last call. Call it about every minute; after a failure it skips calls by itself. */
  run(): Promise<void>;
}

const LONGEST_WAIT_MS = 60 * MINUTE_MS;
const LONGEST_CALL_MS = 20_000;

const EXPLANATIONS: Readonly<Record<number, string>> = {
  400: 'It does not understand the call.',
  403: 'It does not accept the key: is the key file reachable at its public address?',
  422: 'It says that the addresses do not belong to the site: check SITE_ORIGIN.',
  429: 'It was told too often.',
};

export function createIndexNow({
  database,
  site,
  origin,
  log,
  clock,
  ...options
}: IndexNowOptions): IndexNow {
  const { key, endpoint, isOpen, post = postJson } = options;
  let failures = 0;
  let waitUntil = 0;

  /** Posts URLs. @throws Error when they were not accepted */
  async function submit(urls: readonly string[]): Promise<void> {
    const status = await post(endpoint, {
      json: JSON.stringify({
        host: new URL(origin).host,
        key,
        keyLocation: `${origin}/${key}.txt`,
        urlList: urls.map((url) => new URL(url, origin).href),
      }),
      signal: AbortSignal.timeout(LONGEST_CALL_MS),
    });
    if (status >= 200 && status < 300) return;
    throw new Error(`It answered ${status}. ${EXPLANATIONS[status] ?? ''}`.trim());
  }

  async function submitChanges(since: string): Promise<void> {
    try {
      const changes = await findChangedUrls(database, site, since);
      if (changes.urls.length > 0) await submit([...new Set(changes.urls.map(({ url }) => url))]);
      await endTelling(database, site, changes);
      failures = 0;
    } catch (error) {
      failures += 1;
      waitUntil = clock.now() + Math.min(LONGEST_WAIT_MS, MINUTE_MS * 2 ** failures);
      await stopNotifying(database, site);
      log.error(`${endpoint} could not be notified of changes; it is tried again later.`, error);
    }
  }

  return {
    async run() {
      if (!isOpen() || clock.now() < waitUntil) return;
      const since = await beginTelling(database, site);
      if (since !== undefined) await submitChanges(since);
    },
  };
}
