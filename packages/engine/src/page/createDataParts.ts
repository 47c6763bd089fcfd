/**
 * The data that islands need, in pieces: the site and the page, one entry for each island, one for each answer that
 * they were rendered with.
 */
import { createCache } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import type { ContentAnswer } from '../content/ContentAnswer.ts';
import { browserSite } from '../islands/browserSite.ts';
import { scriptJson } from '../islands/scriptJson.ts';
import { PAGE_DATA_ID } from '../islands/wireFormat.ts';
import type { PageData } from '../islands/wireFormat.ts';
import { createChunk } from '../render/Chunk.ts';
import type { Chunk } from '../render/Chunk.ts';
import { createIdentify } from '../render/createIdentify.ts';
import type { RenderedParts } from '../render/createRenderer.ts';
import type { PageScope } from '../render/PageScope.ts';

export interface DataParts {
  /** The whole script element. */
  ofPage(parts: RenderedParts, scope: PageScope): readonly Chunk[];
  clear(): void;
}

const COMMA = createChunk(',');
const ISLANDS = createChunk('"islands":{');
const CONTENT = createChunk('},"content":{');
const END = createChunk('}');
const END_SCRIPT = createChunk('}</script>');

const MAX_HEADERS = 500;
const FOREVER = { ttlMs: Number.POSITIVE_INFINITY };

function separated(entries: readonly Chunk[]): readonly Chunk[] {
  return entries.flatMap((entry, index) => (index === 0 ? [entry] : [COMMA, entry]));
}

/** `"key":answer`. Answers keep their identity until their content changes; one belongs to one key. */
const answerEntries = new WeakMap<ContentAnswer, Chunk>();

function answerEntry(key: string, answer: Extract<ContentAnswer, { readonly status: 'ready' }>): Chunk {
  let entry = answerEntries.get(answer);
  if (entry === undefined) {
    entry = createChunk(`${scriptJson(key)}:${scriptJson(answer.data ?? null)}`);
    answerEntries.set(answer, entry);
  }
  return entry;
}

function contentEntries(islands: RenderedParts['islands'], answers: PageScope['answers']): readonly Chunk[] {
  return [...new Set(islands.flatMap(({ content }) => content))].flatMap((key) => {
    const answer = answers.get(key);
    return answer?.status === 'ready' ? [answerEntry(key, answer)] : [];
  });
}

/** What the islands of a page or of a lazy place need of their own: `"islands":{…},"content":{…}`. */
export function islandsData({ islands }: RenderedParts, { answers }: PageScope): readonly Chunk[] {
  const entries = separated(islands.map(({ entry }) => entry));
  return [ISLANDS, ...entries, CONTENT, ...separated(contentEntries(islands, answers)), END];
}

function printHeader({ site, locale, tokenVersion, outputType, page: { type, meta } }: PageScope): string {
  const header: Omit<PageData, 'islands' | 'content'> = {
    site: browserSite(site),
    locale,
    tokenVersion,
    outputType,
    page: { type, meta },
  };
  // The rest of the object follows in pieces of its own.
  const open = scriptJson(header).replace(/\}$/, ',');
  return `<script type="application/json" id="${PAGE_DATA_ID}">${open}`;
}

export function createDataParts(clock: Clock): DataParts {
  const headers = createCache<Chunk>({ clock, maxEntries: MAX_HEADERS });
  const identify = createIdentify();

  function headerOf(scope: PageScope): Chunk {
    const key = `${identify(scope.site)} ${identify(scope.page.meta)} ${scope.locale} ${scope.outputType}`;
    const known = headers.get(key).value;
    if (known !== undefined) return known;
    const made = createChunk(printHeader(scope));
    headers.set(key, made, FOREVER);
    return made;
  }

  return {
    ofPage: (parts, scope) => [headerOf(scope), ...islandsData(parts, scope), END_SCRIPT],
    clear: () => headers.clear(),
  };
}
