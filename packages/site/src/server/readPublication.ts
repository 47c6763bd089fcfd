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

/** Where it is read, and what only the running site knows of it. */
export interface PublicationSource {
  readonly config: Config;
  readonly platform: Platform;
  readonly log: EngineLog;
  /** Where blocks find the scripts of vendors, over what the site's properties say. */
  readonly vendorOrigins?: SiteProperties['vendorOrigins'];
}

function completed(stored: unknown, { config, vendorOrigins }: PublicationSource): SiteProperties {
  const properties = parseSiteProperties({ ...(isRecord(stored) && stored), id: config.siteId });
  return {
    ...properties,
    id: config.siteId,
    websiteDomain: config.siteOrigin,
    resizerURL: properties?.resizerURL ?? '/resizer/v2/',
    ...(vendorOrigins && { vendorOrigins: { ...properties?.vendorOrigins, ...vendorOrigins } }),
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

export async function readPublication(source: PublicationSource): Promise<Publication> {
  const { config, platform, log } = source;
  const [site, pages] = await Promise.all([
    readJson(platform, `/site/v3/properties/${config.siteId}`),
    readJson(platform, `/pages/v1/${config.siteId}`),
  ]);
  return { site: completed(site, source), pages: readPages(pages, log) };
}
