/**
 * The five steps from a request to a document. Each has a folder of its own: `routing`, `tree`, `content`, `render`,
 * `compose`.
 */
import type { Block } from '@broadsheet/block-kit';
import type { Clock } from '@broadsheet/client-core';
import { getCacheBytes } from '../cache/cacheShares.ts';
import type { DependencyName } from '../cache/Dependencies.ts';
import { whenOutdated } from '../cache/timeDependencies.ts';
import type { DataParts } from '../compose/createDataParts.ts';
import { DocumentWriter } from '../compose/DocumentWriter.ts';
import type { ContentCache, GetContent } from '../content/createContentCache.ts';
import { toSourceRead } from '../content/SourceRead.ts';
import type { SourceRead } from '../content/SourceRead.ts';
import { ScopeFetcher } from '../content/ScopeFetcher.ts';
import type { PageDocument } from '@broadsheet/page-document';
import type { EngineOptions } from '../EngineOptions.ts';
import { BlockJoiner } from '../render/BlockJoiner.ts';
import { resolveRoute } from '../routing/resolveRoute.ts';
import type { Route } from '../routing/resolveRoute.ts';
import { PageResolver } from '../tree/PageResolver.ts';

/** The URL of a page, parsed. */
export interface PageUrl {
  /** With its trailing slash. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
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

export class PageSteps {
  /** The sources, to ask them again for what a page was made from. */
  readonly content: Pick<ContentCache, 'get' | 'newest' | 'find' | 'renew'>;
  /** Resolves the blocks that a document names. */
  readonly resolver: PageResolver;
  /** Fetches what those blocks will read. */
  readonly fetcher: ScopeFetcher;
  /** Renders the blocks, or gets them from the cache. */
  readonly joiner: BlockJoiner;
  /** Writes the document around them. */
  readonly writer: DocumentWriter;
  readonly #engine: EngineOptions;
  readonly #clock: Clock;

  constructor({ engine, clock, content, blocks, output, data }: PageStepsOptions) {
    const { log, maxFragments = 20_000, maxFragmentBytes = getCacheBytes('fragments', engine) } = engine;
    this.#engine = engine;
    this.#clock = clock;
    this.content = content;
    this.resolver = new PageResolver({
      blocks,
      sanitiseHtml: engine.sanitiseHtml,
      log: (message) => log.warn(message),
      clock,
      maxBytes: getCacheBytes('resolvedPages', engine),
    });
    this.fetcher = new ScopeFetcher({ engine, content, clock });
    this.joiner = new BlockJoiner({ clock, log, maxFragments, maxFragmentBytes });
    this.writer = new DocumentWriter({ engine, clock, output, data });
  }

  /** Returns the current page documents. */
  documents(): readonly PageDocument[] {
    return this.#engine.pages();
  }

  /** Finds the document of a URL and the content it is about. Never rejects. Adds what it asked for to `reads`. */
  findRoute({ path, query }: PageUrl, reads?: SourceRead[]): Promise<Route> {
    const get: GetContent = async (request) => {
      const answer = await this.content.get(request);
      reads?.push(toSourceRead(request, answer, this.content));
      return answer;
    };
    return resolveRoute({ path, query }, { documents: this.documents(), get });
  }

  /** Returns when dependencies change that no source has a say in, such as the time. Milliseconds since 1970. */
  expires(dependencies: readonly DependencyName[]): number {
    return whenOutdated(dependencies, this.#clock.now());
  }

  /** Forgets what was made. */
  clear(): void {
    for (const part of [this.fetcher, this.joiner, this.writer]) part.clear();
  }
}
