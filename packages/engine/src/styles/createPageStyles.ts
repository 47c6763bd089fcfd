import { createCache } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { getOrCreate } from '../cache/getOrCreate.ts';
import { createChunk, packChunk } from '../chunks/Chunk.ts';
import type { Chunk } from '../chunks/Chunk.ts';
import { inlineSource } from '../security/contentSecurityPolicy.ts';
import type { StyleList } from './createStyleCollector.ts';
import { mergeStyleGroups, printStyles } from './styleGroups.ts';

/** The style sheet of a page. */
export interface PageStyles {
  readonly chunk: Chunk;
  /** What the policy of the page allows it by. */
  readonly source: string;
}

export interface PageStylesCache {
  /** @param withMarkers for pages where React may come */
  get(lists: readonly StyleList[], withMarkers: boolean): PageStyles;
  clear(): void;
}

const MAX_SHEETS = 1_000;

/** Pages of one kind use the same rules, so their sheets are merged, encoded and hashed once. */
export function createPageStyles(clock: Clock, maxBytes: number): PageStylesCache {
  const sheets = createCache<PageStyles>({
    clock,
    maxEntries: MAX_SHEETS,
    maxSize: maxBytes,
    sizeOf: ({ chunk }, key) => chunk.bytes.length + key.length,
  });
  return {
    get(lists, withMarkers) {
      const key = `${withMarkers} ${lists.map(({ id }) => id).join()}`;
      return getOrCreate(sheets, key, () => {
        const css = printStyles(mergeStyleGroups(lists.map(({ groups }) => groups)), { withMarkers });
        return { chunk: packChunk(createChunk(css)), source: inlineSource(css) };
      });
    },
    clear: () => sheets.clear(),
  };
}
