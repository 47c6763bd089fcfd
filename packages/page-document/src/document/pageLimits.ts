/**
 * The size limits of a page. A newspaper page has a hundred blocks, three levels deep. A page that is far larger is an
 * attack or a mistake, and is better rejected than rendered.
 */
import { isRecord } from '@broadsheet/client-core';

export const PAGE_LIMITS = {
  /** The number of blocks, including nested ones. */
  blocks: 2_000,
  /** The levels of nested values; a block inside a block takes two of them. */
  depth: 60,
} as const;

/** The limit that a page exceeds. */
export type PageExcess = keyof typeof PAGE_LIMITS;

const readMembers = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.values(value) : [];
};

/** Returns whether a value exceeds the depth limit. It does not recurse, because such a value could exhaust the stack. */
function isTooDeep(input: unknown): boolean {
  let level: readonly unknown[] = [input];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > PAGE_LIMITS.depth) return true;
    level = level.flatMap(readMembers);
  }
  return false;
}

/** Counts the blocks of a document, which must be within the depth limit. */
function countBlocks(document: unknown): number {
  const areas = isRecord(document) ? document['areas'] : undefined;
  let level = readMembers(areas).flatMap(readMembers);
  let count = 0;
  while (level.length > 0) {
    count += level.length;
    level = level.flatMap((node) => readMembers(isRecord(node) ? node['children'] : undefined));
  }
  return count;
}

/** Returns the limit that a document exceeds, parsed or not; `undefined` if it is within both. */
export function findExcess(document: unknown): PageExcess | undefined {
  if (isTooDeep(document)) return 'depth';
  return countBlocks(document) > PAGE_LIMITS.blocks ? 'blocks' : undefined;
}
