import { parseNavigationNode } from '@broadsheet/sdk-content';
import { expect, test } from 'vitest';
import { toSections } from './toSections.ts';

const sections = (...children: object[]) => toSections(parseNavigationNode({ children })?.children ?? []);

test('takes sections by id and name, links by address and display name, with what is below them', () => {
  expect(
    sections(
      {
        _id: '/sport',
        node_type: 'section',
        name: 'Sport',
        children: [
          { _id: '/sport/rowing/', name: 'Rowing' },
          { node_type: 'link', url: 'https://club.test/a', display_name: 'Club' },
        ],
      },
      { node_type: 'link', url: '/offer', display_name: 'Subscribe', _id: 'x', name: 'No' },
    ),
  ).toEqual([
    {
      href: '/sport/',
      label: 'Sport',
      folder: 'sport',
      links: [
        { href: '/sport/rowing/', label: 'Rowing' },
        { href: 'https://club.test/a', label: 'Club' },
      ],
    },
    { href: '/offer/', label: 'Subscribe', folder: 'offer', links: [] },
  ]);
});

test('leaves out what is switched off, leads nowhere or has no name, on both levels', () => {
  const off = { _id: '/old/', name: 'Old', inactive: true };
  const list = sections(
    off,
    { name: 'Nowhere' },
    { _id: '/a/', name: '' },
    {
      _id: '/b/',
      name: 'B',
      children: [off, { _id: '/b/c/' }, { _id: '/b/d/', name: 'D' }],
    },
  );
  expect(list.map(({ label, links }) => [label, links.map((link) => link.label)])).toEqual([['B', ['D']]]);
});

test.each([
  ['https://shop.test/sport/', undefined],
  ['/', undefined],
  ['/sport/football/', 'sport'],
  ['/#top', undefined],
])('knows the folder of %s', (url, folder) => {
  expect(sections({ node_type: 'link', url, display_name: 'X' })[0]?.folder).toBe(folder);
});
