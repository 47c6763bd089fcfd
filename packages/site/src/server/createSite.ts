/**
 * The composition root: the one place that knows the platform, the engine and the blocks. The platform stores and serves
 * content; the engine requests it in this process, or from a hosted platform over HTTP, and makes pages.
 */
import { systemClock } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { createDiscovery } from '@broadsheet/feeds';
import { createEngine } from '@broadsheet/engine';
import type { Engine } from '@broadsheet/engine';
import type { CachePurge, ChangeWatch, Platform } from '@broadsheet/platform';
import type { ContentChanges } from '@broadsheet/sdk-content/server';
import { createContentChanges } from '@broadsheet/sdk-content/server';
import type { Theme } from '@broadsheet/ui';
import { standardBlocks } from '../blocks/standardBlocks.ts';
import { createSettingCheck } from '../settings/createSettingCheck.ts';
import { themedAssets } from '../settings/themedAssets.ts';
import { createPublicationCheck } from '../pages/createPageCheck.ts';
import { createPageMigration } from '../pages/createPageMigration.ts';
import { speakOwnPhrases } from '../phrases/speakOwnPhrases.ts';
import type { SpeakingBlocks } from '../phrases/speakOwnPhrases.ts';
import { createFuture } from '../pagebuilder/future/createFuture.ts';
import { traceSources } from '../tracing/traceSources.ts';
import { measureSources } from '../metrics/measureSources.ts';
import { createAnswerHeaders } from './createAnswerHeaders.ts';
import { createArchiveVersions } from './createArchiveVersions.ts';
import { createImages } from './createImages.ts';
import { createSources } from './createSources.ts';
import { createPublication } from './createPublication.ts';
import { refuseUnknown } from './refuseUnknown.ts';
import { startPurging } from './startPurging.ts';
import type { LivePublication } from './createPublication.ts';
import type { Publication } from './readPublication.ts';
import { readFrom, toEngineOptions } from './toEngineOptions.ts';
import { mountSite } from './mountSite.ts';
import { createSiteRoutes } from './createSiteRoutes.ts';
import type { Site, SiteOptions } from './Site.ts';
import { createChangeMarks } from '../stored-pages/createChangeMarks.ts';
import { createReleases } from '../stored-pages/createReleases.ts';
import { createPageStore } from '../stored-pages/createPageStore.ts';
import type { SitePageStore } from '../stored-pages/createPageStore.ts';

/** Clears caches when settings change by which pages are made, or answers made public. */
function forgetOnNewSettings(
  publication: Pick<LivePublication, 'watch'>,
  parts: readonly Pick<Engine, 'clear'>[],
): void {
  const print = ({ theme, navigation, paywallRules, site }: Publication) =>
    JSON.stringify([theme, navigation, paywallRules, site.embeds]);
  publication.watch((now, before) => {
    if (print(now) !== print(before)) for (const part of parts) part.clear();
  });
}

/** The key of everything that is read with the publication. */
const PUBLICATION = 'publication';

/** Makes the platform check editors' publications with the blocks of this site, and shows them afterwards. */
function connectEditors(
  { editing }: Platform,
  {
    blocks,
    theme,
    ownLocale,
    onPublished,
  }: SpeakingBlocks & {
    readonly theme: Theme;
    readonly onPublished: () => Promise<void>;
  },
): void {
  const migrate = createPageMigration(blocks);
  editing.connect({
    checkSetting: createSettingCheck(theme, ownLocale),
    checkPage: createPublicationCheck(blocks),
    migratePage: (document) => migrate(document).document,
    onPublished,
  });
}

/** Watches for changes of content by any process. */
async function watchContent({
  config,
  platform,
  log,
  metrics,
  release,
}: Pick<SiteOptions, 'config' | 'platform' | 'log' | 'metrics' | 'release'>) {
  const changes = createContentChanges();
  const purging = startPurging({ config, platform, log });
  const begun: { watch?: ChangeWatch; store?: SitePageStore } = {};
  const marks = createChangeMarks({ changes, known: () => begun.watch?.known() });
  const watch = await platform.watchChanges({
    onChanged(keys, known) {
      metrics?.changes.add({}, keys.length);
      changes.record(keys);
      marks.record(known);
      purging?.wake();
      begun.store?.wake();
    },
    onFailure: (error) => log.warn('Changes of content could not be read.', { error: String(error) }),
  });
  begun.watch = watch;
  marks.record(watch.known());
  const most = config.platformOrigin === undefined && release !== undefined ? config.storedPages : 0;
  // What nobody removes any more must not stay: some of it may be unpublished later.
  if (most === 0)
    void platform.storedPages
      .trim(0)
      .catch((error: unknown) => log.warn('Stored pages could not be removed.', { error: String(error) }));
  else begun.store = createPageStore({ table: platform.storedPages, marks, most, log });
  return { changes, watch, purging, store: begun.store };
}

/** Returns the clock of pages. Timers are the system's: a clock that is moved by days must not end what waits. */
function getPageClock({ clock, sandbox }: Pick<SiteOptions, 'clock' | 'sandbox'>): Clock {
  const { setTimeout } = systemClock;
  return { now: () => (clock ?? sandbox?.clock ?? systemClock).now(), setTimeout };
}

/** What the site does with its publication and with changes of content. */
function liveParts({
  publication,
  watch,
  purging,
  store,
  changes,
}: {
  readonly publication: LivePublication;
  readonly store: SitePageStore | undefined;
  readonly watch: ChangeWatch;
  readonly purging: CachePurge | undefined;
  readonly changes: ContentChanges;
}): Pick<Site, 'close' | 'reload'> {
  return {
    async close() {
      await store?.stop();
      await Promise.all([publication.close(), watch.stop(), purging?.stop()]);
    },
    async reload() {
      await publication.reload();
      await watch.catchUp();
      changes.endDelays();
    },
  };
}

/** Returns what remembers that this process is about to stop. */
function createRetirement() {
  let hasBegun = false;
  return {
    isRetiring: () => hasBegun,
    retire: () => void (hasBegun = true),
  };
}

// oxlint-disable-next-line max-lines-per-function -- a composition root: each line joins one part
export async function createSite(options: SiteOptions): Promise<Site> {
  const { config, platform, log, metrics } = options;
  const installed = [...standardBlocks, ...(options.blocks ?? [])];
  const speaking = await speakOwnPhrases(config.phrasesFile, { blocks: installed, log });
  const images = createImages(options);
  const { changes, watch, purging, store } = await watchContent(options);
  const publication = await createPublication({
    config,
    platform,
    log,
    vendorOrigins: options.sandbox?.vendorOrigins,
    defaults: options.sandbox?.properties,
  });
  const paywallRules = () => publication.current().paywallRules;
  const sourcesOptions = {
    config,
    platform,
    images,
    log,
    sources: options.sources,
    paywallRules,
    changes,
    tracing: options.tracing,
  };
  const knowing = refuseUnknown(createSources(sourcesOptions), {
    config,
    own: options.sources,
    watch,
    changes,
  });
  const sources = traceSources(measureSources(knowing, metrics), options.tracing);
  const addresses = new WeakMap<Request, string>();
  const published = readFrom(publication.current, {
    load: sources.load,
    tokenVersion: config.tokenVersion,
    describeAnswer: createAnswerHeaders(config),
    log,
  });
  const discovery = createDiscovery({ ...published, changes });
  const content = { config, watch, sources, publication: publication.current };
  const surroundings = { config, platform, blocks: speaking.blocks };
  const engineOptions = toEngineOptions(surroundings, {
    clock: getPageClock(options),
    archiveVersion: createArchiveVersions(content),
    changes,
    published,
    sources,
    images,
    addresses,
    paywallRules,
    assets: themedAssets(options.assets, () => publication.current().theme),
  });
  const engine = createEngine({
    ...engineOptions,
    onPage: metrics?.onPage,
    onStale: metrics?.onStale,
    pageStore: store,
    release: createReleases(options.release, publication.current),
  });
  store?.start(engine);
  const { retire, isRetiring } = createRetirement();
  const sourcesOf = (then: Pick<Platform, 'fetch'>) => createSources({ ...sourcesOptions, platform: then });
  const settings = { site: () => publication.current().site, assets: options.assets };
  const future = createFuture({ platform, engine: engineOptions, sourcesOf, settings });
  forgetOnNewSettings(publication, [sources, engine, discovery]);
  publication.watch(() => changes.record([PUBLICATION]));
  connectEditors(platform, { ...speaking, theme: config.theme, onPublished: publication.reload });
  const parts = {
    isRetiring,
    future,
    discovery,
    purging,
    images,
    sources,
    addresses,
    publication: publication.current,
  };
  const app = createSiteRoutes(options, { engine, engineOptions, ...parts });
  return {
    fetch: mountSite((request, connection) => app.fetch(request, connection), config),
    retire,
    warm: () => engine.warm('/'),
    isOpenToCrawlers: () => publication.current().site.robots?.index !== false,
    routes: app.routes,
    ...liveParts({ publication, watch, purging, store, changes }),
  };
}
