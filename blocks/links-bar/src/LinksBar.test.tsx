import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const section = (_id: string, name: string) => ({ _id, name, node_type: 'section' });
const link = (url: string, display_name: string) => ({ _id: url, url, display_name, node_type: 'link' });
const hierarchy = (...children: object[]) => ({ 'site-service-hierarchy': { _id: '/', children } });
const navigationConfig = {
  contentService: 'site-service-hierarchy',
  contentConfigValues: { hierarchy: 'links-bar' },
};

test('links sections by their id and name, links by their address and display name', async () => {
  const { container, requests } = await renderBlock(block, {
    fields: { navigationConfig },
    content: hierarchy(
      section('/news', 'News'),
      link('/offer', 'Subscribe'),
      link('https://tides.example/table', 'Tides'),
    ),
  });
  const bar = screen.getByRole('navigation', { name: 'More Links' });
  const links = within(bar).getAllByRole('link');
  expect(links.map((each) => each.getAttribute('href'))).toEqual([
    '/news/',
    '/offer/',
    'https://tides.example/table',
  ]);
  expect(links.map((each) => each.textContent)).toEqual(['News', 'Subscribe', 'Tides (opens in a new tab)']);
  expect(requests.map(({ query }) => query)).toEqual([{ hierarchy: 'links-bar', feature: 'links-bar' }]);
  expect(requests[0]?.filter).toBe('{ children { _id node_type display_name name url inactive } }');
  await expectAccessible(container);
});

test.each([
  [1, 0],
  [2, 1],
  [4, 3],
])('puts between %i links %i separators', async (count, separators) => {
  const sections = Array.from({ length: count }, (_, index) => section(`/${index}/`, `Section ${index}`));
  const { container } = await renderBlock(block, {
    fields: { navigationConfig },
    content: hierarchy(...sections),
  });
  expect(container.querySelectorAll('li > [aria-hidden]')).toHaveLength(separators);
});

test('leaves out nodes that are switched off, lead nowhere or have no name', async () => {
  await renderBlock(block, {
    fields: { navigationConfig },
    content: hierarchy(
      section('/news/', 'News'),
      { ...section('/old/', 'Old'), inactive: true },
      link('', 'Nowhere'),
      section('/nameless/', ''),
    ),
  });
  expect(screen.getAllByRole('link').map((each) => each.textContent)).toEqual(['News']);
});

test.each([
  ['the name that the editor gave', 'en', 'Services', 'Services'],
  ['the standard name for a blank one', 'en', ' ', 'More Links'],
  ['the standard name in the language of the site', 'sv', '', 'Fler länkar'],
  ['it so too where the form was left as it came', 'sv', 'More Links', 'Fler länkar'],
])('carries %s', async (_, locale, ariaLabel, name) => {
  await renderBlock(block, {
    site: { locale },
    fields: { navigationConfig, ariaLabel },
    content: hierarchy(section('/news/', 'News')),
  });
  expect(screen.getByRole('navigation', { name })).toBeDefined();
});

test.each([
  ['no chosen hierarchy', {}, {}],
  ['a hierarchy without links', { navigationConfig }, hierarchy()],
  ['a source that fails', { navigationConfig }, { 'site-service-hierarchy': new Error('Down.') }],
])('renders nothing for %s', async (_, fields, content) => {
  const { container } = await renderBlock(block, { fields, content });
  expect(container.innerHTML).toBe('');
});
