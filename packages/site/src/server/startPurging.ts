import { systemClock } from '@broadsheet/client-core';
import {
  createCloudflare,
  createFastly,
  createPurgeWebhook,
  createVarnish,
  startCachePurge,
} from '@broadsheet/platform';
import type { CachePurge, CachePurger, Platform } from '@broadsheet/platform';
import type { Config } from '../config/readConfig.ts';
import type { SiteLog } from './createLog.ts';

function createPurger(purge: NonNullable<Config['cachePurge']>): CachePurger {
  switch (purge.kind) {
    case 'fastly':
      return createFastly(purge);
    case 'cloudflare':
      return createCloudflare(purge);
    case 'varnish':
      return createVarnish(purge);
    case 'webhook':
      return createPurgeWebhook(purge);
  }
}

/** Starts telling the configured cache in front what to forget; undefined if there is none. */
export function startPurging({
  config,
  platform,
  log,
}: {
  readonly config: Pick<Config, 'cachePurge' | 'siteId'>;
  readonly platform: Pick<Platform, 'content'>;
  readonly log: SiteLog;
}): CachePurge | undefined {
  const { cachePurge, siteId: site } = config;
  if (cachePurge === undefined) return undefined;
  const { database } = platform.content;
  return startCachePurge({ database, site, purger: createPurger(cachePurge), log, clock: systemClock });
}
