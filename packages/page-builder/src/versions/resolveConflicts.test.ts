import { mergePages } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import { expect, it } from 'vitest';
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
