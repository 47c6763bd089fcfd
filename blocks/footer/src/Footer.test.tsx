import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const site = {
  facebookPage: 'https://www.facebook.com/courier',
  twitterUsername: 'courier',
  rssUrl: '/rss/',
  copyrightText: '© 2026 The Courier',
  lightBackgroundLogo: '/brand/light.svg',
  lightBackgroundLogoAlt: 'The Courier',
  primaryLogo: '/brand/logo.svg',
  primaryLogoAlt: 'Courier',
};
const hierarchy = {
  _id: '/',
  children: [
    {
      _id: '/footer/sections/',
      node_type: 'section',
      name: 'Sections',
      children: [
        { _id: '/news', node_type: 'section', name: 'News' },
        { _id: 'l1', node_type: 'link', display_name: 'Offers', url: '/offer/', name: 'ignored' },
      ],
    },
    { _id: '/childless/', node_type: 'section', name: 'Childless', children: [] },
    { _id: 'l2', node_type: 'link', display_name: 'Privacy', url: '/privacy/', children: [] },
    { _id: '/loose/', children: [{ _id: '/about/', node_type: 'section', name: 'About' }] },
  ],
};
const navigationConfig = { contentService: 'site-service-hierarchy', contentConfigValues: {} };
const content = { 'site-service-hierarchy': hierarchy };

test('shows logo and profiles, columns of links, and the legal line with the links of no group', async () => {
  const { container } = await renderBlock(block, { site, fields: { navigationConfig }, content });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Our page on Facebook (opens in a new tab)', 'https://www.facebook.com/courier'],
    ['Our posts on X (opens in a new tab)', 'https://twitter.com/courier'],
    ['Our RSS feed (opens in a new tab)', '/rss/'],
    ['News', '/news/'],
    ['Offers', '/offer/'],
    ['About', '/about/'],
    ['Privacy', '/privacy/'],
  ]);
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(['Sections']);
  expect(screen.getAllByRole('list')).toHaveLength(4);
  // The headings are between the logo at the top and the legal line at the end.
  expect(container.querySelector('img ~ * h2, :has(> img) ~ * h2')).not.toBeNull();
  expect(container.firstElementChild?.lastElementChild?.textContent).toBe('© 2026 The CourierPrivacy');
  await expectAccessible(container);
});

test.each([
  ['the hierarchy called footer', {}, 'footer'],
  ['that one too when the editor left the name blank', { hierarchy: '' }, 'footer'],
  ['the hierarchy that the editor named', { hierarchy: 'imprint' }, 'imprint'],
])('asks for %s', async (_, contentConfigValues, name) => {
  const fields = { navigationConfig: { ...navigationConfig, contentConfigValues } };
  const { requests } = await renderBlock(block, { fields, content });
  expect(requests.map(({ query }) => query)).toEqual([{ hierarchy: name, feature: 'footer' }]);
});

test('asks for what its links need of two levels, and for nothing else', async () => {
  const { requests } = await renderBlock(block, { fields: { navigationConfig }, content });
  const node = '_id node_type display_name name url inactive';
  expect(requests.map(({ filter }) => filter)).toEqual([`{ children { ${node} children { ${node} } } }`]);
});

test.each([
  ['the logo for light backgrounds', site, 'The Courier', '/brand/light.svg'],
  ['the main logo without one', { ...site, lightBackgroundLogo: undefined }, 'Courier', '/brand/logo.svg'],
  ['a logo of the deployment', { primaryLogo: 'logo.svg', primaryLogoAlt: 'C' }, 'C', '/logo.svg'],
  [
    'a logo elsewhere',
    { primaryLogo: 'https://x.example/l.svg', primaryLogoAlt: 'C' },
    'C',
    'https://x.example/l.svg',
  ],
])('shows %s at a height of 64', async (_, properties, name, src) => {
  await renderBlock(block, { site: properties });
  const logo = screen.getByRole('img', { name });
  expect(logo.getAttribute('src')).toBe(src);
  expect(logo.getAttribute('height')).toBe('64');
});

test('treats a logo without a text as decoration', async () => {
  const { container } = await renderBlock(block, { site: { primaryLogo: '/brand/logo.svg' } });
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
});

test('leaves out what the site does not name', async () => {
  const { container } = await renderBlock(block, { site: { copyrightText: '© 2026' } });
  expect(container.textContent).toBe('© 2026');
  expect(screen.queryByRole('list')).toBeNull();
  expect(container.querySelector('img')).toBeNull();
});

test.each([
  ['asks for consent itself', { gaID: 'G-1' }, ['Privacy choices']],
  ['has a consent platform', { consent: { manager: 'tcf' as const } }, ['Privacy choices']],
  ['has nothing to ask for', {}, []],
  ['asks nobody', { gaID: 'G-1', consent: { manager: 'none' as const } }, []],
])('leads to the privacy choices where the site %s', async (_, properties, names) => {
  await renderBlock(block, { site: { ...properties, copyrightText: '© 2026' } });
  const links = screen.queryAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(names);
  for (const link of links) expect(link.getAttribute('href')).toBe('#consent');
});

test.each([
  ['nothing to show', {}],
  ['a source that fails', { navigationConfig }],
])('renders nothing with %s', async (_, fields) => {
  const { container } = await renderBlock(block, {
    fields,
    content: { 'site-service-hierarchy': new Error('Down.') },
  });
  expect(container.innerHTML).toBe('');
});

test('speaks the language of the site', async () => {
  await renderBlock(block, { site: { ...site, locale: 'de' } });
  expect(screen.getByRole('link', { name: 'Unser RSS-Feed (öffnet in einem neuen Tab)' })).toBeDefined();
});

test('waits for the viewport where its editor says so, but not in the page builder', async () => {
  const waiting = { site, fields: { lazyLoad: true } };
  expect(await renderOnServer(block, waiting)).toBe('');
  expect(await renderOnServer(block, { ...waiting, isAdmin: true })).toContain('© 2026');
});
