/**
 * The composition root: the one place that knows the platform, the engine and the blocks. The platform stores and serves
 * content; the engine requests it in this process, or from a hosted platform over HTTP, and makes pages. The other files
 * that readers load (images, media, assets) are served from here.
 */
import type { Block } from '@broadsheet/block-kit';
import { createDiscovery } from '@broadsheet/discovery';
import type { Discovery } from '@broadsheet/discovery';
import { createEngine } from '@broadsheet/engine';
import type { Engine, EngineAssets } from '@broadsheet/engine';
import type { ImageService, Platform } from '@broadsheet/platform';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { ContentSource, ContentSources } from '@broadsheet/sdk-content/server';
import type { Theme } from '@broadsheet/ui';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Context } from 'hono';
import { baseTheme } from '../assets/readAssets.ts';
import type { Config } from '../config/readConfig.ts';
import { toSiteUrl } from '../config/readSiteAddress.ts';
import { answerForm, FORM_PATH, MAX_FORM_BYTES } from '../forms/answerForm.ts';
import { identityService } from '../forms/identityService.ts';
import { createIcons } from '../icons/createIcons.ts';
import { createSettingCheck } from '../settings/createSettingCheck.ts';
import { themedAssets } from '../settings/themedAssets.ts';
import { createPublicationCheck } from '../pages/createPageCheck.ts';
import { createPageMigration } from '../pages/createPageMigration.ts';
import type { DeskAssets } from '../pagebuilder/desk/readDeskAssets.ts';
import { measureScripts } from '../pagebuilder/check/measureScripts.ts';
import { createFuture } from '../pagebuilder/future/createFuture.ts';
import type { Future } from '../pagebuilder/future/createFuture.ts';
import { editorRoutes } from '../pagebuilder/editorRoutes.ts';
import type { EditorRoutesOptions } from '../pagebuilder/editorRoutes.ts';
import type { Sandbox } from '../sandbox/openSandbox.ts';
import { requireOwnHost } from '../sandbox/requireOwnHost.ts';
import { standardBlocks } from '../blocks/standardBlocks.ts';
import { answerFailure } from './answerFailure.ts';
import { clientIp } from './clientIp.ts';
import { refuseLongPaths } from './refuseLongPaths.ts';
import { requireOwnPage } from './requireOwnPage.ts';
import { createArchiveVersions } from './createArchiveVersions.ts';
import { createImages } from './createImages.ts';
import type { SiteLog } from './createLog.ts';
import { createSources } from './createSources.ts';
import { createPublication } from './createPublication.ts';
import type { LivePublication } from './createPublication.ts';
import type { Publication } from './readPublication.ts';
import { countRead, MAX_READ_BYTES, READ_PATH } from './countRead.ts';
import { serveBrand } from '../files/serveBrand.ts';
import { serveFiles } from '../files/serveFiles.ts';
import { readFrom, toEngineOptions } from './toEngineOptions.ts';
import { markupWithBase } from './markupWithBase.ts';
import { mountSite } from './mountSite.ts';
import type { AnswerRequest } from './mountSite.ts';
import { transportHeaders } from './transportHeaders.ts';

export interface SiteOptions {
  readonly config: Config;
  readonly platform: Platform;
  readonly secret: string;
  readonly assets: () => EngineAssets;
  /** The folder of built assets, served at `/assets/`. */
  readonly assetsDir: string;
  /** Returns the files of a block's script if it was not built with the assets; `undefined` if they are unknown. */
  readonly scriptsOf?: EditorRoutesOptions['checking']['scriptsOf'] | undefined;
  /** The built page builder; absent: the site cannot be edited. */
  readonly desk?: DeskAssets | undefined;
  readonly log: SiteLog;
  /** The stand-ins for vendors; absent: none. */
  readonly sandbox?: Sandbox | undefined;
  /** The site's own blocks; one with the name of a standard block replaces it. */
  readonly blocks?: readonly Block[];
  /** The site's own content sources; one with the name of a standard source replaces it. */
  readonly sources?: readonly ContentSource[];
}

export interface Site {
  readonly fetch: AnswerRequest;
  /** Makes the front page. Resolves with true if all its sources answered. */
  warm(): Promise<boolean>;
  /** Tells whether crawlers are admitted, by the site property `robots.index`. */
  isOpenToCrawlers(): boolean;
  /** Reads site properties and page documents again and discards everything made from the old ones. */
  reload(): Promise<void>;
  /** Stops listening for publications; used when another site replaces this one. */
  close(): Promise<void>;
  /** The routes in addition to those of the platform and the engine: methods and patterns of paths, as Hono lists them. */
  readonly routes: readonly Route[];
}

export interface Route {
  /** The method; `ALL` for every method, and for middleware. */
  readonly method: string;
  readonly path: string;
}

interface Parts {
  readonly engine: Engine;
  readonly future: Future;
  readonly discovery: Discovery;
  readonly images: ImageService;
  readonly sources: ContentSources;
  /** The network addresses of requests that the engine receives. */
  readonly addresses: WeakMap<Request, string>;
  readonly publication: () => Publication;
}

/** Adds the routes of everything that readers load except pages. */
function addFiles(app: Hono, { config, platform, assetsDir, log }: SiteOptions, site: () => SiteProperties) {
  app.get('/assets/*', serveFiles(assetsDir, '/assets/', 'immutable'));
  app.get('/media/*', serveFiles(platform.mediaDir, '/media/', 'day'));
  app.get(
    '/brand/*',
    serveBrand(config.brandDir, () => site().brandVersion),
  );
  app.get('/resources/favicon.ico', serveFiles(config.brandDir, '/resources/', 'day'));
  app.get('/favicon.ico', serveFiles(config.brandDir, '/', 'day'));
  const icons = createIcons({ brandDir: config.brandDir, background: () => site().themeColor, log });
  app.get('/icons/:file', (context) => icons(context.req.param('file')));
}

/** Returns the facts about the site that the check before publishing uses. */
function checking(
  app: Hono,
  { config, blocks = [], assetsDir, assets, scriptsOf }: SiteOptions,
  publication: Parts['publication'],
): EditorRoutesOptions['checking'] {
  const registered = [...standardBlocks, ...blocks];
  return {
    blocks: registered,
    migrate: createPageMigration(registered),
    pages: () => publication().pages,
    origin: config.siteOrigin,
    scriptsOf: scriptsOf ?? measureScripts(assetsDir, assets),
    answers: async (path) => (await app.request(config.siteOrigin + path, { method: 'HEAD' })).status < 400,
  };
}

/** Returns the parts of the site that editors' calls use. */
function editedSite(
  app: Hono,
  options: SiteOptions,
  { engine, future, images, sources, publication }: Parts,
): Omit<EditorRoutesOptions, 'ipOf'> {
  const { config, platform, log, desk, assets } = options;
  return {
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
    theme: baseTheme(config.theme),
    tokens: () => publication().theme,
    checking: checking(app, options, publication),
  };
}

function routes(options: SiteOptions, parts: Parts): Hono {
  const { engine, discovery, images, addresses, publication } = parts;
  const { config, platform, sandbox, log } = options;
  const app = new Hono();
  app.onError(answerFailure(log));
  app.use(transportHeaders(config.siteOrigin));
  for (const path of ['/readers/*', '/sandbox/*']) app.use(path, markupWithBase(config.basePath));
  app.get('/healthz', (context) => {
    const isReady = publication().pages.length > 0;
    return context.json({ status: isReady ? 'ok' : 'empty' }, isReady ? 200 : 503);
  });
  const { indexNow } = config;
  if (indexNow !== undefined) app.get(`/${indexNow.key}.txt`, (context) => context.text(indexNow.key));
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
  app.post(READ_PATH, bodyLimit({ maxSize: MAX_READ_BYTES }), (context) =>
    countRead(context.req.raw, {
      siteOrigin: config.siteOrigin,
      address: ipOf(context),
      reads: platform.reads,
    }),
  );
  const sandboxPaths = [...(sandbox?.paths ?? []), ...(config.sandbox ? ['/sandbox/*'] : [])];
  for (const path of sandboxPaths) app.use(path, requireOwnHost(config.siteOrigin));
  if (sandbox !== undefined) app.on('ALL', [...sandbox.paths], (context) => sandbox.fetch(context.req.raw));
  if (config.sandbox) app.all('/sandbox/*', toPlatform);
  app.all('/resizer/v2/*', (context) => images.fetch(context.req.raw, { address: ipOf(context) }));
  if (config.allowedOrigins.length > 0)
    app.use(
      '/pf/api/*',
      cors({ origin: [...config.allowedOrigins], allowMethods: ['GET', 'HEAD'], maxAge: 600 }),
    );
  // Reading a locked story may change the meter, which is a cookie.
  app.use(refuseLongPaths);
  app.post('/_broadsheet/block', requireOwnPage(config.siteOrigin));
  app.all('*', (context) => {
    const address = ipOf(context);
    if (address !== undefined) addresses.set(context.req.raw, address);
    return discovery.fetch(context.req.raw) ?? engine.fetch(context.req.raw);
  });
  return app;
}

/** Clears caches when theme or navigation change, because cached pages only depend on their documents and properties. */
function forgetOnNewSettings(
  publication: Pick<LivePublication, 'watch'>,
  parts: readonly Pick<Engine, 'clear'>[],
): void {
  const print = ({ theme, navigation }: Publication) => JSON.stringify([theme, navigation]);
  publication.watch((now, before) => {
    if (print(now) !== print(before)) for (const part of parts) part.clear();
  });
}

/** Makes the platform check editors' publications with the blocks of this site, and shows them afterwards. */
function connectEditors(
  { editing }: Platform,
  {
    blocks,
    theme,
    onPublished,
  }: {
    readonly blocks: readonly Block[];
    readonly theme: Theme;
    readonly onPublished: () => Promise<void>;
  },
): void {
  const migrate = createPageMigration(blocks);
  editing.connect({
    checkSetting: createSettingCheck(theme),
    checkPage: createPublicationCheck(blocks),
    migratePage: (document) => migrate(document).document,
    onPublished,
  });
}

export async function createSite(options: SiteOptions): Promise<Site> {
  const { config, platform, secret, log } = options;
  const images = createImages(config, platform, secret, log);
  const publication = await createPublication({
    config,
    platform,
    log,
    vendorOrigins: options.sandbox?.vendorOrigins,
    defaults: options.sandbox?.properties,
  });
  const paywallRules = () => publication.current().paywallRules;
  const sourcesOptions = { config, platform, images, log, sources: options.sources, paywallRules };
  const sources = createSources(sourcesOptions);
  const addresses = new WeakMap<Request, string>();
  const published = readFrom(publication.current, {
    load: sources.load,
    tokenVersion: config.tokenVersion,
    log,
  });
  const discovery = createDiscovery(published);
  const content = { config, platform, sources, publication: publication.current };
  const engineOptions = toEngineOptions(options, {
    archiveVersion: createArchiveVersions(content),
    published,
    sources,
    images,
    addresses,
    paywallRules,
    assets: themedAssets(options.assets, () => publication.current().theme),
  });
  const engine = createEngine(engineOptions);
  const future = createFuture({
    platform,
    engine: engineOptions,
    sourcesOf: (then) => createSources({ ...sourcesOptions, platform: then }),
    settings: { site: () => publication.current().site, assets: options.assets },
  });
  forgetOnNewSettings(publication, [sources, engine, discovery]);
  const theme = baseTheme(config.theme);
  connectEditors(platform, { blocks: engineOptions.blocks, theme, onPublished: publication.reload });
  const parts = { future, discovery, images, sources, addresses, publication: publication.current };
  const app = routes(options, { engine, ...parts });
  return {
    fetch: mountSite((request, connection) => app.fetch(request, connection), config),
    warm: () => engine.warm('/'),
    isOpenToCrawlers: () => publication.current().site.robots?.index !== false,
    routes: app.routes,
    close: publication.close,
    async reload() {
      await publication.reload();
      sources.clear();
      engine.clear();
      discovery.clear();
    },
  };
}
