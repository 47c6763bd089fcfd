import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { envelopeIcon, networkIcons } from '@broadsheet/ui';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const mara = {
  type: 'author',
  name: 'Mara Lindqvist',
  description: 'Edits the <b>business</b> pages.',
  url: '/author/mara-lindqvist',
  image: {
    _id: 'img-mara',
    type: 'image',
    url: '/media/img-mara.jpg',
    auth: { 2: 'token' },
    alt_text: 'Mara',
  },
  social_links: [
    { site: 'twitter', url: 'mara_l' },
    { site: 'mastodon', url: 'https://news.example/@mara' },
    { site: 'facebook', url: '' },
    { url: 'https://nowhere.example' },
  ],
  additional_properties: { original: { byline: 'Mara L.', bio: 'A long story.' } },
};
const by = (...authors: object[]) => ({ type: 'story', credits: { by: authors } });

test('introduces an author with portrait, name, description and profiles', async () => {
  const { container, logs } = await renderBlock(block, { globalContent: by(mara) });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Mara L.');
  expect(screen.getByRole('link', { name: 'Mara L.' }).getAttribute('href')).toBe('/author/mara-lindqvist/');
  expect(container.querySelector('p')?.textContent).toBe('Edits the business pages.');
  const profiles = screen.getAllByRole('listitem').map((item) => item.querySelector('a'));
  expect(profiles.map((link) => [link?.textContent, link?.getAttribute('href'), link?.target])).toEqual([
    ['Mara Lindqvist on X (opens in a new tab)', 'https://twitter.com/mara_l', '_blank'],
    ['More from Mara Lindqvist (opens in a new tab)', 'https://news.example/@mara', '_blank'],
  ]);
  expect(logs).toEqual([]);
  await expectAccessible(container);
});

test('draws the sign of a network that it knows, and an envelope for another', async () => {
  await renderBlock(block, { globalContent: by(mara) });
  const drawn = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('svg path')?.getAttribute('d'));
  expect(drawn).toEqual([networkIcons.twitter.path, envelopeIcon.path]);
});

test('crops a portrait that has a token to a square in three sizes', async () => {
  await renderBlock(block, { globalContent: by(mara) });
  const portrait = screen.getByRole('img', { name: 'Mara' });
  expect(portrait.getAttribute('src')).toBe(
    '/resizer/v2/img-mara.jpg?smart=true&auth=token&width=100&height=100',
  );
  expect(portrait.getAttribute('srcset')?.match(/\d+w/g)).toEqual(['100w', '200w', '400w']);
});

test('shows a portrait without a token as it is and says so to developers', async () => {
  const { logs } = await renderBlock(block, {
    globalContent: by({ ...mara, image: { url: '/media/img-mara.jpg' } }),
  });
  const portrait = screen.getByRole('img', { name: 'Mara Lindqvist' });
  expect(portrait.getAttribute('src')).toBe('/media/img-mara.jpg');
  expect(portrait.getAttribute('width')).toBe('100');
  expect(logs).toContain('No auth token provided for resizer');
});

test('shows no image for an author without one, not even that of the site', async () => {
  const { container } = await renderBlock(block, { globalContent: by({ ...mara, image: undefined }) });
  expect(container.querySelector('img')).toBeNull();
});

test('leaves out what an author does not have', async () => {
  const plain = { description: 'Writes.', additional_properties: { original: { bio: 'A story.' } } };
  const { container } = await renderBlock(block, { globalContent: by(plain) });
  expect(container.textContent).toBe('Writes.');
  for (const part of ['heading', 'link', 'list', 'img']) expect(screen.queryByRole(part)).toBeNull();
});

test('introduces only authors with both a description and a bio', async () => {
  const { container } = await renderBlock(block, {
    globalContent: by(
      { ...mara, description: '' },
      { ...mara, additional_properties: { original: { byline: 'No bio', bio: '' } } },
      { ...mara, additional_properties: { original: { byline: 'Joss', bio: 'Climate.' } } },
    ),
  });
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Joss']);
  expect(container.querySelectorAll('p')).toHaveLength(1);
});

test.each([
  ['no page content', undefined],
  ['a story without credits', { type: 'story' }],
  ['no author with a bio', by({ ...mara, additional_properties: {} })],
])('renders nothing for %s', async (_, globalContent) => {
  const { container } = await renderBlock(block, { globalContent });
  expect(container.innerHTML).toBe('');
});

test('speaks the language of the site', async () => {
  await renderBlock(block, { site: { locale: 'fr' }, globalContent: by(mara) });
  const name = 'Mara Lindqvist sur X (s’ouvre dans un nouvel onglet)';
  expect(screen.getByRole('link', { name })).toBeDefined();
});

test('waits for the viewport where its editor says so, but not in the page builder', async () => {
  const waiting = { fields: { lazyLoad: true }, globalContent: by(mara) };
  expect(await renderOnServer(block, waiting)).toBe('');
  expect(await renderOnServer(block, { ...waiting, isAdmin: true })).toContain('Mara L.');
});
