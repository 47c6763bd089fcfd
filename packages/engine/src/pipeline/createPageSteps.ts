/**
 * The five steps from a request to a document. Each has a folder of its own: `routing`, `tree`, `content`, `render`,
 * `compose`.
 */
import type { Block } from '@broadsheet/block-kit';
import type { Clock } from '@broadsheet/client-core';
import { requestKey } from '@broadsheet/sdk-content';
import { getCacheBytes } from '../cache/cacheShares.ts';
import { contentKeys } from '../cache/Dependencies.ts';
import type { Dependencies, DependencyName } from '../cache/Dependencies.ts';
import type { DataParts } from '../compose/createDataParts.ts';
import { createDocumentWriter } from '../compose/createDocumentWriter.ts';
import type { DocumentWriter } from '../compose/createDocumentWriter.ts';
import type { ContentCache, GetContent } from '../content/createContentCache.ts';
import { createScopeFetcher } from '../content/createScopeFetcher.ts';
import type { ScopeFetcher } from '../content/createScopeFetcher.ts';
import type { PageDocument } from '@broadsheet/page-document';
import type { EngineOptions } from '../EngineOptions.ts';
import { createBlockJoiner } from '../render/createBlockJoiner.ts';
import type { BlockJoiner } from '../render/createBlockJoiner.ts';
import { resolveRoute } from '../routing/resolveRoute.ts';
import type { Route } from '../routing/resolveRoute.ts';
import { createPageResolver } from '../tree/createPageResolver.ts';
import type { PageResolver } from '../tree/createPageResolver.ts';

/** The URL of a page, parsed. */
export interface PageUrl {
  /** With its trailing slash. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

export interface PageSteps {
  /** Returns the current page documents. */
  documents(): readonly PageDocument[];
  /** Finds the document of a URL and the content it is about. Never rejects. Notes what it asked for. */
  route(url: PageUrl, reads?: Dependencies): Promise<Route>;
  /** Resolves the blocks that the document names. */
  readonly resolve: PageResolver;
  /** Fetches what those blocks will read. */
  readonly fetch: ScopeFetcher;
  /** Renders the blocks, or gets them from the cache. */
  readonly render: BlockJoiner;
  /** Writes the document around them. */
  readonly compose: DocumentWriter['writeDocument'];
  /** Returns until when all dependencies are known to be unchanged, in milliseconds since 1970. */
  goodUntil(dependencies: readonly DependencyName[]): number;
  /** Forgets what was made. */
  clear(): void;
}

export interface PageStepsOptions {
  readonly engine: EngineOptions;
  readonly clock: Clock;
  readonly content: ContentCache;
  readonly blocks: ReadonlyMap<string, Block>;
  /** The block that renders the document around pages. */
  readonly output: Block;
  readonly data: DataParts;
}

const MINUTE_MS = 60_000;

function createRouter({ engine, content }: Pick<PageStepsOptions, 'engine' | 'content'>): PageSteps['route'] {
  return ({ path, query }, reads) => {
    const get: GetContent = (request) => {
      reads?.note(`content:${requestKey(request)}`);
      return content.get(request);
    };
    return resolveRoute({ path, query }, { documents: engine.pages(), get });
  };
}

export function createPageSteps({
  engine,
  clock,
  content,
  blocks,
  output,
  data,
}: PageStepsOptions): PageSteps {
  const { log, maxFragments = 20_000, maxFragmentBytes = getCacheBytes('fragments', engine) } = engine;
  const fetch = createScopeFetcher({ engine, content, clock });
  const render = createBlockJoiner({ clock, log, maxFragments, maxFragmentBytes });
  const writer = createDocumentWriter({ engine, clock, output, data });
  return {
    documents: () => engine.pages(),
    route: createRouter({ engine, content }),
    resolve: createPageResolver({
      blocks,
      sanitiseHtml: engine.sanitiseHtml,
      log: (message) => log.warn(message),
      clock,
      maxBytes: getCacheBytes('resolvedPages', engine),
    }),
    fetch,
    render,
    compose: writer.writeDocument,
    goodUntil(dependencies) {
      const nextMinute = MINUTE_MS * (1 + Math.floor(clock.now() / MINUTE_MS));
      const untilTime = dependencies.includes('minute') ? nextMinute : Number.POSITIVE_INFINITY;
      return Math.min(untilTime, ...contentKeys(dependencies).map(content.freshUntil));
    },
    clear() {
      for (const part of [fetch, render, writer]) part.clear();
    },
  };
}
