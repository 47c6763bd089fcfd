/** Assembles the engine's options: the HTML sanitiser, access to stories, and how long answers are fresh. */
import { MINUTE_MS } from '@broadsheet/client-core';
import type { Block } from '@broadsheet/block-kit';
import { linkedDocuments } from '@broadsheet/feeds';
import type { EngineOptions, StoryAccess } from '@broadsheet/engine';
import type { PaywallRule } from '@broadsheet/paywall';
import type { ImageService, Platform } from '@broadsheet/platform';
import { sanitiseContent, sanitiseInline, sanitiseRawHtml } from '@broadsheet/sanitiser';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { ContentSources } from '@broadsheet/sdk-content/server';
import type { Config } from '../config/readConfig.ts';
import { FORM_PATH } from '../forms/answerForm.ts';
import { simulateReading } from '../pagebuilder/simulateReading.ts';
import { frameOrigins } from './frameOrigins.ts';
import type { Publication } from './readPublication.ts';

/**
 * Returns the one sanitiser, with the embeds that the site currently allows: for content, and for HTML that editors enter
 * in pages.
 */
function sanitising(
  site: () => Pick<SiteProperties, 'embeds'>,
): Pick<EngineOptions, 'sanitise' | 'sanitiseHtml'> {
  return {
    sanitise: (answer) => sanitiseContent(answer, site().embeds),
    sanitiseHtml: (html, { inline }) =>
      inline ? sanitiseInline(html, { links: true }) : sanitiseRawHtml(html, site().embeds),
  };
}

/** Milliseconds for which a page shows the answer of a source that declares nothing. */
const STALE_MS = 5 * MINUTE_MS;

/**
 * Returns the rules of sources: whether it can be requested over HTTP, and how long its answers are fresh. Each source
 * declares both.
 */
function sourceRules(sources: ContentSources): Pick<EngineOptions, 'isReadable' | 'freshMs' | 'staleMs'> {
  const lifetimes = new Map(sources.list().map(({ name, ttlMs }) => [name, ttlMs]));
  const forReaders = sources.list().filter(({ audience }) => audience === 'reader');
  const readable = new Set(forReaders.map(({ name }) => name));
  const stale = new Map(sources.list().map(({ name, staleMs }) => [name, staleMs ?? STALE_MS]));
  return {
    isReadable: (source) => readable.has(source),
    freshMs: (source) => lifetimes.get(source) ?? 0,
    staleMs: (source) => stale.get(source) ?? STALE_MS,
  };
}

/** Returns the access to locked stories. */
function storyAccess(
  { platform, config }: Pick<EngineSurroundings, 'platform' | 'config'>,
  { sources, addresses, paywallRules }: Pick<EngineParts, 'sources' | 'addresses' | 'paywallRules'>,
): StoryAccess {
  return {
    load: sources.loadWhole,
    simulate: (story, reader) =>
      simulateReading({ story, reader, rules: paywallRules(), site: config.siteId }),
    authorise: (request, story) =>
      platform.sales.paywall.authorise(request, story, {
        address: addresses.get(request),
        explains: config.sandbox,
      }),
  };
}

type Published = Pick<
  EngineOptions,
  | 'sanitise'
  | 'sanitiseHtml'
  | 'load'
  | 'site'
  | 'pages'
  | 'redirects'
  | 'tokenVersion'
  | 'describeAnswer'
  | 'log'
>;

/** Returns the options that engine and discovery share: functions that read the current publication. */
export function readFrom(
  publication: () => Publication,
  rest: Pick<Published, 'load' | 'tokenVersion' | 'describeAnswer' | 'log'>,
): Published {
  return {
    ...sanitising(() => publication().site),
    site: () => publication().site,
    pages: () => publication().pages,
    redirects: () => publication().redirects,
    ...rest,
  };
}

/** The parts of the site that the engine's options need. */
export interface EngineSurroundings {
  readonly config: Config;
  readonly platform: Pick<Platform, 'sales'>;
  /** All blocks; of two with one name the later counts. */
  readonly blocks: readonly Block[];
}

interface EngineParts {
  readonly clock: NonNullable<EngineOptions['clock']>;
  /** The options that the engine and the rest of the site share. */
  readonly published: Published;
  readonly sources: ContentSources;
  readonly images: ImageService;
  /** The network addresses of requests that the engine receives. */
  readonly addresses: WeakMap<Request, string>;
  readonly assets: EngineOptions['assets'];
  readonly archiveVersion: NonNullable<EngineOptions['archiveVersion']>;
  readonly changes: NonNullable<EngineOptions['changes']>;
  /** Returns the current rules by which stories are locked. */
  readonly paywallRules: () => readonly PaywallRule[];
}

export function toEngineOptions(
  options: EngineSurroundings,
  { published, assets, archiveVersion, changes, clock, ...parts }: EngineParts,
): EngineOptions {
  const { config, blocks } = options;
  const { sources, images } = parts;
  return {
    ...published,
    blocks,
    ...sourceRules(sources),
    archiveVersion,
    changes,
    clock,
    assets,
    origin: config.siteOrigin,
    sign: async (id) => ((await images.canServe(id)) ? images.sign(id) : undefined),
    frameOrigins: () => frameOrigins(published.site().embeds),
    formPath: FORM_PATH,
    linked: linkedDocuments,
    access: storyAccess(options, parts),
    sourceTimeoutMs: config.sourceTimeoutMs,
    cacheBytes: config.cacheBytes,
  };
}
