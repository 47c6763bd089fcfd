import { expect, test } from 'vitest';
import { resultsView } from './resultsView.ts';

/** Returns the site of a story's id: capitals belong to another site. */
const siteOf = (id: string) => (id === id.toLowerCase() ? 'courier' : 'herald');
const answer = (ids: string, more: object = {}) => ({
  content_elements: ids
    .split('')
    .map((_id) => ({ _id, websites: { [siteOf(_id)]: { website_url: `/${_id}/` } } })),
  ...more,
});
const view = (answers: Parameters<typeof resultsView>[0], pages: number, start = 0) => {
  const { stories, hasMore } = resultsView(answers, { start, size: 2 }, pages, 'courier');
  return [stories.map(({ _id }) => _id).join(''), hasMore];
};

test.each([
  ['one page of a first answer of two', [answer('abcd')], 1, ['ab', true]],
  ['both pages once asked', [answer('abcd')], 2, ['abcd', false]],
  ['the page after', [answer('abcd'), answer('ef')], 3, ['abcdef', false]],
  ['a page that is not full', [answer('abc')], 2, ['abc', false]],
  ['nothing', [answer('')], 1, ['', false]],
  ['no answer', [], 1, ['', false]],
  ['an answer that was none', [undefined], 1, ['', false]],
])('shows %s', (_, answers, pages, expected) => expect(view(answers, pages)).toEqual(expected));

test('drops what an earlier answer brought', () => {
  expect(view([answer('abcd'), answer('cdef')], 3)).toEqual(['abcdef', false]);
});

test('fills a page with stories of the site, whatever stands between them', () => {
  expect(view([answer('aBCd', { count: 5 })], 1)).toEqual(['ad', true]);
  expect(view([answer('aBCd', { count: 5 }), answer('e', { count: 5 })], 2)).toEqual(['ade', false]);
  expect(view([answer('ABcd')], 1)).toEqual(['cd', false]);
});

test.each([
  ['a next page is named', [answer('ab', { next: 2 })], 1, 0, true],
  ['fewer are shown than counted', [answer('abcd'), answer('ef', { count: 7 })], 3, 0, true],
  ['the count starts before the list', [answer('abcd', { count: 7 })], 2, 3, false],
  ['all that count are shown', [answer('abcd', { count: 4 })], 2, 0, false],
  [
    'the count promises what no answer brings',
    [answer('abcd', { count: 6 }), answer('', { count: 6 })],
    3,
    0,
    false,
  ],
])('knows whether more is left when %s', (_, answers, pages, start, hasMore) => {
  expect(view(answers, pages, start)[1]).toBe(hasMore);
});
