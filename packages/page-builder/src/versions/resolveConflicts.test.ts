import { mergePages, sizeColumns } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import { describe, expect, it } from 'vitest';
import { block, describePage, pageWith } from '../../test/pages.ts';
import { resolveConflicts } from './resolveConflicts.ts';
import type { Choice } from './resolveConflicts.ts';

const withText = (id: string, text: string) => ({ ...block(id), fields: { text } });
const base = pageWith({ main: [withText('a1', 'Base'), block('b1')] });

function decide(mine: PageDocument, theirs: PageDocument, choice: Choice): PageDocument {
  const { page, conflicts } = mergePages({ base, mine, theirs });
  expect(conflicts).not.toEqual([]);
  return resolveConflicts({ page, theirs, conflicts, choose: () => choice });
}

it('keeps mine or takes theirs of a block that both have changed', () => {
  const mine = pageWith({ main: [withText('a1', 'Mine'), block('b1')] });
  const theirs = pageWith({ main: [withText('a1', 'Theirs'), block('b1')] });
  expect(decide(mine, theirs, 'mine').areas['main']?.[0]?.fields).toEqual({ text: 'Mine' });
  expect(decide(mine, theirs, 'theirs').areas['main']?.[0]?.fields).toEqual({ text: 'Theirs' });
});

it('uses their fields with the version of the block that wrote them', () => {
  const mine = pageWith({ main: [withText('a1', 'Mine'), block('b1')] });
  const theirs = pageWith({ main: [{ ...withText('a1', 'Theirs'), version: 2 }, block('b1')] });
  expect(decide(mine, theirs, 'theirs').areas['main']?.[0]).toEqual(theirs.areas['main']?.[0]);
  expect(decide(mine, theirs, 'mine').areas['main']?.[0]).toEqual(mine.areas['main']?.[0]);
});

it('takes a block away that they have taken away, or keeps it', () => {
  const mine = pageWith({ main: [withText('a1', 'Mine'), block('b1')] });
  const theirs = pageWith({ main: [block('b1')] });
  expect(describePage(decide(mine, theirs, 'mine'))).toBe('main: a1 b1');
  expect(describePage(decide(mine, theirs, 'theirs'))).toBe('main: b1');
});

it('restores a block that I have removed and they have changed', () => {
  const mine = pageWith({ main: [block('b1')] });
  const theirs = pageWith({ main: [withText('a1', 'Theirs'), block('b1')] });
  expect(describePage(decide(mine, theirs, 'mine'))).toBe('main: b1');
  expect(describePage(decide(mine, theirs, 'theirs'))).toBe('main: a1 b1');
});

it('takes their settings, and leaves what both agree on', () => {
  const mine = { ...base, name: 'Mine', pageType: 'section' };
  const theirs = { ...base, name: 'Theirs', pageType: 'section' };
  expect(decide(mine, theirs, 'theirs')).toMatchObject({ name: 'Theirs', pageType: 'section' });
});

describe('a chain with columns', () => {
  const NAMES = ['columnOne', 'columnTwo'];
  const columnsOf = (name: string) => (name === 'chain' ? NAMES : []);

  /** Creates a page with one chain; each list is a column, and a text with a colon is an id and the text of the block. */
  const columns = (lists: readonly (readonly string[])[], fields: BlockNode['fields'] = {}): PageDocument => {
    const [columnOne = 0, columnTwo = 0] = lists.map(({ length }) => length);
    const children = lists.flat().map((each) => {
      const [id = '', text] = each.split(':');
      return text === undefined ? block(id) : withText(id, text);
    });
    return pageWith({
      main: [{ ...block('chain1', ...children), fields: { columnOne, columnTwo, ...fields } }],
    });
  };

  /** Returns the merged page with all conflicts decided for them, and the blocks of each column. */
  function decideForThem(start: PageDocument, mine: PageDocument, theirs: PageDocument) {
    const { page, conflicts } = mergePages({ base: start, mine, theirs }, { columnsOf });
    expect(conflicts).not.toEqual([]);
    const decided = resolveConflicts({ page, theirs, conflicts, choose: () => 'theirs', columnsOf });
    const chain = decided.areas['main']?.find(({ block: name }) => name === 'chain') ?? block('chain1');
    const ids = chain.children.map(({ id }) => id);
    const dealt = sizeColumns(chain, NAMES).map((size) => ids.splice(0, size).join(' '));
    return { fields: chain.fields, dealt };
  }

  const start = columns([['a1'], ['b1'], ['c1']]);

  it('has the other blocks in their columns after they removed a block that I changed', () => {
    const mine = columns([['a1:Mine'], ['b1'], ['c1']]);
    const theirs = columns([[], ['b1'], ['c1']]);
    expect(decideForThem(start, mine, theirs).dealt).toEqual(['', 'b1', 'c1']);
  });

  it('shows a block that I removed and they changed in their column again', () => {
    const mine = columns([['a1'], [], ['c1']]);
    const theirs = columns([['a1'], ['b1:Theirs'], ['c1']]);
    expect(decideForThem(start, mine, theirs).dealt).toEqual(['a1', 'b1', 'c1']);
  });

  it('shows a block that both moved in their column', () => {
    const mine = columns([['c1', 'a1'], ['b1'], []]);
    const theirs = columns([['a1'], ['c1', 'b1'], []]);
    expect(decideForThem(start, mine, theirs).dealt).toEqual(['a1', 'c1 b1', '']);
  });

  it('takes their fields and counts the blocks that both have inserted', () => {
    const mine = columns([['a1', 'm1'], ['b1'], ['c1']], { title: 'Mine' });
    const theirs = columns([['a1'], ['b1', 't1'], ['c1']], { title: 'Theirs' });
    const decided = decideForThem(start, mine, theirs);
    expect(decided.fields).toMatchObject({ title: 'Theirs' });
    expect(decided.dealt).toEqual(['a1 m1', 'b1 t1', 'c1']);
  });

  it('counts the blocks of both under another version of the chain', () => {
    const mine = columns([['a1', 'm1'], ['b1'], ['c1']], { title: 'Mine' });
    const updated = columns([['a1'], ['b1', 't1'], ['c1']], { title: 'Theirs' });
    const main = (updated.areas['main'] ?? []).map((chain) => ({ ...chain, version: 2 }));
    const decided = decideForThem(start, mine, { ...updated, areas: { main } });
    expect(decided.fields).toMatchObject({ title: 'Theirs' });
    expect(decided.dealt).toEqual(['a1 m1', 'b1 t1', 'c1']);
  });

  it('returns without the blocks that I moved out of it before I removed it', () => {
    const mine = pageWith({ main: [block('a1')] });
    const theirs = columns([['a1'], ['b1'], ['c1']], { title: 'Theirs' });
    expect(decideForThem(start, mine, theirs).dealt).toEqual(['', 'b1', 'c1']);
  });
});
