/**
 * A start waits for its content.
 *
 * The first readers after a start come while the database is still cold; a page that was made then would lack what did
 * not answer in time. So the front page is made ahead of them, until it is whole. A source that stays away does not keep
 * the paper from its readers: after a while it opens without, and says so.
 */
import { setTimeout } from 'node:timers/promises';
import type { SiteLog } from './createLog.ts';
import type { Site } from './createSite.ts';

export interface AwaitSourcesOptions {
  readonly log: SiteLog;
  /** Milliseconds between two tries. Default 250. */
  readonly retryMs?: number;
  /** Milliseconds after which the site opens in any case. Default 30 000. */
  readonly patienceMs?: number;
}

/** Resolves when the front page is whole, or when patience is over. Never rejects. */
export async function awaitSources(
  { warm }: Pick<Site, 'warm'>,
  { log, retryMs = 250, patienceMs = 30_000 }: AwaitSourcesOptions,
): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await warm().catch(() => false))) {
    if (performance.now() >= end) {
      log.warn(
        'The newspaper opens although a content source does not answer; its pages lack what it gives.',
      );
      return;
    }
    await setTimeout(retryMs);
  }
}
