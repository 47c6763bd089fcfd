import { listExperiments, walkNode } from '@broadsheet/page-document';
import type { ExperimentVariant, PageDocument } from '@broadsheet/page-document';

/** The version of each running experiment that a block is in, by the id of the experiment. */
export type Versions = ReadonlyMap<string, ExperimentVariant>;

/** Returns the versions of each block that is in an experiment, by the block's id in a filled page. */
export function indexVersions(filled: PageDocument): ReadonlyMap<string, Versions> {
  const found = new Map<string, Map<string, ExperimentVariant>>();
  for (const [id, blocks] of listExperiments(filled))
    for (const variant of ['a', 'b'] as const)
      for (const node of walkNode(blocks[variant])) {
        const versions = found.get(node.id) ?? new Map<string, ExperimentVariant>();
        found.set(node.id, versions.set(id, variant));
      }
  return found;
}

/** Returns whether two elements are in different versions of one experiment, so that no reader sees both. */
export const areNeverTogether = (one: Versions | undefined, other: Versions | undefined): boolean =>
  [...(one ?? [])].some(([id, variant]) => other?.has(id) === true && other.get(id) !== variant);
