import type { BlockNode, ExperimentVariant, PageDocument } from '../document/PageDocument.ts';
import { walkNode, walkPage } from '../document/nodes.ts';

/** The two versions of an experiment. */
export type ExperimentBlocks = Readonly<Record<ExperimentVariant, BlockNode>>;

const holds = (outer: BlockNode, inner: BlockNode): boolean =>
  [...walkNode(outer)].some(({ id }) => id === inner.id);

/** Returns the blocks of the page that are a version of an experiment, by its id and the version; also of those that do not run. */
export function groupVersions(
  page: PageDocument,
): ReadonlyMap<string, Readonly<Record<ExperimentVariant, readonly BlockNode[]>>> {
  const groups = new Map<string, Record<ExperimentVariant, BlockNode[]>>();
  for (const { node } of walkPage(page)) {
    if (node.experiment === undefined) continue;
    const { id, variant } = node.experiment;
    const group = groups.get(id) ?? { a: [], b: [] };
    group[variant].push(node);
    groups.set(id, group);
  }
  return groups;
}

/**
 * Lists the experiments of a page that run, by id: those of which it has exactly one block of each version, neither inside the
 * other. The blocks of all others are shown always.
 */
export function listExperiments(page: PageDocument): ReadonlyMap<string, ExperimentBlocks> {
  const running = new Map<string, ExperimentBlocks>();
  for (const [id, versions] of groupVersions(page)) {
    const [[a, ...moreOfA], [b, ...moreOfB]] = [versions.a, versions.b];
    if (a === undefined || b === undefined || moreOfA.length + moreOfB.length > 0) continue;
    if (!holds(a, b) && !holds(b, a)) running.set(id, { a, b });
  }
  return running;
}
