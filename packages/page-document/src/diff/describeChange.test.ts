import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draws, edited, node, page, pages } from '../../test/arbitraryPages.ts';
import { describeChanges, diffPages } from '../index.ts';
import type { PageDocument } from '../index.ts';

const titles = {
  block: (name: string) => ({ words: 'Words', columns: 'Columns' })[name],
  field: (block: string, name: string) => (block === 'words' && name === 'label' ? 'Label' : undefined),
  area: (_layout: string, name: string) => ({ side: 'Side column' })[name],
};
const say = (before: PageDocument, after: PageDocument) => describeChanges({ before, after, titles });

it.each<[string, PageDocument, PageDocument, readonly string[]]>([
  [
    'what came, with what is inside it',
    page(),
    page({ main: [node('box', [node('a'), node('b')])] }),
    ['Added “Words” (box) with the 2 blocks inside it to the area “main”.'],
  ],
  ['what went', page({ main: [node('a')] }), page(), ['Removed “Words” from the area “main”.']],
  [
    'what was moved to another area',
    page({ main: [node('a', [], { label: 'Today' })], side: [node('b')] }),
    page({ side: [node('b'), node('a', [], { label: 'Today' })] }),
    ['Moved “Words” (Today) from the area “main” to the area “Side column”.'],
  ],
  [
    'what was moved within its list',
    page({ main: [node('a'), node('b'), node('c')] }),
    page({ main: [node('c'), node('a'), node('b')] }),
    ['Moved “Words” (c) up in the area “main”, to place 1.'],
  ],
  [
    'what was moved into a block',
    page({ main: [node('a'), { ...node('box'), block: 'columns' }] }),
    page({ main: [{ ...node('box', [node('a')]), block: 'columns' }] }),
    ['Moved “Words” from the area “main” to “Columns”.'],
  ],
  [
    'fields by their labels, with short values',
    page({ main: [node('a', [], { label: 'Old', isBig: true, rows: [1] })] }),
    page({ main: [node('a', [], { label: 'New', rows: [2] })] }),
    [
      'Changed “Label” of “Words” from “Old” to “New”.',
      'Changed “isBig” of “Words” from on to nothing.',
      'Changed “rows” of “Words”.',
    ],
  ],
  [
    'another block under the same id',
    page({ main: [node('a')] }),
    page({ main: [{ ...node('a'), block: 'columns' }] }),
    ['Replaced “Words” by “Columns”.'],
  ],
  [
    'the settings of the page',
    page(),
    { ...page(), name: 'Front', match: { kind: 'path', path: '/front/' }, meta: { title: 'Front' } },
    [
      'Changed the name of the page from “Home” to “Front”.',
      'Changed the address of the page from “/” to “/front/”.',
      'Changed “title” of the metadata from nothing to “Front”.',
    ],
  ],
])('tells %s', (_what, before, after, sentences) => {
  expect(say(before, after)).toEqual(sentences);
});

it('says something of every change, and nothing of two pages that say the same', () => {
  fc.assert(
    fc.property(pages('p'), draws(10), (before, all) => {
      const after = edited(before, all, 'q');
      const sentences = say(before, after);
      expect(sentences.length).toBeGreaterThanOrEqual(diffPages(before, after).length);
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/s);
      expect(say(after, after)).toEqual([]);
    }),
  );
});
