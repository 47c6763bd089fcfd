/**
 * Reads the publication: the stored properties of the site, its page documents, its redirects and the rules of its paywall.
 */
import { parsePageDocument, parseRedirectRule } from '@broadsheet/engine';
import type { EngineLog, PageDocument, RedirectRule } from '@broadsheet/engine';
import type { Platform } from '@broadsheet/platform';
import { addBase, isRecord, list, object } from '@broadsheet/client-core';
import { parsePaywallRules } from '@broadsheet/paywall';
import type { PaywallRule } from '@broadsheet/paywall';
import { parseSiteProperties } from '@broadsheet/sdk-content';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { parseThemeOverrides } from '@broadsheet/ui';
import type { ThemeOverrides } from '@broadsheet/ui';
import type { Config } from '../config/readConfig.ts';
import { toSiteUrl } from '../config/readSiteAddress.ts';
import { readBrandVersion } from '../files/readBrandVersion.ts';

export interface Publication {
  readonly site: SiteProperties;
  readonly pages: readonly PageDocument[];
  readonly redirects: readonly RedirectRule[];
  /** The rules by which stories are locked. */
  readonly paywallRules: readonly PaywallRule[];
  /** The site's own tokens. */
  readonly theme: ThemeOverrides;
  /** The stored trees. Blocks read them as content; these copies only show when they change. */
  readonly navigation: readonly unknown[];
}

/** The store of the publication, and facts that only the running site knows. */
export interface PublicationSource {
  readonly config: Config;
  readonly platform: Platform;
  readonly log: EngineLog;
  /** The origins from which blocks load vendors' scripts; they override the site's properties. */
  readonly vendorOrigins?: SiteProperties['vendorOrigins'];
  /** Properties that apply unless the stored ones set them. */
  readonly defaults?: Readonly<Record<string, unknown>> | undefined;
}

type Vendors = NonNullable<SiteProperties['vendorOrigins']>;

const withBase = (vendors: Vendors, { basePath }: Config): Vendors =>
  Object.fromEntries(Object.entries(vendors).map(([name, url]) => [name, addBase(url, basePath)]));

function completed(
  stored: unknown,
  { config, vendorOrigins, defaults }: PublicationSource,
  brandVersion: string | undefined,
): SiteProperties {
  const properties = parseSiteProperties({
    ...defaults,
    ...ownProperties(config),
    ...(isRecord(stored) && stored),
    id: config.siteId,
  });
  return {
    ...properties,
    id: config.siteId,
    // Where no notifications are sent, nobody may be offered any.
    push: config.webPush?.keys.publicKey,
    websiteDomain: toSiteUrl(config),
    basePath: config.basePath || undefined,
    resizerURL: properties?.resizerURLs?.[config.environment] ?? properties?.resizerURL ?? '/resizer/v2/',
    ...(brandVersion !== undefined && { brandVersion }),
    ...(vendorOrigins && {
      vendorOrigins: { ...properties?.vendorOrigins, ...withBase(vendorOrigins, config) },
    }),
  };
}

function readPages(answer: unknown, log: EngineLog): readonly PageDocument[] {
  const pages = isRecord(answer) ? answer['pages'] : answer;
  if (!Array.isArray(pages)) return [];
  return pages.flatMap((stored: unknown) => {
    const page = parsePageDocument(stored);
    if (page === undefined) log.warn('A stored page document cannot be read and is left out.');
    return page === undefined ? [] : [page];
  });
}

function readRedirects(answer: unknown): readonly RedirectRule[] {
  const lists = isRecord(answer) ? list(object)(answer['lists']) : undefined;
  return (lists ?? []).flatMap(({ redirects }) => list(parseRedirectRule)(redirects) ?? []);
}

/** Returns the redirects of the publisher's config whose paths have no stored redirect. */
function ownRedirects({ publisher }: Config, stored: readonly RedirectRule[]): readonly RedirectRule[] {
  const taken = new Set(stored.map(({ from }) => from));
  return (publisher.redirects ?? []).flatMap((redirect) => {
    const rule = parseRedirectRule(redirect);
    return rule === undefined || taken.has(rule.from) ? [] : [rule];
  });
}

/** Returns the properties that the publisher's config sets until editors do. */
function ownProperties({ publisher: { name, locales } }: Config): Readonly<Record<string, unknown>> {
  return {
    ...(name !== undefined && { websiteName: name }),
    ...(locales?.[0] !== undefined && { locale: locales[0] }),
  };
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

/** Reads the paywall's rules; without them every story would be open. @throws Error when they cannot be read */
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
  const stored = readRedirects(redirects);
  return {
    site: completed(site, source, brandVersion),
    pages: readPages(pages, log),
    redirects: [...stored, ...ownRedirects(config, stored)],
    paywallRules,
    ...readSettings(settings),
  };
}
