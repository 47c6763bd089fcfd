import { describe, expect, it } from 'vitest';
import { navigationLink, parseNavigationNode } from '../index.ts';

describe('parseNavigationNode', () => {
  it('reads a tree', () => {
    const tree = {
      _id: '/',
      name: 'The Courier',
      children: [
        {
          _id: '/news/',
          node_type: 'section',
          name: 'News',
          metadata: { metadata_title: 'News' },
          children: [],
        },
        { node_type: 'link', display_name: 'Shop', url: 'https://shop.test/', inactive: false, children: [] },
      ],
    };
    expect(parseNavigationNode(tree)).toEqual(tree);
  });

  it('has no children where none are given', () => {
    expect(parseNavigationNode({ _id: '/news/', children: 'many' })).toEqual({ _id: '/news/', children: [] });
  });

  it('leaves out children that are inactive or no objects', () => {
    const children = [{ _id: '/a/', inactive: true }, { _id: '/b/' }, '/c/', null];
    expect(parseNavigationNode({ children })?.children).toEqual([{ _id: '/b/', children: [] }]);
  });
});

describe('navigationLink', () => {
  it.each([
    [
      'the url and display name of a link',
      { node_type: 'link', _id: 'x', name: 'No', url: '/shop/', display_name: 'Shop' },
      { href: '/shop/', label: 'Shop' },
    ],
    [
      'the id and name of a section',
      { node_type: 'section', _id: '/news/', name: 'News', url: '/no/', display_name: 'No' },
      { href: '/news/', label: 'News' },
    ],
    [
      'the id and name of a node of no kind',
      { _id: '/news/', name: 'News' },
      { href: '/news/', label: 'News' },
    ],
    ['nothing for a link without an address', { node_type: 'link', display_name: 'Shop' }, undefined],
    ['nothing for a section without a name', { node_type: 'section', _id: '/news/' }, undefined],
  ])('takes %s', (_what, node, link) => {
    expect(navigationLink({ ...node, children: [] })).toEqual(link);
  });
});
