import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const site = { websiteDomain: 'https://www.courier.example', websiteName: 'The Courier' };
const globalContent = {
  type: 'story',
  headlines: { basic: 'Fog &amp; ferries: <em>what now?</em>' },
  website_url: '/coast/fog',
};
const URL = 'https%3A%2F%2Fwww.courier.example%2Fcoast%2Ffog%2F';
const TITLE = 'Fog%20%26%20ferries%3A%20what%20now%3F';
const none = {
  email: false,
  facebook: false,
  pinterest: false,
  twitter: false,
  linkedIn: false,
  whatsapp: false,
  bluesky: false,
};
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('links to the networks with the address and the headline of the story', async () => {
  const { container } = await renderBlock(block, { site, globalContent });
  expect(links()).toEqual([
    `mailto:?subject=${TITLE}-The%20Courier&body=${URL}`,
    `https://www.facebook.com/sharer/sharer.php?u=${URL}&title=${TITLE}`,
    `https://pinterest.com/pin/create/button/?url=${URL}&description=${TITLE}`,
    `https://twitter.com/intent/tweet?text=${TITLE}&url=${URL}`,
    `https://www.linkedin.com/shareArticle?mini=true&url=${URL}&title=${TITLE}`,
    `https://wa.me/?text=${TITLE}%20${URL}`,
    `https://bsky.app/intent/compose?text=${TITLE}%20${URL}`,
  ]);
  await expectAccessible(container);
});

test('names each link by its network, with an icon of 22 pixels', async () => {
  await renderBlock(block, { site, globalContent });
  const list = screen.getByRole('list', { name: 'Ways to share this page' });
  for (const network of ['Email', 'Facebook', 'Pinterest', 'X', 'LinkedIn', 'WhatsApp', 'Bluesky']) {
    const link = within(list).getByRole('link', { name: new RegExp(`^Share this page by ${network}`) });
    expect(link.querySelector('svg')?.getAttribute('width')).toBe('22');
  }
});

test('opens networks in a new tab that cannot reach back, and mail in none', async () => {
  await renderBlock(block, { site, globalContent });
  const [mail, ...networks] = screen.getAllByRole('link');
  expect(mail?.getAttribute('target')).toBeNull();
  expect(networks.map((link) => `${link.getAttribute('target')} ${link.getAttribute('rel')}`)).toEqual(
    Array(6).fill('_blank noreferrer'),
  );
});

test('offers what its editor wants', async () => {
  const fields = { ...none, twitter: true };
  await renderBlock(block, { site, globalContent, fields });
  expect(links()).toEqual([expect.stringContaining('https://twitter.com/')]);
});

test('has its buttons from the start, whose script comes when they are touched', async () => {
  const html = await renderOnServer(block, { site, globalContent });
  expect(html.match(/<li data-act="(?:copy|sheet)">/g)).toHaveLength(2);
});

test.each([
  ['the address on this site', { websites: { courier: { website_url: '/a/' } } }, '/a/'],
  ['its canonical address', { canonical_url: '/b/' }, '/b/'],
  ['an address of another site as it is', { website_url: 'https://else.example/c/' }, undefined],
])('shares of a story %s', async (_, content, path) => {
  const html = await renderOnServer(block, { site, globalContent: content });
  const expected = path === undefined ? 'https://else.example/c/' : `https://www.courier.example${path}`;
  expect(html).toContain(`data-share="${expected}"`);
});

test('shares the page itself where it is about no story, without its query', async () => {
  const html = await renderOnServer(block, {
    site: { ...site, websiteDomain: 'https://www.courier.example/' },
    page: { path: '/coast/', query: { utm_source: 'mail' }, meta: { title: 'The coast' } },
  });
  expect(html).toContain('data-share="https://www.courier.example/coast/"');
  expect(html).toContain('data-title="The coast"');
});

test('speaks the language of the site', async () => {
  await renderBlock(block, { site: { ...site, locale: 'de' }, globalContent });
  expect(screen.getByRole('link', { name: 'Diese Seite über E-Mail teilen' })).toBeTruthy();
});

test.each([
  ['no network', site, none],
  ['a site without a domain', { websiteDomain: undefined }, {}],
])('renders nothing for %s', async (_, properties, fields) => {
  const { container } = await renderBlock(block, { site: properties, globalContent, fields });
  expect(container.innerHTML).toBe('');
});

test.each(['javascript:alert(1)', '//evil.example/', 'data:text/html,x'])(
  'never shares an address that leads elsewhere: %s',
  async (website_url) => {
    const html = await renderOnServer(block, { site, globalContent: { ...globalContent, website_url } });
    expect(html).toContain('data-share="https://www.courier.example/');
    expect(html).not.toMatch(/href="(?!mailto:|https:\/\/)/);
  },
);

test('encodes a headline with half a character', async () => {
  const html = await renderOnServer(block, {
    site,
    globalContent: { ...globalContent, headlines: { basic: 'Fog \ud83d' } },
  });
  expect(html).toContain('Fog%20%EF%BF%BD');
});
