import { expect, it } from 'vitest';
import { applyEdit, getScheduleState, listEdges, mergePages, parsePageDocument } from '../index.ts';
import type { BlockNode, PageDocument } from '../index.ts';

const page = (node: Readonly<Record<string, unknown>>): PageDocument => {
  const parsed = parsePageDocument({
    id: 'p',
    match: { kind: 'path', path: '/' },
    layout: 'l',
    areas: { main: [{ id: 'a', block: 'words', fields: { x: 1 }, ...node }] },
  });
  if (parsed === undefined) throw new Error('The page cannot be read.');
  return parsed;
};
const first = ({ areas }: PageDocument): BlockNode | undefined => areas['main']?.[0];

it('keeps the moments of a block as they are written, and lists them in order', () => {
  const parsed = page({ showFrom: '2026-12-01T06:00+01:00', showUntil: '2026-12-01T04:00Z', name: 'Top' });
  expect(first(parsed)).toMatchObject({
    name: 'Top',
    showFrom: '2026-12-01T06:00+01:00',
    showUntil: '2026-12-01T04:00Z',
  });
  expect(listEdges(parsed)).toEqual([Date.UTC(2026, 11, 1, 4), Date.UTC(2026, 11, 1, 5)]);
});

it.each([['tomorrow'], ['2026-12-01'], ['2026-12-01T06:00'], ['2026-13-01T06:00Z']])(
  'reads no moment in %s, so that it limits nothing, and keeps it for the check',
  (showUntil) => {
    const parsed = page({ showUntil });
    expect(first(parsed)?.showUntil).toBe(showUntil);
    expect(getScheduleState({ showUntil }, Number.MAX_SAFE_INTEGER)).toBe('shown');
    expect(listEdges(parsed)).toEqual([]);
  },
);

it('drops moments that are no short texts', () => {
  expect(first(page({ showFrom: 5, showUntil: 'x'.repeat(5_000) }))).toEqual({
    id: 'a',
    block: 'words',
    fields: { x: 1 },
    children: [],
  });
});

it('undoes a schedule that was set and one that was taken away', () => {
  const before = page({ showFrom: '2026-12-01T06:00Z' });
  const set = applyEdit(before, {
    kind: 'setBlock',
    id: 'a',
    set: { showUntil: '2026-12-02T06:00Z' },
    unset: ['showFrom'],
  });
  if (set.kind !== 'done') throw new Error(set.reason);
  expect(first(set.page)).not.toHaveProperty('showFrom');
  expect(applyEdit(set.page, set.inverse)).toMatchObject({ page: before });
});

it('merges a schedule of one editor with the fields and the name of another', () => {
  const base = page({});
  const mine = page({ fields: { x: 2 }, showFrom: '2026-12-01T06:00Z' });
  const theirs = page({ name: 'Top', showUntil: '2026-12-02T06:00Z' });
  const merged = mergePages({ base, mine, theirs });
  expect(merged.conflicts).toEqual([]);
  expect(first(merged.page)).toEqual({
    id: 'a',
    block: 'words',
    name: 'Top',
    showFrom: '2026-12-01T06:00Z',
    showUntil: '2026-12-02T06:00Z',
    fields: { x: 2 },
    children: [],
  });
});

it('reports a conflict when both set the same moment differently, and keeps mine', () => {
  const merged = mergePages({
    base: page({}),
    mine: page({ showFrom: '2026-12-01T06:00Z' }),
    theirs: page({ showFrom: '2026-12-01T07:00Z', showUntil: '2026-12-02T06:00Z' }),
  });
  expect(merged.conflicts).toMatchObject([{ kind: 'block', id: 'a' }]);
  expect(first(merged.page)).not.toHaveProperty('showUntil');
});

it('keeps screens and kinds of readers, and drops what is none or no limit', () => {
  expect(first(page({ hideOn: 'phone', showTo: ['subscribed', 'anonymous', 'nobody'] }))).toMatchObject({
    hideOn: 'phone',
    showTo: ['anonymous', 'subscribed'],
  });
  for (const showTo of [[], ['nobody'], 'anonymous', ['anonymous', 'registered', 'subscribed']])
    expect(first(page({ hideOn: 'watch', showTo }))).toEqual(first(page({})));
});

it('merges the readers of one editor with the screens of another', () => {
  const merged = mergePages({
    base: page({}),
    mine: page({ showTo: ['anonymous'] }),
    theirs: page({ hideOn: 'desktop' }),
  });
  expect(merged.conflicts).toEqual([]);
  expect(first(merged.page)).toMatchObject({ showTo: ['anonymous'], hideOn: 'desktop' });
});
