import { applyEdit } from '@broadsheet/page-document';
import type { PageDocument, PageEdit } from '@broadsheet/page-document';
import { expect, it } from 'vitest';
import { catalogue } from '../../test/EditingPage.tsx';
import { block, describePage, pageWith } from '../../test/pages.ts';
import { copyGroup, findRoots, insertGroup, moveGroup, removeGroup, stepGroup } from './blockGroups.ts';

const page = pageWith({
  main: [block('a1'), block('b1'), block('chain1', block('a2'), block('b2')), block('c1')],
  rail: [block('c2')],
});
const ground = {
  page,
  areas: ['main', 'rail'],
  kindOf: (name: string) => catalogue.get(name)?.kind,
};
const roots = (...ids: readonly string[]) => findRoots(page, ids);

/** Returns the page after an edit, and asserts that its inverse brings it back. */
function after(edit: PageEdit | undefined, from: PageDocument = page): string {
  if (edit === undefined) return 'not possible';
  const result = applyEdit(from, edit);
  if (result.kind === 'refused') return result.reason;
  const back = applyEdit(result.page, result.inverse);
  expect(back.kind === 'done' && describePage(back.page)).toBe(describePage(from));
  return describePage(result.page);
}

it('finds the blocks of a selection in the order of the page, without those inside others', () => {
  expect(roots('c1', 'a2', 'chain1', 'a1').map(({ id }) => id)).toEqual(['a1', 'chain1', 'c1']);
});

it('removes, duplicates and inserts them in one step', () => {
  expect(after(removeGroup(ground, roots('a1', 'a2', 'c2')))).toBe('main: b1 chain1(b2) c1');
  let count = 0;
  const copies = copyGroup(roots('a1', 'chain1'), () => `n${(count += 1)}`);
  const at = { container: { kind: 'area', area: 'rail' }, index: 0 } as const;
  expect(after(insertGroup(ground, copies, { at }))).toBe(
    'main: a1 b1 chain1(a2 b2) c1 | rail: n1 n2(n3 n4) c2',
  );
});

it('copies both versions of an A/B test as a test of their own, and one version as no test', () => {
  const a = { ...block('a1'), experiment: { id: 'offer', variant: 'a' } } as const;
  const b = { ...block('b1'), experiment: { id: 'offer', variant: 'b' } } as const;
  let count = 0;
  const copies = copyGroup([a, block('chain1', b)], () => `n${(count += 1)}`);
  expect([copies[0]?.experiment, copies[1]?.children[0]?.experiment]).toEqual([
    { id: 'n1', variant: 'a' },
    { id: 'n1', variant: 'b' },
  ]);
  expect(copyGroup([b], () => 'new')[0]).not.toHaveProperty('experiment');
});

it.each([
  ['up', ['b1', 'chain1'], 'main: b1 chain1(a2 b2) a1 c1 | rail: c2'],
  ['down', ['a1', 'b1'], 'main: chain1(a2 b2) a1 b1 c1 | rail: c2'],
  ['down', ['chain1', 'c1'], 'main: a1 b1 | rail: chain1(a2 b2) c1 c2'],
  ['out', ['a2', 'b2'], 'main: a1 b1 chain1 a2 b2 c1 | rail: c2'],
  ['up', ['a1', 'c1'], 'not possible'],
] as const)('steps %s with %s', (direction, ids, expected) => {
  expect(after(stepGroup(ground, roots(...ids), { direction }))).toBe(expected);
});

it('moves blocks from several places to one, where they follow each other, and none into itself', () => {
  const inMain = { container: { kind: 'area', area: 'main' }, index: 2 } as const;
  expect(after(moveGroup(ground, roots('a1', 'a2', 'c2'), { at: inMain }))).toBe(
    'main: b1 a1 a2 c2 chain1(b2) c1',
  );
  const inside = { container: { kind: 'block', id: 'chain1' }, index: 0 } as const;
  expect(after(moveGroup(ground, roots('a1', 'chain1'), { at: inside }))).toBe('into-itself');
});
