import { createCache } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { inlineSource } from '../security/contentSecurityPolicy.ts';
import { createChunk, packChunk } from './Chunk.ts';
import type { Chunk } from './Chunk.ts';
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
  of(lists: readonly StyleList[], withMarkers: boolean): PageStyles;
  clear(): void;
}

const LIMITS = { maxEntries: 1_000, maxSize: 16 * 1024 * 1024 };
const FOREVER = { ttlMs: Number.POSITIVE_INFINITY };

/** Pages of one kind use the same rules, so their sheets are merged, encoded and hashed once. */
export function createPageStyles(clock: Clock): PageStylesCache {
  const sheets = createCache<PageStyles>({ clock, ...LIMITS, sizeOf: ({ chunk }) => chunk.bytes.length });
  return {
    of(lists, withMarkers) {
      const key = `${withMarkers} ${lists.map(({ id }) => id).join()}`;
      const known = sheets.get(key).value;
      if (known !== undefined) return known;
      const css = printStyles(mergeStyleGroups(lists.map(({ groups }) => groups)), withMarkers);
      const made = { chunk: packChunk(createChunk(css)), source: inlineSource(css) };
      sheets.set(key, made, FOREVER);
      return made;
    },
    clear: () => sheets.clear(),
  };
}
