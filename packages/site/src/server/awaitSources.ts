/**
 * A start waits for its content. The first readers after a start arrive while the database is still cold; a page that was
 * made then would lack the content that did not arrive in time. So the site makes the front page before it accepts readers,
 * again and again until it is whole. A source that stays unavailable does not keep the site closed: after a while it opens
 * without it, and logs that.
 */
import { setTimeout } from 'node:timers/promises';
import type { SiteLog } from './createLog.ts';
import type { Site } from './Site.ts';

export interface AwaitSourcesOptions {
  readonly log: SiteLog;
  /** The milliseconds between two tries. Default: 250. */
  readonly retryMs?: number;
  /** The milliseconds after which the site opens in any case. Default: 30 000. */
  readonly patienceMs?: number;
}

/** Resolves when the front page is whole, or when the time is over. Never rejects. */
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
