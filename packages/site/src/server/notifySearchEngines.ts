import { systemClock } from '@broadsheet/client-core';
import { createIndexNow } from '@broadsheet/platform';
import type { Platform } from '@broadsheet/platform';
import type { Config } from '../config/readConfig.ts';
import { toSiteUrl } from '../config/readSiteAddress.ts';
import type { SiteLog } from './createLog.ts';
import type { Site } from './Site.ts';
import type { RecurringJobs } from './startJobs.ts';

export interface SearchEnginesOptions {
  readonly config: Pick<Config, 'indexNow' | 'siteId' | 'siteOrigin' | 'basePath'>;
  readonly platform: Pick<Platform, 'content'>;
  readonly site: Pick<Site, 'isOpenToCrawlers'>;
  readonly log: SiteLog;
}

/** Creates the job that notifies search engines of changes, if the site has a key for it. */
export function notifySearchEngines({
  config,
  platform,
  site,
  log,
}: SearchEnginesOptions): Pick<RecurringJobs, 'searchEngines'> {
  const { indexNow, siteId } = config;
  if (indexNow === undefined) return {};
  const { run } = createIndexNow({
    ...indexNow,
    database: platform.content.database,
    site: siteId,
    origin: toSiteUrl(config),
    isOpen: () => site.isOpenToCrawlers(),
    log,
    clock: systemClock,
  });
  return { searchEngines: run };
}
