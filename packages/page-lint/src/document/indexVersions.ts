import { listExperiments, walkNode } from '@broadsheet/page-document';
import type { ExperimentVariant, PageDocument } from '@broadsheet/page-document';

/** The versions of running experiments that a block is or is inside of, by the id of the experiment. */
export type Versions = ReadonlyMap<string, ExperimentVariant>;

/** Returns the versions of each block that is in an experiment, by the block's id. */
export function indexVersions(page: PageDocument): ReadonlyMap<string, Versions> {
  const found = new Map<string, Map<string, ExperimentVariant>>();
  for (const [id, blocks] of listExperiments(page))
    for (const variant of ['a', 'b'] as const)
      for (const node of walkNode(blocks[variant]))
        found.set(node.id, (found.get(node.id) ?? new Map<string, ExperimentVariant>()).set(id, variant));
  return found;
}

/** Returns whether two blocks are in different versions of one experiment, so that no reader sees both. */
export const areNeverTogether = (one: Versions | undefined, other: Versions | undefined): boolean =>
  [...(one ?? [])].some(([id, variant]) => (other?.get(id) ?? variant) !== variant);
