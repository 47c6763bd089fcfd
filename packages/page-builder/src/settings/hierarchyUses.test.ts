import { expect, test } from 'vitest';
import { pageWith } from '../../test/pages.ts';
import { findHierarchyUses } from './hierarchyUses.ts';

const uses = (fields: Readonly<Record<string, unknown>>) =>
  findHierarchyUses([pageWith({ main: [{ id: 'a', block: 'menu', fields, children: [] }] })], 'footer').map(
    ({ blocks }) => blocks,
  );

test.each([
  ['as a field', { hierarchy: ' footer ' }],
  ['in the query of a source', { links: { contentConfigValues: { hierarchy: 'footer' } } }],
  ['in an object of a list', { columns: [{ title: 'News' }, { linksHierarchy: 'footer' }] }],
  ['in a list of names', { hierarchy: ['default', 'footer'] }],
])('a block shows a menu that it names %s', (_where, fields) => {
  expect(uses(fields)).toEqual([['menu']]);
});

test('a block that only holds the same word does not show the menu', () => {
  expect(uses({ title: 'footer', hierarchy: 'default', tags: ['footer'] })).toEqual([]);
});
