import { resolveFields } from '@broadsheet/block-kit';
import { expect, test } from 'vitest';
import { fields } from './fields.ts';
import { toSlots } from './toSlots.ts';
import type { SlotGroup } from './toSlots.ts';

function print(groups: readonly SlotGroup[]): string {
  return groups
    .map(({ at, contents }) => {
      const words = contents.map((each) => (each.kind === 'child' ? `#${each.index}` : each.kind));
      return `${at}: ${words.join(' ')}`;
    })
    .join('; ');
}

const slots = (stored: Readonly<Record<string, unknown>>, count = 3) => {
  const { left, right, menu } = toSlots(resolveFields(fields, stored, 'bar').values, count);
  return { left: print(left), right: print(right), menu: print(menu) };
};

test('fills an untouched bar as its defaults say', () => {
  expect(slots({})).toEqual({
    left: 'mobile: menu; desktop: search menu',
    right: '',
    menu: 'mobile: search',
  });
});

test('fills every slot in order', () => {
  expect(
    slots({
      leftComponentMobile1: 'queryly',
      leftComponentDesktop1: 'menu',
      leftComponentDesktop2: 'none',
      rightComponentMobile1: 'custom',
      rightComponentCustomIndexMobile1: 1,
      rightComponentDesktop1: 'search',
      rightComponentDesktop2: 'custom',
      rightComponentCustomIndexDesktop2: 3,
      menuComponentMobile1: 'none',
      menuComponentMobile2: 'queryly',
      menuComponentDesktop1: 'search',
      menuComponentDesktop2: 'custom',
      menuComponentCustomIndexDesktop2: 2,
    }),
  ).toEqual({
    left: 'mobile: queryly; desktop: menu',
    right: 'mobile: #0; desktop: search #2',
    menu: 'mobile: queryly; desktop: search #1',
  });
});

test.each([
  [1, 'desktop: #0'],
  [3, 'desktop: #2'],
  ['2', 'desktop: #1'],
  [0, ''],
  [4, ''],
  [-1, ''],
  [1.5, ''],
  [undefined, ''],
])('puts the block at position %s of three into a custom slot', (position, right) => {
  const stored = { rightComponentDesktop1: 'custom', rightComponentCustomIndexDesktop1: position };
  expect(slots(stored).right).toBe(right);
});

test('puts the block of the old sign-in position at the end of an untouched bar', () => {
  expect(slots({ signInOrder: 2 }).right).toBe('everywhere: #1');
  expect(slots({ signInOrder: 2, menuComponentDesktop1: 'search' }).right).toBe('everywhere: #1');
});

test.each([
  ['there is no such block', { signInOrder: 4 }, ''],
  ['a slot of the bar is set', { signInOrder: 2, leftComponentDesktop1: 'none' }, ''],
  ['a slot at the end is set', { signInOrder: 2, rightComponentMobile1: 'search' }, 'mobile: search'],
])('forgets the old sign-in position when %s', (_, stored, right) => {
  expect(slots(stored).right).toBe(right);
});
