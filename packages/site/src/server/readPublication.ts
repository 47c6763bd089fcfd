/**
 * What the publication is: the properties of the site and its page documents, as they are stored.
 */
import { parsePageDocument } from '@broadsheet/engine';
import type { EngineLog, PageDocument } from '@broadsheet/engine';
import type { Platform } from '@broadsheet/platform';
import { isRecord, parseSiteProperties } from '@broadsheet/sdk-content';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { Config } from '../config/readConfig.ts';

export interface Publication {
  readonly site: SiteProperties;
  readonly pages: readonly PageDocument[];
}

/** Site properties with what only the running site knows. */
function completed(stored: unknown, config: Config): SiteProperties {
  const properties = parseSiteProperties({ ...(isRecord(stored) && stored), id: config.siteId });
  return {
    ...properties,
    id: config.siteId,
    websiteDomain: config.siteOrigin,
    resizerURL: properties?.resizerURL ?? '/resizer/v2/',
  };
}

function readPages(answer: unknown, log: EngineLog): readonly PageDocument[] {
  const list = isRecord(answer) ? answer['pages'] : answer;
  if (!Array.isArray(list)) return [];
  return list.flatMap((stored: unknown) => {
    const page = parsePageDocument(stored);
    if (page === undefined) log.warn('A stored page document cannot be read and is left out.');
    return page === undefined ? [] : [page];
  });
}

async function readJson(platform: Platform, path: string): Promise<unknown> {
  const response = await platform.fetch(new Request(`http://platform.internal${path}`));
  return response.ok ? response.json() : undefined;
}

export async function readPublication(
  config: Config,
  platform: Platform,
  log: EngineLog,
): Promise<Publication> {
  const [site, pages] = await Promise.all([
    readJson(platform, `/site/v3/properties/${config.siteId}`),
    readJson(platform, `/pages/v1/${config.siteId}`),
  ]);
  return { site: completed(site, config), pages: readPages(pages, log) };
}
