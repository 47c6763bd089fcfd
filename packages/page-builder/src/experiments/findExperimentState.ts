import { listExperiments, walkPage } from '@broadsheet/page-document';
import type { BlockExperiment, ExperimentBlocks, PageDocument } from '@broadsheet/page-document';

export type ExperimentState =
  /** Readers see the versions in turn, once the page is published. */
  | { readonly kind: 'running'; readonly blocks: ExperimentBlocks }
  /** The page has no other block of the experiment. */
  | { readonly kind: 'gone' }
  /** The page has other blocks of the experiment, and they are no pair. */
  | { readonly kind: 'broken' };

/** Returns whether the experiment of a block runs on the page, and why not. */
export function findExperimentState(
  page: PageDocument,
  { id }: Pick<BlockExperiment, 'id'>,
): ExperimentState {
  const blocks = listExperiments(page).get(id);
  if (blocks !== undefined) return { kind: 'running', blocks };
  const nodes = [...walkPage(page)].filter(({ node }) => node.experiment?.id === id);
  return { kind: nodes.length > 1 ? 'broken' : 'gone' };
}
