import { expect, test } from 'vitest';
import { dealStories } from './dealStories.ts';

const story = (_id: string, site = 'courier') => ({ _id, websites: { [site]: { website_url: `/${_id}/` } } });
const list = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => story(id));
const none = { extraLarge: 0, linksXL: 0, large: 0, medium: 0, small: 0 };

/** Returns the ids by size, e.g. `a|bc||d`. */
function dealt(stories: readonly object[], offset: number, counts: Partial<typeof none>): string {
  const sizes = dealStories(stories, { site: 'courier', offset, counts: { ...none, ...counts } });
  return [sizes.extraLarge, sizes.large, sizes.medium, sizes.small]
    .map((size) => size.map(({ _id }) => _id).join(''))
    .join('|');
}

test.each([
  ['the largest first', { extraLarge: 1, large: 2, medium: 1, small: 2 }, 'a|bc|d|ef'],
  ['nothing to sizes of no places', { large: 1, small: 2 }, '|a||bc'],
  ['what there is when there are more places', { extraLarge: 2, medium: 3, small: 9 }, 'ab||cde|f'],
  ['nothing without counts', {}, '|||'],
  ['nothing to a count below zero', { extraLarge: -3, small: 2 }, '|||ab'],
  ['whole stories only', { large: 1.8, small: 1 }, '|a||b'],
])('deals %s', (_, counts, expected) => {
  expect(dealt(list, 0, counts)).toBe(expected);
});

test.each([
  [2, '|||cd'],
  [5, '|||f'],
  [9, '|||'],
  [-1, '|||ab'],
])('skips the first %d of the list', (offset, expected) => {
  expect(dealt(list, offset, { small: 2 })).toBe(expected);
});

test('leaves out stories of other sites, after it has skipped', () => {
  const mixed = [
    story('x', 'herald'),
    story('a'),
    { _id: 'y' },
    { _id: 'z', websites: { courier: {} } },
    story('b'),
  ];
  expect(dealt(mixed, 0, { small: 9 })).toBe('|||ab');
  expect(dealt(mixed, 1, { small: 9 })).toBe('|||ab');
  expect(dealt(mixed, 2, { small: 9 })).toBe('|||b');
});

test('passes over what it is told to leave out, and fills its places with what follows', () => {
  const { small } = dealStories(list, {
    site: 'courier',
    offset: 1,
    counts: { ...none, small: 2 },
    exclude: new Set(['b', 'd']),
  });
  expect(small.map(({ _id }) => _id)).toEqual(['c', 'e']);
});

test('takes the links under the lead from the stories after it, and none without a lead', () => {
  const links = (counts: Partial<typeof none>) =>
    dealStories(list, { site: 'courier', offset: 0, counts: { ...none, ...counts } });
  const { links: below, medium } = links({ extraLarge: 1, linksXL: 2, medium: 1 });
  expect([...below, ...medium].map(({ _id }) => _id)).toEqual(['b', 'c', 'd']);
  expect(links({ linksXL: 2, medium: 1 }).links).toEqual([]);
});
