import { expect, test } from 'vitest';
import { resultsView } from './resultsView.ts';

const page = (ids: string, total_hits?: number) => ({
  data: ids
    .split('')
    .map((_id) => ({ _id, websites: { [_id === 'x' ? 'herald' : 'courier']: { website_url: `/${_id}/` } } })),
  metadata: { total_hits },
});

test.each([
  ['one page of several', [page('ab', 5)], ['ab', 5, true]],
  ['pages in order', [page('ab', 5), page('cd', 5)], ['abcd', 5, true]],
  ['the last page', [page('ab', 3), page('c', 3)], ['abc', 3, false]],
  ['a result that comes twice once', [page('ab', 3), page('bc', 3)], ['abc', 3, false]],
  ['no result of another site, though it counts', [page('ax', 3), page('b', 3)], ['ab', 3, false]],
  ['the newest number of hits', [page('ab', 5), page('cd', 4)], ['abcd', 4, false]],
  ['no promise that an empty page breaks', [page('ab', 9), page('', 9)], ['ab', 9, false]],
  ['no hits', [page('', 0)], ['', 0, false]],
  ['no answer yet', [], ['', undefined, false]],
  ['an answer without a number', [page('ab')], ['ab', undefined, false]],
])('shows %s', (_, answers, expected) => {
  const { stories, hits, hasMore } = resultsView(answers, 'courier');
  expect([stories.map(({ _id }) => _id).join(''), hits, hasMore]).toEqual(expected);
});
