import { expect, test } from 'vitest';
import { findExcess, parsePageDocument } from '../index.ts';

const page = (main: readonly unknown[]) => ({
  id: 'a',
  match: { kind: 'path', path: '/' },
  layout: 'single',
  areas: { main },
});
const block = (id: string, children: readonly unknown[] = []) => ({ id, block: 'box', fields: {}, children });

const chain = (levels: number): unknown => {
  let node = block('last');
  for (let level = 1; level < levels; level += 1) node = block(`n${level}`, [node]);
  return node;
};

test('leaves alone a page of many blocks, some inside others', () => {
  const large = page([...Array.from({ length: 1_900 }, (_, index) => block(`b${index}`)), chain(20)]);
  expect(findExcess(large)).toBeUndefined();
  expect(parsePageDocument(large)?.areas['main']).toHaveLength(1_901);
});

test('refuses a page of more blocks than anybody reads, wherever they stand', () => {
  const many = Array.from({ length: 2_001 }, (_, index) => block(`b${index}`));
  expect(findExcess(page(many))).toBe('blocks');
  expect(findExcess(page([block('all', many)]))).toBe('blocks');
  expect(parsePageDocument(page(many))).toBeUndefined();
});

test('refuses blocks within blocks and values within values without end', () => {
  const deep: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
  expect(findExcess(page([chain(5_000)]))).toBe('depth');
  expect(findExcess(page([{ id: 'a', block: 'box', fields: { deep } }]))).toBe('depth');
  expect(parsePageDocument(page([chain(5_000)]))).toBeUndefined();
});
