/**
 * The composition root: the one place that knows the platform, the engine and the blocks.
 *
 * The platform stores and serves content; the engine asks it in process, or a hosted platform over HTTP, and makes
 * pages; what readers fetch besides (pictures, media, assets) is served from here.
 */
import { createTransport, systemClock } from '@broadsheet/client-core';
import { createEngine, parsePageDocument } from '@broadsheet/engine';
import type { Engine, EngineAssets, EngineLog, PageDocument } from '@broadsheet/engine';
import { createImageService, createOriginalFinder, imageRoutes } from '@broadsheet/platform';
import type { Platform } from '@broadsheet/platform';
import { sanitiseContent } from '@broadsheet/sanitiser';
import { createContentSources, parseSiteProperties } from '@broadsheet/sdk-content';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { Hono } from 'hono';
import { join } from 'node:path';
import type { Config } from '../config/readConfig.ts';
import { blocks } from './blocks.ts';
import { FRAME_ORIGINS } from './frameOrigins.ts';
import { serveFiles } from './serveFiles.ts';

export interface SiteOptions {
  readonly config: Config;
  readonly platform: Platform;
  readonly secret: string;
  readonly assets: () => EngineAssets;
  /** Folder of built assets, served at `/assets/`. */
  readonly assetsDir: string;
  readonly log: EngineLog;
}

export interface Site {
  fetch(request: Request): Response | Promise<Response>;
  readonly engine: Engine;
  /** Reads site properties and page documents anew and forgets what was made of the old. */
  reload(): Promise<void>;
}

/** Site properties with what only the running site knows. */
function completed(stored: unknown, config: Config): SiteProperties {
  const properties = parseSiteProperties({
    id: config.siteId,
    ...(typeof stored === 'object' ? stored : {}),
  });
  return {
    ...properties,
    id: config.siteId,
    websiteDomain: config.siteOrigin,
    resizerURL: properties?.resizerURL ?? '/resizer/v2/',
  };
}

async function readJson(platform: Platform, path: string): Promise<unknown> {
  const response = await platform.fetch(new Request(`http://platform.internal${path}`));
  return response.ok ? response.json() : undefined;
}

function readPages(answer: unknown, log: EngineLog): readonly PageDocument[] {
  const list = typeof answer === 'object' && answer !== null && 'pages' in answer ? answer.pages : answer;
  if (!Array.isArray(list)) return [];
  return list.flatMap((stored: unknown) => {
    const page = parsePageDocument(stored);
    if (page === undefined) log.warn('A stored page document cannot be read and is left out.');
    return page === undefined ? [] : [page];
  });
}

export async function createSite(options: SiteOptions): Promise<Site> {
  const { config, platform, secret, log } = options;
  const images = createImageService({
    findOriginal: createOriginalFinder({
      folders: [
        { path: '/media/', dir: platform.mediaDir },
        { path: '/brand/', dir: config.brandDir, isTrusted: true },
      ],
      findImage: (id) => platform.content.findImage(id),
    }),
    cacheDir: join(config.dataDir, 'image-cache'),
    secret,
    tokenVersion: config.tokenVersion,
    clock: systemClock,
    log,
  });
  const signing = imageRoutes(images);
  const internal = (request: Request) =>
    new URL(request.url).pathname.startsWith('/signing-service/')
      ? signing.fetch(request)
      : platform.fetch(request);
  const transport = createTransport({
    origin: config.platformOrigin ?? 'http://platform.internal',
    fetch:
      config.platformOrigin === undefined ? async (input, init) => internal(new Request(input, init)) : fetch,
    ...(config.accessToken !== undefined && {
      headers: () => ({ authorization: `Bearer ${config.accessToken}` }),
    }),
  });
  const sources = createContentSources({
    transport,
    site: config.siteId,
    tokenVersion: config.tokenVersion,
    signingService: 'resizer',
    log: (message, cause) => log.warn(message, { error: String(cause) }),
  });

  let site = completed(undefined, config);
  let pages: readonly PageDocument[] = [];
  async function read(): Promise<void> {
    site = completed(await readJson(platform, `/site/v3/properties/${config.siteId}`), config);
    pages = readPages(await readJson(platform, `/pages/v1/${config.siteId}`), log);
  }
  await read();

  const engine = createEngine({
    blocks,
    load: sources.load,
    sanitise: sanitiseContent,
    site: () => site,
    pages: () => pages,
    assets: options.assets,
    origin: config.siteOrigin,
    tokenVersion: config.tokenVersion,
    sign: async (id) => ((await images.canServe(id)) ? images.sign(id) : undefined),
    frameOrigins: FRAME_ORIGINS,
    log,
    sourceTimeoutMs: config.sourceTimeoutMs,
  });

  const app = new Hono();
  app.get('/healthz', (context) =>
    context.json({ status: pages.length > 0 ? 'ok' : 'empty' }, pages.length > 0 ? 200 : 503),
  );
  app.get('/assets/*', serveFiles(options.assetsDir, '/assets/', 'immutable'));
  app.get('/media/*', serveFiles(platform.mediaDir, '/media/', 'day'));
  app.get('/brand/*', serveFiles(config.brandDir, '/brand/', 'day'));
  app.get('/resources/favicon.ico', serveFiles(config.brandDir, '/resources/', 'day'));
  app.all('/resizer/v2/*', (context) => images.fetch(context.req.raw));
  app.all('*', (context) => engine.fetch(context.req.raw));

  return {
    fetch: (request) => app.fetch(request),
    engine,
    async reload() {
      await read();
      engine.clear();
    },
  };
}
