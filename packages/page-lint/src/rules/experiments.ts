import { groupVersions, listExperiments, readReference, walkPage } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
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

type Limits = Pick<BlockNode, 'hideOn' | 'showTo' | 'showFrom' | 'showUntil'>;

/** Returns when, where and to whom a block is shown, as a text that is equal for equal limits. */
const writeLimits = ({ hideOn, showTo, showFrom, showUntil }: Limits): string =>
  JSON.stringify([hideOn, showTo?.toSorted(), showFrom, showUntil]);

interface Problems {
  readonly a: readonly BlockNode[];
  readonly b: readonly BlockNode[];
}

/** Returns why an experiment does not run, and the blocks to blame. */
function findReason({ a, b }: Problems): readonly [Problem, readonly BlockNode[]] {
  const repeated = [a, b].filter((versions) => versions.length > 1).flat();
  if (repeated.length > 0) return ['experiment.repeated', repeated];
  return [a.length === 0 || b.length === 0 ? 'experiment.alone' : 'experiment.inside', [...a, ...b]];
}

/** Returns the block of the page that editors see in place of each block of a filled page: for one of a section, its reference. */
function findPlaces(filled: PageDocument): ReadonlyMap<string, BlockNode> {
  const places = new Map<string, BlockNode>();
  for (const { node } of walkPage(filled)) {
    const place = places.get(node.id) ?? node;
    places.set(node.id, place);
    if (readReference(place) === undefined) continue;
    for (const child of node.children) places.set(child.id, place);
  }
  return places;
}

/**
 * Finds blocks of experiments that do not run: the page has one version only, has one twice, or has one inside the other. Finds
 * those that run, too, if their versions have different limits, so that the counts are of different readers.
 *
 * Blocks of shared sections are reported where the section is checked, except for versions that the page has twice: the
 * section alone can be right, so that the references to it are reported.
 */
export const experiments: PageRule = (checked) => {
  const { nodes, filled } = checked;
  const running = listExperiments(filled);
  const own = new Set(nodes.map(({ id }) => id));
  const places = findPlaces(filled);
  return [...groupVersions(filled)].flatMap(([id, versions]) => {
    const pair = running.get(id);
    if (pair !== undefined && writeLimits(pair.a) === writeLimits(pair.b)) return [];
    const [problem, wrong] =
      pair === undefined ? findReason(versions) : (['experiment.limits', [pair.a, pair.b]] as const);
    if (problem !== 'experiment.repeated')
      return wrong.filter((node) => own.has(node.id)).map((node) => describe(node, problem, checked));
    const reported = new Map(wrong.map((node) => [places.get(node.id)?.id ?? node.id, node]));
    return [...reported].map(([blockId, node]) => ({ ...describe(node, problem, checked), blockId }));
  });
};
