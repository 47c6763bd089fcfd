import { expect, it } from 'vitest';
import {
  applyEdit,
  copyNode,
  createCopier,
  diffPages,
  getTurn,
  listExperiments,
  mergePages,
  nextTurn,
  parseNode,
  parsePageDocument,
  TURN_MS,
} from '../index.ts';
import type { BlockNode, PageDocument } from '../index.ts';

type Written = Readonly<Record<string, unknown>>;

const block = (id: string, settings: Written = {}): Written => ({
  id,
  block: 'words',
  fields: {},
  ...settings,
});
const version = (id: string, variant: string, experiment = 'offer'): Written =>
  block(id, { experiment: { id: experiment, variant } });

function page(...main: readonly Written[]): PageDocument {
  const parsed = parsePageDocument({
    id: 'p',
    match: { kind: 'path', path: '/' },
    layout: 'l',
    areas: { main },
  });
  if (parsed === undefined) throw new Error('The page cannot be read.');
  return parsed;
}

const first = ({ areas }: PageDocument): BlockNode | undefined => areas['main']?.[0];
const idsOf = (document: PageDocument) =>
  [...listExperiments(document)].map(([id, { a, b }]) => [id, a.id, b.id]);

it('keeps which version of an experiment a block is, and nothing else that is written there', () => {
  const experiment = { id: 'summer-offer-2', variant: 'a', secret: 1 };
  expect(parseNode(block('x', { experiment }))?.experiment).toEqual({ id: 'summer-offer-2', variant: 'a' });
});

it.each([
  ['without a version', { id: 'offer' }],
  ['of a third version', { id: 'offer', variant: 'c' }],
  ['without an id', { variant: 'a' }],
  ['with an empty id', { id: '', variant: 'a' }],
  ['with an id of 41 characters', { id: 'x'.repeat(41), variant: 'a' }],
  ['with capitals in its id', { id: 'Offer', variant: 'a' }],
  ['with a line break after its id', { id: 'offer\n', variant: 'a' }],
  ['that is a list', ['offer', 'a']],
])('leaves out an experiment %s', (_title, experiment) => {
  expect(parseNode(block('x', { experiment }))).not.toHaveProperty('experiment');
});

it('lists the experiments of which the page has one block of each version, also inside other blocks', () => {
  const inside = block('box', { children: [version('two', 'b')] });
  expect(
    idsOf(page(version('one', 'a'), inside, version('x', 'b', 'top'), version('y', 'a', 'top'))),
  ).toEqual([
    ['offer', 'one', 'two'],
    ['top', 'y', 'x'],
  ]);
});

it.each([
  ['one version', [version('one', 'a')]],
  ['one version twice', [version('one', 'a'), version('two', 'b'), version('three', 'a')]],
  ['one version inside the other', [{ ...version('one', 'b'), children: [version('two', 'a')] }]],
])('does not list an experiment with %s', (_title, blocks) => {
  expect(idsOf(page(...blocks))).toEqual([]);
});

it('gives each version one turn of each pair, in an order without a rhythm', () => {
  const turns = Array.from({ length: 2_000 }, (_, turn) => getTurn('offer', turn * TURN_MS));
  const pairs = Array.from({ length: 1_000 }, (_, pair) => `${turns[2 * pair]}${turns[2 * pair + 1]}`);
  expect(new Set(pairs)).toEqual(new Set(['ab', 'ba']));
  const beginWithA = pairs.filter((pair) => pair === 'ab').length;
  expect(beginWithA).toBeGreaterThan(430);
  expect(beginWithA).toBeLessThan(570);
  // Each hour begins with a pair: neither version has its first minutes more often than by chance.
  const hours = pairs.filter((_, pair) => pair % 6 === 0);
  const share = hours.filter((pair) => pair === 'ab').length / hours.length;
  expect(share).toBeGreaterThan(0.38);
  expect(share).toBeLessThan(0.62);
});

it('draws the order of each experiment for itself', () => {
  const orderOf = (id: string) =>
    Array.from({ length: 64 }, (_, pair) => getTurn(id, 2 * pair * TURN_MS)).join('');
  expect(orderOf('offer')).not.toBe(orderOf('offer-2'));
  expect(orderOf('offer')).toBe(orderOf('offer'));
});

it('shows one version until just before the next turn', () => {
  const begins = 1_800_000_000_000;
  expect(nextTurn(begins)).toBe(begins + TURN_MS);
  expect(nextTurn(begins + TURN_MS - 1)).toBe(begins + TURN_MS);
  expect(getTurn('offer', begins + TURN_MS - 1)).toBe(getTurn('offer', begins));
});

it('sets and ends an experiment, and undoes both', () => {
  const before = page(block('one', { name: 'Top' }));
  const experiment = { id: 'offer', variant: 'a' } as const;
  const set = applyEdit(before, { kind: 'setBlock', id: 'one', set: { experiment }, unset: [] });
  if (set.kind !== 'done') throw new Error('The edit was refused.');
  expect(first(set.page)).toMatchObject({ name: 'Top', experiment });
  const undone = applyEdit(set.page, set.inverse);
  if (undone.kind !== 'done') throw new Error('The undo was refused.');
  expect(undone.page).toEqual(before);
});

it('merges the experiment apart from the other settings, as one member, and tells of its change', () => {
  const base = page(block('one'));
  const mine = page(version('one', 'a'));
  const { page: merged, conflicts } = mergePages({ base, mine, theirs: page(block('one', { name: 'Top' })) });
  expect(conflicts).toEqual([]);
  expect(first(merged)).toMatchObject({ name: 'Top', experiment: { id: 'offer', variant: 'a' } });
  expect(mergePages({ base, mine, theirs: page(version('one', 'b')) }).conflicts).toHaveLength(1);
  expect(diffPages(base, mine)).toMatchObject([{ kind: 'set', names: ['experiment'] }]);
});

function nodeOf(written: Written): BlockNode {
  const node = parseNode(written);
  if (node === undefined) throw new Error('The block cannot be read.');
  return node;
}

function countedIds(): () => string {
  let count = 0;
  return () => `n${(count += 1)}`;
}

it('leaves out the experiment of a block that is copied without the other version, at every depth', () => {
  const copy = copyNode(
    nodeOf({ ...version('one', 'a'), children: [version('two', 'b', 'top')] }),
    countedIds(),
  );
  expect(copy).not.toHaveProperty('experiment');
  expect(copy.children[0]).not.toHaveProperty('experiment');
});

it('leaves out an experiment in copies that has a version twice', () => {
  const nodes = [version('one', 'a'), version('two', 'b'), version('three', 'a')].map(nodeOf);
  for (const copy of nodes.map(createCopier(nodes, countedIds())))
    expect(copy).not.toHaveProperty('experiment');
});

it('gives both versions that are copied together, side by side or inside a block, one new experiment', () => {
  const nodes = [
    version('one', 'a'),
    block('box', { children: [version('two', 'b'), version('x', 'a', 'top')] }),
  ].map(nodeOf);
  const [single, box] = nodes.map(createCopier(nodes, countedIds()));
  expect(single?.experiment).toEqual({ id: expect.not.stringMatching(/^offer$/), variant: 'a' });
  expect(box?.children[0]?.experiment).toEqual({ id: single?.experiment?.id, variant: 'b' });
  expect(box?.children[1]).not.toHaveProperty('experiment');
});

it('gives the versions inside a block that is copied a new experiment of their own', () => {
  const inside = copyNode(
    nodeOf(block('box', { children: [version('one', 'a'), version('two', 'b')] })),
    countedIds(),
  );
  expect(inside.children.map(({ experiment }) => experiment?.variant)).toEqual(['a', 'b']);
  const [own, other] = inside.children.map(({ experiment }) => experiment?.id);
  expect(own).toBe(other);
  expect(own).not.toBe('offer');
});

it('keeps the experiment of both versions whose copies take the place of the blocks, and ends that of one alone', () => {
  const nodes = [version('one', 'a'), version('two', 'b'), version('x', 'a', 'top')].map(nodeOf);
  const copies = nodes.map(createCopier(nodes, countedIds(), { keepsExperiments: true }));
  expect(copies.map(({ id, experiment }) => [id, experiment])).toEqual([
    ['n1', { id: 'offer', variant: 'a' }],
    ['n2', { id: 'offer', variant: 'b' }],
    ['n3', undefined],
  ]);
});
