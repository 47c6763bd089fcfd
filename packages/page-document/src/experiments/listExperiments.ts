import type { BlockNode, ExperimentVariant, PageDocument } from '../document/PageDocument.ts';
import { walkNode, walkPage } from '../document/nodes.ts';

/** The two versions of an experiment. */
export type ExperimentBlocks = Readonly<Record<ExperimentVariant, BlockNode>>;

const holds = (outer: BlockNode, inner: BlockNode): boolean =>
  [...walkNode(outer)].some(({ id }) => id === inner.id);

type Groups = ReadonlyMap<string, Readonly<Record<ExperimentVariant, readonly BlockNode[]>>>;

function groupNodes(nodes: Iterable<BlockNode>): Groups {
  const groups = new Map<string, Record<ExperimentVariant, BlockNode[]>>();
  for (const node of nodes) {
    if (node.experiment === undefined) continue;
    const { id, variant } = node.experiment;
    const group = groups.get(id) ?? { a: [], b: [] };
    group[variant].push(node);
    groups.set(id, group);
  }
  return groups;
}

/**
 * Returns the experiments, by id, of which there is exactly one block of each version among some blocks, neither inside the
 * other.
 */
export function pairVersions(nodes: Iterable<BlockNode>): ReadonlyMap<string, ExperimentBlocks> {
  const pairs = new Map<string, ExperimentBlocks>();
  for (const [id, versions] of groupNodes(nodes)) {
    const [[a, ...moreOfA], [b, ...moreOfB]] = [versions.a, versions.b];
    if (a === undefined || b === undefined || moreOfA.length + moreOfB.length > 0) continue;
    if (!holds(a, b) && !holds(b, a)) pairs.set(id, { a, b });
  }
  return pairs;
}

const listBlocks = (page: PageDocument): readonly BlockNode[] => [...walkPage(page)].map(({ node }) => node);

/** Returns the blocks of the page that are a version of an experiment, by its id and the version; also of those that do not run. */
export const groupVersions = (page: PageDocument): Groups => groupNodes(listBlocks(page));

/**
 * Lists the experiments of a page that run, by id: those of which it has exactly one block of each version, neither inside the
 * other. The blocks of all others are shown always.
 */
export const listExperiments = (page: PageDocument): ReadonlyMap<string, ExperimentBlocks> =>
  pairVersions(listBlocks(page));
