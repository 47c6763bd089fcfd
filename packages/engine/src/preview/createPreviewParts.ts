/**
 * The parts that render drafts: the steps of a page, without logging a draft's faults, and optionally with draft settings.
 */
import type { Block } from '@broadsheet/block-kit';
import type { Clock } from '@broadsheet/client-core';
import type { ContentRequest, SiteProperties } from '@broadsheet/sdk-content';
import type { DataParts } from '../compose/createDataParts.ts';
import { DocumentWriter } from '../compose/DocumentWriter.ts';
import type { ContentCache } from '../content/createContentCache.ts';
import { ScopeFetcher } from '../content/ScopeFetcher.ts';
import type { EngineLog, EngineOptions } from '../EngineOptions.ts';
import { BlockJoiner } from '../render/BlockJoiner.ts';

/** Unpublished settings of the site. */
export interface DraftSettings {
  /** In place of the published properties. */
  readonly site?: SiteProperties;
  /** Replaces the published style sheet of the theme. */
  readonly themeCss?: string;
  /** Returns a response that replaces a content source's, unsanitised; `undefined` to request the source. */
  readonly answer?: (request: ContentRequest) => unknown;
}

export interface PreviewsOptions {
  readonly engine: EngineOptions;
  readonly clock: Clock;
  readonly content: ContentCache;
  /** The cache of whole locked stories; `undefined`: nobody gets one. */
  readonly stories: ContentCache | undefined;
  readonly blocks: ReadonlyMap<string, Block>;
  readonly output: Block;
  readonly data: DataParts;
}

export interface PreviewParts {
  readonly content: Pick<ContentCache, 'get'>;
  readonly fetcher: ScopeFetcher;
  readonly joiner: BlockJoiner;
  readonly writer: DocumentWriter;
}

const MAX_FRAGMENTS = 2_000;
export const MAX_PREVIEW_BYTES = 8_000_000;

/** Logs nothing, because a draft's faults are shown to its editor in place. */
const QUIET: EngineLog = { warn: () => undefined, error: () => undefined };

function createParts({ engine, clock, content, output, data }: PreviewsOptions): PreviewParts {
  const { maxFragments = MAX_FRAGMENTS } = engine;
  return {
    content,
    fetcher: new ScopeFetcher({ engine, content, clock }),
    joiner: new BlockJoiner({ clock, log: QUIET, maxFragments, maxFragmentBytes: MAX_PREVIEW_BYTES }),
    writer: new DocumentWriter({ engine, clock, output, data }),
  };
}

/** Returns the content with a draft's answers before it. Cached answers are not used, because the draft may change them. */
function withAnswers(
  content: ContentCache,
  answer: (request: ContentRequest) => unknown,
  sanitise: EngineOptions['sanitise'],
): ContentCache {
  return {
    ...content,
    find: (key) => ({ ...content.find(key), isFresh: false }),
    async get(request) {
      const data = answer(request);
      return data === undefined
        ? content.get(request)
        : { status: 'ready', data: sanitise(data), version: 'of the preview' };
    },
  };
}

/** Creates the parts that render drafts, and a function that returns them with draft settings for one rendering. */
export function createPreviewParts(options: PreviewsOptions) {
  const { engine, content } = options;
  const silent = { ...engine, log: QUIET };
  return {
    published: createParts({ ...options, engine: { ...silent, maxFragments: MAX_FRAGMENTS } }),
    /** Returns parts with draft settings; they cache nothing. */
    withSettings({ site = engine.site(), themeCss, answer = () => undefined }: DraftSettings): PreviewParts {
      const assets = engine.assets();
      const own = {
        ...silent,
        site: () => site,
        assets: () => (themeCss === undefined ? assets : { ...assets, themeCss }),
        maxFragments: 0,
      };
      return createParts({ ...options, engine: own, content: withAnswers(content, answer, engine.sanitise) });
    },
  };
}
