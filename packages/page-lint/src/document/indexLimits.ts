import { readLimits } from '@broadsheet/page-document';
import type { BlockNode, Limits, PageDocument } from '@broadsheet/page-document';

type Entry = readonly [id: string, limits: readonly Limits[]];

function listEntries(node: BlockNode, around: readonly Limits[]): readonly Entry[] {
  const own = readLimits(node);
  const limits = own === undefined ? around : [...around, own];
  return [[node.id, limits], ...node.children.flatMap((child) => listEntries(child, limits))];
}

/** Returns the limits of each block of a page and of the blocks around it, by the block's id. */
export const indexLimits = ({ areas }: PageDocument): ReadonlyMap<string, readonly Limits[]> =>
  new Map(
    Object.values(areas)
      .flat()
      .flatMap((node) => listEntries(node, [])),
  );
