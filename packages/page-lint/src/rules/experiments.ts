import { fillReferences, groupVersions, listExperiments } from '@broadsheet/page-document';
import type { BlockNode } from '@broadsheet/page-document';
import type { CheckedPage, PageRule } from '../CheckedPage.ts';
import { describeFinding } from '../describeFinding.ts';
import type { FindingPhrase } from '../describeFinding.ts';
import type { Finding } from '../Finding.ts';

type Problem = Extract<FindingPhrase, `experiment.${string}`>;

function describe(node: BlockNode, problem: Problem, { blocks }: CheckedPage): Finding {
  const version = node.experiment?.variant.toUpperCase() ?? '';
  const other = version === 'A' ? 'B' : 'A';
  const titled = { block: node.block, blockTitle: blocks.get(node.block)?.title ?? node.block };
  return {
    kind: 'experiment',
    severity: 'warns',
    blockId: node.id,
    ...describeFinding(problem, { ...titled, version, other }),
  };
}

/**
 * Finds blocks of experiments that do not run: the page has one version only, has one twice, or has one inside the other.
 * Blocks of shared sections belong to the page, but are reported where the section is checked.
 */
export const experiments: PageRule = (checked) => {
  const { page, nodes, others } = checked;
  const filled = fillReferences(page, { find: (id) => others.find((other) => other.id === id) });
  const running = listExperiments(filled);
  const own = new Set(nodes.map(({ id }) => id));
  return [...groupVersions(filled)].flatMap(([id, { a, b }]) => {
    if (running.has(id)) return [];
    const repeated = [a, b].filter((versions) => versions.length > 1).flat();
    const problem: Problem = a.length === 0 || b.length === 0 ? 'experiment.alone' : 'experiment.inside';
    const [wrong, said] =
      repeated.length > 0 ? [repeated, 'experiment.repeated' as const] : [[...a, ...b], problem];
    return wrong.filter((node) => own.has(node.id)).map((node) => describe(node, said, checked));
  });
};
