import { formatPhrase } from '@broadsheet/block-kit';
import { diffPages } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import { expect, it } from 'vitest';
import { catalogue } from '../../test/EditingPage.tsx';
import { block, pageOf } from '../../test/pages.ts';
import { describeChange } from './describeChange.ts';
import { phrases } from './phrases.ts';

const describe = (before: PageDocument, after: PageDocument) =>
  diffPages(before, after).flatMap((change) =>
    describeChange(change, {
      t: (key, values = {}) => formatPhrase(phrases[key], values, 'en'),
      catalogue,
      before,
      after,
    }),
  );

it('says what came, where, and what went', () => {
  const before = pageOf({ main: [block('b1'), block('c1')] });
  const after = pageOf({ main: [block('b1'), block('a1')], rail: [block('chain1', block('a2'))] });
  expect(describe(before, after)).toEqual([
    'Removed “Résumé” from Main',
    'Added “Headline” to Main, after “Byline”',
    'Added “Two columns” to Rail, at the beginning',
  ]);
});

it('says what moved, also into another block', () => {
  const before = pageOf({ main: [block('a1'), block('chain1')] });
  const after = pageOf({ main: [block('chain1', block('a1'))] });
  expect(describe(before, after)).toEqual(['Moved “Headline” to “Two columns”, at the beginning']);
});

it('says which values changed, and of what is long only that it did', () => {
  const withFields = (fields: Readonly<Record<string, unknown>>) =>
    pageOf({ main: [{ ...block('c1'), fields }] });
  const before = withFields({ listCount: 10, text: '', isOpen: true, body: '<p>Old</p>' });
  const after = withFields({ listCount: 20, text: 'New', isOpen: false, body: '<p>New</p>' });
  expect(describe(before, after)).toEqual([
    'Changed “List count” of “Résumé” from 10 to 20',
    'Changed “Text” of “Résumé” from nothing to “New”',
    'Changed “Is open” of “Résumé” from on to off',
    'Changed “Body” of “Résumé”',
  ]);
});

it('says which settings changed, and which block another one has replaced', () => {
  const before = pageOf({ main: [{ ...block('x1'), block: 'a' }] });
  const after = { ...pageOf({ main: [{ ...block('x1'), block: 'b' }] }), name: 'Other' };
  expect(describe(before, after)).toEqual([
    'Changed the name of the page',
    'Replaced “Headline” by “Byline”',
  ]);
});
