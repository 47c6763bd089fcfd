/**
 * The five steps from a request to a document. Each has a folder of its own: `routing`, `tree`, `content`, `render`,
 * `compose`.
 */
import { MINUTE_MS } from '@broadsheet/client-core';
import type { Block } from '@broadsheet/block-kit';
import type { Clock } from '@broadsheet/client-core';
import { getCacheBytes } from '../cache/cacheShares.ts';
import type { DependencyName } from '../cache/Dependencies.ts';
import type { DataParts } from '../compose/createDataParts.ts';
import { createDocumentWriter } from '../compose/createDocumentWriter.ts';
import type { DocumentWriter } from '../compose/createDocumentWriter.ts';
import type { ContentCache, GetContent } from '../content/createContentCache.ts';
import { toSourceRead } from '../content/SourceRead.ts';
import type { SourceRead } from '../content/SourceRead.ts';
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
  /** The sources, to ask them again for what a page was made from. */
  readonly content: Pick<ContentCache, 'get' | 'newest' | 'find' | 'renew'>;
  /** Finds the document of a URL and the content it is about. Never rejects. Adds what it asked for to `reads`. */
  route(url: PageUrl, reads?: SourceRead[]): Promise<Route>;
  /** Resolves the blocks that the document names. */
  readonly resolve: PageResolver;
  /** Fetches what those blocks will read. */
  readonly fetch: ScopeFetcher;
  /** Renders the blocks, or gets them from the cache. */
  readonly render: BlockJoiner;
  /** Writes the document around them. */
  readonly compose: DocumentWriter['writeDocument'];
  /** Returns when dependencies change that no source has a say in, such as the time. Milliseconds since 1970. */
  expires(dependencies: readonly DependencyName[]): number;
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

function createRouter({ engine, content }: Pick<PageStepsOptions, 'engine' | 'content'>): PageSteps['route'] {
  return ({ path, query }, reads) => {
    const get: GetContent = async (request) => {
      const answer = await content.get(request);
      reads?.push(toSourceRead(request, answer, content));
      return answer;
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
    content,
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
    expires: (dependencies) =>
      dependencies.includes('minute')
        ? MINUTE_MS * (1 + Math.floor(clock.now() / MINUTE_MS))
        : Number.POSITIVE_INFINITY,
    clear() {
      for (const part of [fetch, render, writer]) part.clear();
    },
  };
}
