import { expect, test } from 'vitest';
import { headlineListRoom } from './headlineListRoom.ts';

const lines = { narrow: 4, wide: 3 };
const source = (contentConfigValues: Readonly<Record<string, string | number>>) => ({
  contentService: 'story-feed-tag',
  contentConfigValues,
});
const shown = { title: undefined, showHeadline: true, showImage: true };
const roomOf = (values: Partial<Parameters<typeof headlineListRoom>[0]>) =>
  headlineListRoom({ listContentConfig: source({ size: 3 }), ...shown, ...values }, lines);

test('has the rows that the editor has asked for, each as high as its thumbnail or its headline', () => {
  const row = (most: number) => `max(5rem, ${most} * 1.25 * var(--bs-type-2))`;
  const gaps = '2 * (2 * var(--bs-gap) + 1px)';
  expect(roomOf({})).toEqual({
    narrow: `3 * (${row(4)}) + ${gaps}`,
    medium: `3 * (${row(3)}) + ${gaps}`,
    wide: `3 * (${row(3)}) + ${gaps}`,
  });
  expect(roomOf({ listContentConfig: source({ feedSize: '3' }) })).toEqual(roomOf({}));
  expect(roomOf({ showImage: false })?.wide).toBe(`3 * (3 * 1.25 * var(--bs-type-2)) + ${gaps}`);
});

test('has a line for the title, if there is one', () => {
  expect(roomOf({ title: 'Most read' })?.wide).toContain('var(--bs-type-4)');
  expect(roomOf({ title: ' ' })?.wide).not.toContain('var(--bs-type-4)');
});

test.each([
  ['the source decides how many there are', { listContentConfig: source({}) }],
  ['there is no source', { listContentConfig: undefined }],
  ['the number is none', { listContentConfig: source({ size: 'many' }) }],
  ['images without headlines are as wide as the list', { showHeadline: false }],
])('holds a screen where %s', (_, values) => {
  expect(roomOf(values)).toBeUndefined();
});
