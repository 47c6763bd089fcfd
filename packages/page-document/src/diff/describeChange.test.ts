import fc from 'fast-check';
import { expect, it } from 'vitest';
import { draws, edited, node, page, pages } from '../../test/arbitraryPages.ts';
import { changePhrases, describeChanges, describeUpdates, diffPages } from '../index.ts';
import type { PageDocument, FormatChange } from '../index.ts';

const titles = {
  block: (name: string) => ({ words: 'Words', columns: 'Columns' })[name],
  field: (block: string, name: string) => (block === 'words' && name === 'label' ? 'Label' : undefined),
  area: (_layout: string, name: string) => ({ side: 'Side column', 'Main-2': 'main' })[name],
};
const english: FormatChange = (key, values = {}) => {
  const forms = changePhrases[key].split(' | ');
  const form = values['n'] === 1 ? forms[0] : forms.at(-1);
  return (form ?? '').replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]));
};
const format = (before: PageDocument, after: PageDocument) =>
  describeChanges({ before, after, titles, format: english });

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
    'what another layout has in an area of the same title',
    page({ main: [node('b'), node('a', [], { label: 'Today' })] }),
    { ...page({ 'Main-2': [node('a', [], { label: 'Today' })], main: [node('b')] }) },
    ['Moved “Words” (Today) from the area “main” to the area “main”.'],
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
  expect(format(before, after)).toEqual(sentences);
});

it.each([
  [
    'a value of 60 characters',
    'x'.repeat(60),
    `Changed “Label” of “Words” from “Old” to “${'x'.repeat(60)}”.`,
  ],
  ['no longer value', 'x'.repeat(61), 'Changed “Label” of “Words”.'],
  ['no value of several lines', 'One\ntwo', 'Changed “Label” of “Words”.'],
])('quotes %s', (_what, label, sentence) => {
  const labelled = (text: string) => page({ main: [node('a', [], { label: text })] });
  expect(format(labelled('Old'), labelled(label))).toEqual([sentence]);
});

it.each([
  ['a text of 60 characters', 'x'.repeat(60), 'x'.repeat(60)],
  ['the first words of a longer text', 'Ferry '.repeat(20), `${'Ferry '.repeat(10)}…`],
  ['the beginning of a longer word', 'x'.repeat(61), `${'x'.repeat(60)} …`],
  ['the words of markup', '<p>The <b>ferry</b></p>\n<p>waits</p>', 'The ferry waits'],
  ['its id, if there are no words', '<img src="/ferry.jpg" alt="">', 'a'],
])('knows a block from others of its name by %s', (_what, label, name) => {
  const [one, other] = [node('a', [], { label }), node('b')];
  expect(format(page({ main: [one, other] }), page({ main: [other] }))).toEqual([
    `Removed “Words” (${name}) from the area “main”.`,
  ]);
});

it('knows a block by the first of its fields that has a text', () => {
  const [one, other] = [node('a', [], { size: 2, label: '', text: 'Today' }), node('b')];
  expect(format(page({ main: [one, other] }), page({ main: [other] }))).toEqual([
    'Removed “Words” (Today) from the area “main”.',
  ]);
});

it('says each part in the language of whoever reads it', () => {
  const spoken: FormatChange = (key, values = {}) => `${key}(${Object.values(values).join('; ')})`;
  const before = page({ main: [node('a', [], { label: 'Old', size: 2 })] });
  const after = page({ side: [node('a', [], { label: '', size: 3 })] });
  expect(describeChanges({ before, after, titles, format: spoken })).toEqual([
    'change.moved(change.block(Words); change.area(main); change.area(Side column))',
    'change.changedValue(change.field(Label; change.block(Words)); change.text(Old); change.nothing())',
    'change.changedValue(change.field(size; change.block(Words)); 2; 3)',
  ]);
});

it('tells once a block what a newer version of it has changed, and nothing of blocks that have gone', () => {
  const before = page({ main: [node('a', [], { label: 'Old' })] });
  const compared = { before, after: before, titles, format: english };
  const update = { block: 'words', from: 1, to: 3 };
  expect(
    describeUpdates(
      [
        { id: 'a', ...update },
        { id: 'gone', ...update },
      ],
      compared,
    ),
  ).toEqual(['Updated “Words”, from version 1 of the block to 3.']);
});

it('says something of every change, and nothing of two pages that say the same', () => {
  fc.assert(
    fc.property(pages('p'), draws(10), (before, all) => {
      const after = edited(before, all, 'q');
      const sentences = format(before, after);
      expect(sentences.length).toBeGreaterThanOrEqual(diffPages(before, after).length);
      for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/s);
      expect(format(after, after)).toEqual([]);
    }),
  );
});
