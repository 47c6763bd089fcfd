import { listExperiments, walkNode } from '@broadsheet/page-document';
import type { ExperimentVariant, PageDocument } from '@broadsheet/page-document';
import { fillSections } from './fillSections.ts';
import { findPlaces } from './findPlaces.ts';

/** The versions of running experiments that an element of a block can be in, by the id of the experiment. */
export type Versions = ReadonlyMap<string, ReadonlySet<ExperimentVariant>>;

/**
 * Returns the versions of each block that is in an experiment, by the block's id. The preview marks no blocks inside a shared
 * section, so its reference has those of all of them.
 */
export function indexVersions(
  page: PageDocument,
  others: readonly PageDocument[],
): ReadonlyMap<string, Versions> {
  const filled = fillSections(page, others);
  const places = findPlaces(filled);
  const found = new Map<string, Map<string, Set<ExperimentVariant>>>();
  for (const [id, blocks] of listExperiments(filled))
    for (const variant of ['a', 'b'] as const)
      for (const node of walkNode(blocks[variant])) {
        const place = places.get(node.id)?.id ?? node.id;
        const versions = found.get(place) ?? new Map<string, Set<ExperimentVariant>>();
        found.set(place, versions.set(id, new Set(versions.get(id)).add(variant)));
      }
  return found;
}

/**
 * Returns whether two elements are in different versions of one experiment, so that no reader sees both; also if they are
 * inside shared sections, where that can be so and cannot be known.
 */
export const areNeverTogether = (one: Versions | undefined, other: Versions | undefined): boolean =>
  [...(one ?? [])].some(([id, mine]) => {
    const its = other?.get(id) ?? new Set();
    return [...mine].some((variant) => its.has(variant === 'a' ? 'b' : 'a'));
  });
