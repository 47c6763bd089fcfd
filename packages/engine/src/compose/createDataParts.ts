/**
 * The data that islands need, in chunks: the site and the page, one for each island, and one for each answer that they were
 * rendered with.
 */
import { createCache } from '@broadsheet/client-core';
import type { Cache, Clock } from '@broadsheet/client-core';
import { createObjectIds } from '../cache/createObjectIds.ts';
import { getOrCreate } from '../cache/getOrCreate.ts';
import { createChunk, packChunk } from '../chunks/Chunk.ts';
import type { Chunk } from '../chunks/Chunk.ts';
import type { PageScope } from '../content/PageScope.ts';
import { browserSite } from '../islands/browserSite.ts';
import { scriptJson } from '../islands/scriptJson.ts';
import { PAGE_DATA_ID } from '../islands/wireFormat.ts';
import type { PageData } from '../islands/wireFormat.ts';
import type { JoinedBlocks } from '../render/BlockJoiner.ts';

export interface DataParts {
  /** Returns the data of the islands in a page or a lazy block: `"islands":{…},"content":{…}`. */
  ofIslands(parts: JoinedBlocks, scope: PageScope): readonly Chunk[];
  /** All of it, in its script element. */
  ofPage(parts: JoinedBlocks, scope: PageScope): readonly Chunk[];
  clear(): void;
}

const COMMA = createChunk(',');
const ISLANDS = createChunk('"islands":{');
const CONTENT = createChunk('},"content":{');
const END = createChunk('}');
const END_SCRIPT = createChunk('}</script>');

const MAX_HEADERS = 500;
const MAX_ANSWERS = 2_000;

const sizeOfChunk = (chunk: Chunk) => chunk.bytes.length;

function separated(entries: readonly Chunk[]): readonly Chunk[] {
  return entries.flatMap((entry, index) => (index === 0 ? [entry] : [COMMA, entry]));
}

function printHeader(scope: PageScope): string {
  const { site, locale, tokenVersion, outputType, formPath, page } = scope;
  const header: Omit<PageData, 'islands' | 'content'> = {
    site: browserSite(site),
    locale,
    tokenVersion,
    outputType,
    formPath,
    page: { type: page.type, meta: page.meta },
  };
  // The rest of the object follows in further chunks.
  const open = scriptJson(header).replace(/\}$/, ',');
  return `<script type="application/json" id="${PAGE_DATA_ID}">${open}`;
}

/** Returns a function that prints the chunk of a key once and then takes it from the cache. */
function createPrinted(cache: Cache<Chunk>): (key: string, print: () => string) => Chunk {
  return (key, print) => getOrCreate(cache, key, () => packChunk(createChunk(print())));
}

/** Creates the data parts. @param maxBytes the size limit of both caches together */
export function createDataParts(clock: Clock, maxBytes: number): DataParts {
  const limits = { clock, maxSize: maxBytes / 2, sizeOf: sizeOfChunk };
  const headers = createCache<Chunk>({ ...limits, maxEntries: MAX_HEADERS });
  const answers = createCache<Chunk>({ ...limits, maxEntries: MAX_ANSWERS });
  const [header, answer] = [createPrinted(headers), createPrinted(answers)];
  const idOf = createObjectIds();

  function headerOf(scope: PageScope): Chunk {
    const { site, page, locale, outputType } = scope;
    const key = `${idOf(site)} ${idOf(page.meta)} ${locale} ${outputType}`;
    return header(key, () => printHeader(scope));
  }

  function contentOf(islands: JoinedBlocks['islands'], scope: PageScope): readonly Chunk[] {
    return [...new Set(islands.flatMap(({ content }) => content))].flatMap((key) => {
      const known = scope.answers.get(key);
      if (known?.status !== 'ready') return [];
      const { version, data } = known;
      return [answer(`${key} ${version}`, () => `${scriptJson(key)}:${scriptJson(data ?? null)}`)];
    });
  }

  function ofIslands({ islands }: JoinedBlocks, scope: PageScope): readonly Chunk[] {
    const entries = separated(islands.map(({ entry }) => entry));
    return [ISLANDS, ...entries, CONTENT, ...separated(contentOf(islands, scope)), END];
  }

  return {
    ofIslands,
    ofPage: (parts, scope) => [headerOf(scope), ...ofIslands(parts, scope), END_SCRIPT],
    clear() {
      headers.clear();
      answers.clear();
    },
  };
}
