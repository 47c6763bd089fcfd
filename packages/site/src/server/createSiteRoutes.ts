/**
 * The table of the site's routes, in the order in which they are tried: files, the platform's services, editors, forms without
 * script, the sandbox, and the engine for whatever is left. Limits on sizes, origins and paths stand beside what they guard.
 */
import { systemClock } from '@broadsheet/client-core';
import type { Discovery } from '@broadsheet/feeds';
import { sectionBlocks } from '@broadsheet/engine';
import type { Engine, EngineOptions } from '@broadsheet/engine';
import type { CachePurge, ImageService } from '@broadsheet/platform';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { ContentSources } from '@broadsheet/sdk-content/server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import type { Context } from 'hono';
import { toSiteUrl } from '../config/readSiteAddress.ts';
import { answerForm, FORM_PATH, MAX_FORM_BYTES } from '../forms/answerForm.ts';
import { answerInWords } from '../forms/answerInWords.ts';
import { identityService } from '../forms/identityService.ts';
import { CATALOGUE_PATH } from '../catalogue/cataloguePage.ts';
import { createCatalogue } from '../catalogue/createCatalogue.ts';
import { createIcons } from '../assets/createIcons.ts';
import { answerFirstPage } from '../pages/answerFirstPage.ts';
import { createPageMigration } from '../pages/createPageMigration.ts';
import { measureScripts } from '../pagebuilder/check/measureScripts.ts';
import type { Future } from '../pagebuilder/future/createFuture.ts';
import { editorRoutes } from '../pagebuilder/editorRoutes.ts';
import type { EditorRoutesOptions } from '../pagebuilder/editorRoutes.ts';
import { requireThisComputer } from '../sandbox/requireThisComputer.ts';
import { forbidFrames } from '../sandbox/forbidFrames.ts';
import { requireOwnHost } from '../sandbox/requireOwnHost.ts';
import { standardBlocks } from '../blocks/standardBlocks.ts';
import { serveWorker, WORKER_PATH } from '../notifications/serveWorker.ts';
import { answerFailure } from './answerFailure.ts';
import { clientIp } from './clientIp.ts';
import { refuseLongPaths } from './refuseLongPaths.ts';
import { requireOwnPage } from './requireOwnPage.ts';
import type { Publication } from './readPublication.ts';
import { countExperiment, EXPERIMENT_PATH, MAX_EXPERIMENT_BYTES } from './countExperiment.ts';
import { countRead, MAX_READ_BYTES, READ_PATH } from './countRead.ts';
import { traceRequests } from '../tracing/traceRequests.ts';
import { observeRequests } from '../metrics/observeRequests.ts';
import { createUploadHeaders } from './createUploadHeaders.ts';
import { describeUploads } from '../files/describeUploads.ts';
import { serveBrand } from '../files/serveBrand.ts';
import { serveBucket } from '../files/serveBucket.ts';
import { serveFiles } from '../files/serveFiles.ts';
import { markupWithBase } from './markupWithBase.ts';
import { transportHeaders } from './transportHeaders.ts';
import type { SiteOptions } from './Site.ts';

export interface SiteParts {
  readonly engine: Engine;
  /** Whether this process is about to stop. */
  readonly isRetiring: () => boolean;
  /** What the engine was made with. */
  readonly engineOptions: EngineOptions;
  readonly future: Future;
  readonly discovery: Discovery;
  /** What tells the cache in front; absent: there is none. */
  readonly purging: Pick<CachePurge, 'health'> | undefined;
  readonly images: ImageService;
  readonly sources: ContentSources;
  /** The network addresses of requests that the engine receives. */
  readonly addresses: WeakMap<Request, string>;
  readonly publication: () => Publication;
}

/** Adds the routes of everything that readers load except pages. */
function addFiles(app: Hono, { config, platform, assetsDir, log }: SiteOptions, site: () => SiteProperties) {
  app.get('/assets/*', serveFiles(assetsDir, '/assets/', 'immutable'));
  const { media } = platform;
  const serveMedia = (lifetime: 'day' | 'minutes') =>
    media.kind === 'bucket' ? serveBucket(media, lifetime) : serveFiles(media.dir, '/media/', lifetime);
  app.use('/media/uploads/*', describeUploads(createUploadHeaders(config)));
  app.get('/media/uploads/*', serveMedia('minutes'));
  app.get('/media/*', serveMedia('day'));
  app.get(
    '/brand/*',
    // A logo is on the first screen of every page, and as text it has a third of its bytes.
    compress({ encoding: 'gzip', contentTypeFilter: /^image\/svg\+xml/ }),
    serveBrand(config.brandDir, () => site().brandVersion),
  );
  app.get('/resources/favicon.ico', serveFiles(config.brandDir, '/resources/', 'day'));
  app.get('/favicon.ico', serveFiles(config.brandDir, '/', 'day'));
  const icons = createIcons({ brandDir: config.brandDir, background: () => site().themeColor, log });
  app.get('/icons/:file', (context) => icons(context.req.param('file')));
}

/** Adds what machines ask that watch the site: whether it can serve pages, runs, and is ready for readers. */
function addHealth(
  app: Hono,
  platform: Pick<SiteOptions['platform'], 'health'>,
  { publication, purging, isRetiring }: Pick<SiteParts, 'publication' | 'purging' | 'isRetiring'>,
): void {
  const hasPages = (): boolean => publication().pages.length > 0;
  app.get('/healthz', (context) => {
    const isReady = hasPages();
    return context.json({ status: isReady ? 'ok' : 'empty' }, isReady ? 200 : 503);
  });
  app.get('/livez', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    // A proxy sends readers here without a database, too: the pages in memory are better than none.
    const isForReaders = context.req.query('for') === 'readers';
    const health = isForReaders ? undefined : await platform.health();
    const isReady = hasPages() && (health === undefined || health.database === 'ok') && !isRetiring();
    const cache = purging && { cache: purging.health() };
    context.header('Cache-Control', 'no-store');
    const status = isRetiring() ? 'stopping' : 'not ready';
    return context.json({ status: isReady ? 'ok' : status, ...health, ...cache }, isReady ? 200 : 503);
  });
}

/** Returns the facts about the site that the check before publishing uses. */
function checking(
  app: Hono,
  { config, blocks = [], assetsDir, assets, scriptsOf }: SiteOptions,
  { publication, engineOptions }: Pick<SiteParts, 'publication' | 'engineOptions'>,
): EditorRoutesOptions['checking'] {
  const { clock = systemClock } = engineOptions;
  const registered = [...sectionBlocks, ...standardBlocks, ...blocks];
  return {
    blocks: registered,
    migrate: createPageMigration(registered),
    pages: () => publication().pages,
    origin: config.siteOrigin,
    now: () => clock.now(),
    scriptsOf: scriptsOf ?? measureScripts(assetsDir, assets),
    answers: async (path) => (await app.request(config.siteOrigin + path, { method: 'HEAD' })).status < 400,
  };
}

/** Returns the parts of the site that editors' calls use. */
function editedSite(
  app: Hono,
  options: SiteOptions,
  { engine, future, images, sources, publication, engineOptions }: SiteParts,
): Omit<EditorRoutesOptions, 'ipOf'> {
  const { config, platform, log, desk, assets } = options;
  return {
    operation: {
      records: platform.records,
      counted: options.counted,
      isEmbedded: config.databaseUrl === undefined,
      now: () => systemClock.now(),
    },
    engine,
    future,
    sourceTimeoutMs: config.sourceTimeoutMs,
    platform,
    images,
    sources,
    log,
    desk,
    assets,
    site: () => publication().site,
    theme: config.theme,
    tokens: () => publication().theme,
    checking: checking(app, options, { publication, engineOptions }),
  };
}

interface SandboxRoutes {
  readonly parts: Pick<SiteParts, 'engineOptions' | 'publication'>;
  readonly toPlatform: (context: Context) => Promise<Response>;
}

/** Adds the stand-ins, the catalogue of blocks and the pages of the platform's sandbox, for whom they are open. */
function addSandbox(app: Hono, options: SiteOptions, { parts, toPlatform }: SandboxRoutes): void {
  const { config, sandbox } = options;
  const paths = [...(sandbox?.paths ?? []), ...(config.sandbox ? ['/sandbox/*'] : [])];
  for (const path of paths) {
    app.use(path, requireOwnHost(config.siteOrigin), forbidFrames);
    if (!config.opensSandbox) app.use(path, requireThisComputer);
  }
  if (sandbox !== undefined) app.on('ALL', [...sandbox.paths], (context) => sandbox.fetch(context.req.raw));
  if (!config.sandbox) return;
  const { scriptsOf } = checking(app, options, parts);
  app.route('/', createCatalogue({ engine: parts.engineOptions, scriptsOf, basePath: config.basePath }));
  app.all('/sandbox/*', toPlatform);
}

/** Adds what pages report to be counted: that a story was read, and what readers do with the version of an experiment. */
function addCounts(
  app: Hono,
  {
    options: { config, platform },
    publication,
    ipOf,
  }: {
    readonly options: SiteOptions;
    readonly publication: SiteParts['publication'];
    readonly ipOf: (context: Context) => string | undefined;
  },
): void {
  const { siteOrigin } = config;
  app.post(READ_PATH, bodyLimit({ maxSize: MAX_READ_BYTES }), (context) =>
    countRead(context.req.raw, { siteOrigin, address: ipOf(context), reads: platform.reads }),
  );
  app.post(EXPERIMENT_PATH, bodyLimit({ maxSize: MAX_EXPERIMENT_BYTES }), (context) =>
    countExperiment(context.req.raw, {
      siteOrigin,
      address: ipOf(context),
      experiments: platform.experiments,
      pages: () => publication().pages,
    }),
  );
}

/** Creates the table of the site's routes: those of files, accounts, editors and the sandbox, and the engine for the rest. */
export function createSiteRoutes(options: SiteOptions, parts: SiteParts): Hono {
  const { engine, discovery, images, addresses, publication } = parts;
  const { config, platform, log } = options;
  const app = new Hono();
  app.onError(answerFailure(log));
  if (options.tracing !== undefined) app.use(traceRequests(options.tracing, config));
  app.use(observeRequests({ proxies: config.proxies, metrics: options.metrics }));
  app.use(transportHeaders(config.siteOrigin));
  app.use(
    answerInWords({
      home: `${toSiteUrl(config)}/`,
      basePath: config.basePath,
      language: () => publication().site.locale ?? 'en',
    }),
  );
  for (const path of ['/readers/*', '/sandbox/*'])
    app.use(path, markupWithBase(config.basePath, CATALOGUE_PATH));
  addHealth(app, platform, parts);
  const { indexNow } = config;
  if (indexNow !== undefined) app.get(`/${indexNow.key}.txt`, (context) => context.text(indexNow.key));
  const { webPush } = config;
  if (webPush !== undefined) app.get(WORKER_PATH, serveWorker(config.basePath, webPush.keys.publicKey));
  addFiles(app, options, () => publication().site);
  const ipOf = (context: Context) => clientIp(context, config.proxies);
  const toPlatform = (context: Context) => platform.fetch(context.req.raw, { address: ipOf(context) });
  for (const path of ['/identity/*', '/sales/*', '/retail/*', '/readers/*']) app.all(path, toPlatform);
  app.route('/', editorRoutes({ ...editedSite(app, options, parts), ipOf }, toPlatform));
  app.post(`${FORM_PATH}:form`, bodyLimit({ maxSize: MAX_FORM_BYTES }), (context) =>
    answerForm(context.req.raw, context.req.param('form'), {
      siteUrl: toSiteUrl(config),
      log,
      ...identityService(platform, publication().site, ipOf(context)),
    }),
  );
  addCounts(app, { options, publication, ipOf });
  addSandbox(app, options, { parts, toPlatform });
  app.all('/resizer/v2/*', (context) => images.fetch(context.req.raw, { address: ipOf(context) }));
  if (config.allowedOrigins.length > 0)
    app.use(
      '/pf/api/*',
      cors({ origin: [...config.allowedOrigins], allowMethods: ['GET', 'HEAD'], maxAge: 600 }),
    );
  // Reading a locked story may change the meter, which is a cookie.
  app.use(refuseLongPaths);
  app.get('/', (_context, next) => {
    const { pages, site } = publication();
    if (pages.length > 0) return next();
    const { themeCss } = options.assets();
    return Promise.resolve(answerFirstPage({ name: site.websiteName, themeCss, basePath: config.basePath }));
  });
  app.post('/_broadsheet/block', requireOwnPage(config.siteOrigin));
  app.all('*', (context) => {
    const address = ipOf(context);
    if (address !== undefined) addresses.set(context.req.raw, address);
    return discovery.fetch(context.req.raw) ?? engine.fetch(context.req.raw);
  });
  return app;
}
