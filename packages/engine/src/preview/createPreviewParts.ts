/** What renders drafts: the steps of a page, quiet about what is wrong with a draft, and with settings that are drafts as well. */
import type { Block } from '@broadsheet/block-kit';
import type { Clock } from '@broadsheet/client-core';
import type { ContentRequest, SiteProperties } from '@broadsheet/sdk-content';
import type { DataParts } from '../compose/createDataParts.ts';
import { createDocumentWriter } from '../compose/createDocumentWriter.ts';
import type { DocumentWriter } from '../compose/createDocumentWriter.ts';
import type { ContentCache } from '../content/createContentCache.ts';
import { createScopeFetcher } from '../content/createScopeFetcher.ts';
import type { ScopeFetcher } from '../content/createScopeFetcher.ts';
import type { EngineLog, EngineOptions } from '../EngineOptions.ts';
import { createBlockJoiner } from '../render/createBlockJoiner.ts';
import type { BlockJoiner } from '../render/createBlockJoiner.ts';

/** Settings of the site that are not published. */
export interface DraftSettings {
  /** In place of the published properties. */
  readonly site?: SiteProperties;
  /** In place of the published style sheet of the theme. */
  readonly themeCss?: string;
  /** Answers in place of a content source, unsanitised; `undefined` leaves the source to answer. */
  readonly answer?: (request: ContentRequest) => unknown;
}

export interface PreviewsOptions {
  readonly engine: EngineOptions;
  readonly clock: Clock;
  readonly content: ContentCache;
  /** Locked stories whole; absent: nobody is given one. */
  readonly stories: ContentCache | undefined;
  readonly blocks: ReadonlyMap<string, Block>;
  readonly output: Block;
  readonly data: DataParts;
}

export interface PreviewParts {
  readonly content: Pick<ContentCache, 'get'>;
  readonly fetch: ScopeFetcher;
  readonly joiner: BlockJoiner;
  readonly writer: DocumentWriter;
}

const MAX_FRAGMENTS = 2_000;
export const MAX_PREVIEW_BYTES = 8_000_000;

/** What is wrong with a draft is shown to its editor, in its place. */
const QUIET: EngineLog = { warn: () => undefined, error: () => undefined };

function createParts({ engine, clock, content, output, data }: PreviewsOptions): PreviewParts {
  const { maxFragments = MAX_FRAGMENTS } = engine;
  return {
    content,
    fetch: createScopeFetcher({ engine, content, clock }),
    joiner: createBlockJoiner({ clock, log: QUIET, maxFragments, maxFragmentBytes: MAX_PREVIEW_BYTES }),
    writer: createDocumentWriter({ engine, clock, output, data }),
  };
}

/** The content with answers of a draft before it. Nothing at hand is taken: it may be what the draft changes. */
function withAnswers(
  content: ContentCache,
  answer: (request: ContentRequest) => unknown,
  sanitise: EngineOptions['sanitise'],
): ContentCache {
  return {
    ...content,
    fresh: () => undefined,
    async get(request) {
      const data = answer(request);
      return data === undefined
        ? content.get(request)
        : { status: 'ready', data: sanitise(data), version: 'of the preview' };
    },
  };
}

/** Makes what renders drafts, and from it what renders them once with settings that are drafts as well. */
export function createPreviewParts(options: PreviewsOptions) {
  const { engine, content } = options;
  const silent = { ...engine, log: QUIET };
  return {
    published: createParts({ ...options, engine: { ...silent, maxFragments: MAX_FRAGMENTS } }),
    /** Keeps nothing of what it renders. */
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
