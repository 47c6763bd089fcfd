import { parseNavigationNode } from '@broadsheet/sdk-content';
import { expect, test } from 'vitest';
import { navigationLinks, navigationRequest } from './navigationLinks.ts';

const linksOf = (...nodes: readonly object[]) =>
  navigationLinks(nodes.map((node) => parseNavigationNode(node)).filter((node) => node !== undefined));

test('links sections by their id and links by their address', () => {
  expect(
    linksOf(
      { _id: '/coast', node_type: 'section', name: 'Coast', display_name: 'Not this' },
      { _id: 'x', node_type: 'link', url: 'https://tide.example/table', display_name: 'Tides' },
      { node_type: 'link', url: '/letters', display_name: 'Letters' },
    ),
  ).toEqual([
    { href: '/coast/', label: 'Coast' },
    { href: 'https://tide.example/table', label: 'Tides' },
    { href: '/letters/', label: 'Letters' },
  ]);
});

test('leaves out what has no name or leads nowhere', () => {
  expect(
    linksOf({ _id: '/coast', node_type: 'section' }, { node_type: 'link', display_name: 'Tides' }),
  ).toEqual([]);
});

test('asks the chosen source with the name of the block', () => {
  const config = {
    contentService: 'site-service-hierarchy',
    contentConfigValues: { hierarchy: 'footer', feature: 'not this' },
  };
  expect(navigationRequest(config, 'footer', '{ children { name } }')).toEqual({
    source: 'site-service-hierarchy',
    query: { hierarchy: 'footer', feature: 'footer' },
    filter: '{ children { name } }',
  });
});

test.each([undefined, { contentService: '', contentConfigValues: {} }])('asks nothing for %j', (config) => {
  expect(navigationRequest(config, 'footer', '{ name }')).toBeUndefined();
});
