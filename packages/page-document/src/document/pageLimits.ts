/**
 * How large a page may be. A page of a newspaper has a hundred blocks, three levels deep; whoever sends more by far wants to
 * keep the server busy, or made a mistake that is better told than drawn.
 */
import { isRecord } from '@broadsheet/sdk-content';

/** Blocks of a page, those inside others among them. */
export const MAX_BLOCKS = 2_000;

/** Levels of values within values; a block inside a block takes two of them. */
const MAX_DEPTH = 60;

/** Which limit a page breaks. */
export type PageExcess = 'blocks' | 'depth';

const membersOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.values(value) : [];
};

/** Walks without recursion: what it looks for is what would exhaust a stack. */
function isTooDeep(input: unknown): boolean {
  let level: readonly unknown[] = [input];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap(membersOf);
  }
  return false;
}

/** @param document no deeper than the limit */
function countBlocks(document: unknown): number {
  const areas = isRecord(document) ? document['areas'] : undefined;
  let level = membersOf(areas).flatMap(membersOf);
  let count = 0;
  while (level.length > 0) {
    count += level.length;
    level = level.flatMap((node) => membersOf(isRecord(node) ? node['children'] : undefined));
  }
  return count;
}

/** Which limit a document breaks, parsed or not; `undefined` for one that keeps both. */
export function findExcess(document: unknown): PageExcess | undefined {
  if (isTooDeep(document)) return 'depth';
  return countBlocks(document) > MAX_BLOCKS ? 'blocks' : undefined;
}

/** Says to an editor which limit a page breaks. */
export function describeExcess(excess: PageExcess): string {
  return excess === 'blocks'
    ? `The page has more than ${MAX_BLOCKS} blocks. Divide it.`
    : `The page holds values within values more than ${MAX_DEPTH} levels deep. Take some of the blocks out of the others.`;
}
