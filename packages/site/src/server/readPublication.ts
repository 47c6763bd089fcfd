/**
 * What the publication is: the properties of the site, its page documents, its redirects and the rules of its paywall, as
 * they are stored.
 */
import { parsePageDocument, parseRedirectRule } from '@broadsheet/engine';
import type { EngineLog, PageDocument, RedirectRule } from '@broadsheet/engine';
import type { Platform } from '@broadsheet/platform';
import { readArray } from '@broadsheet/client-core';
import { parsePaywallRules } from '@broadsheet/paywall';
import type { PaywallRule } from '@broadsheet/paywall';
import { isRecord, parseSiteProperties } from '@broadsheet/sdk-content';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { parseThemeOverrides } from '@broadsheet/ui';
import type { ThemeOverrides } from '@broadsheet/ui';
import type { Config } from '../config/readConfig.ts';
import { readBrandVersion } from '../files/readBrandVersion.ts';

export interface Publication {
  readonly site: SiteProperties;
  readonly pages: readonly PageDocument[];
  readonly redirects: readonly RedirectRule[];
  /** By which stories are locked. */
  readonly paywallRules: readonly PaywallRule[];
  /** Tokens that the site has of its own. */
  readonly theme: ThemeOverrides;
  /** Trees as they are stored: content answers what blocks show of them, and this tells when they change. */
  readonly navigation: readonly unknown[];
}

/** Where it is read, and what only the running site knows of it. */
export interface PublicationSource {
  readonly config: Config;
  readonly platform: Platform;
  readonly log: EngineLog;
  /** Where blocks find the scripts of vendors, over what the site's properties say. */
  readonly vendorOrigins?: SiteProperties['vendorOrigins'];
  /** Properties that hold where the stored ones say nothing. */
  readonly defaults?: Readonly<Record<string, unknown>> | undefined;
}

function completed(
  stored: unknown,
  { config, vendorOrigins, defaults }: PublicationSource,
  brandVersion: string | undefined,
): SiteProperties {
  const properties = parseSiteProperties({ ...defaults, ...(isRecord(stored) && stored), id: config.siteId });
  return {
    ...properties,
    id: config.siteId,
    websiteDomain: config.siteOrigin,
    resizerURL: properties?.resizerURLs?.[config.environment] ?? properties?.resizerURL ?? '/resizer/v2/',
    ...(brandVersion !== undefined && { brandVersion }),
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

function readRedirects(answer: unknown): readonly RedirectRule[] {
  const lists = isRecord(answer) ? readArray(answer, 'lists', (list) => list) : undefined;
  return (lists ?? []).flatMap((list) =>
    isRecord(list) ? (readArray(list, 'redirects', parseRedirectRule) ?? []) : [],
  );
}

function readSettings(answer: unknown): Pick<Publication, 'theme' | 'navigation'> {
  const { theme, navigation } = isRecord(answer) ? answer : {};
  return {
    theme: parseThemeOverrides(theme),
    navigation: Array.isArray(navigation) ? navigation : [],
  };
}

async function readJson(platform: Platform, path: string): Promise<unknown> {
  const response = await platform.fetch(new Request(`http://platform.internal${path}`));
  return response.ok ? response.json() : undefined;
}

/** Without them every story would be open. @throws Error they cannot be read */
async function readPaywallRules(platform: Platform): Promise<readonly PaywallRule[]> {
  const path = '/retail/public/v1/paywall/active';
  const response = await platform.fetch(new Request(`http://platform.internal${path}`));
  if (!response.ok)
    throw new Error(`The rules of the paywall could not be read: the platform answered ${response.status}.`);
  return parsePaywallRules(await response.json());
}

export async function readPublication(source: PublicationSource): Promise<Publication> {
  const { config, platform, log } = source;
  const [site, pages, redirects, paywallRules, settings, brandVersion] = await Promise.all([
    readJson(platform, `/site/v3/properties/${config.siteId}`),
    readJson(platform, `/pages/v1/${config.siteId}`),
    readJson(platform, `/redirects/v1/${config.siteId}`),
    readPaywallRules(platform),
    readJson(platform, `/site/v3/settings/${config.siteId}`),
    readBrandVersion(config.brandDir),
  ]);
  return {
    site: completed(site, source, brandVersion),
    pages: readPages(pages, log),
    redirects: readRedirects(redirects),
    paywallRules,
    ...readSettings(settings),
  };
}
