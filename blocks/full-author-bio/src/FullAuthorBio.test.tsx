import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const mara = {
  name: 'Mara',
  byline: 'Mara Lindqvist',
  role: 'Business editor',
  bio: 'Edits the pages.',
  longBio: 'For eight years.\n\nThen the <i>Courier</i>.',
  email: 'mara@courier.example',
  linkedin: 'mara-l',
};
const page = (author: object) => ({ authors: [author] });
const signed = { _id: 'img-mara', type: 'image', url: '/media/img-mara.jpg', auth: { 2: 'token' } };

test('tells who an author is and where to reach them', async () => {
  const { container } = await renderBlock(block, { globalContent: page({ ...mara, image: signed }) });
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent]);
  expect(headings).toEqual([
    ['H2', 'Mara Lindqvist'],
    ['H3', 'Business editor'],
    ['H3', 'Get in touch'],
  ]);
  expect(container.querySelector('p')?.textContent).toBe('For eight years.\n\nThen the Courier.');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Write to Mara (opens in a new tab)', 'mailto:mara@courier.example'],
    ['Mara on LinkedIn (opens in a new tab)', 'https://www.linkedin.com/in/mara-l/'],
  ]);
  await expectAccessible(container);
});

test("is what an author's own page is called", async () => {
  await renderBlock(block, { globalContent: page(mara), page: { type: 'author' } });
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent]);
  expect(headings).toEqual([
    ['H1', 'Mara Lindqvist'],
    ['H2', 'Business editor'],
    ['H2', 'Get in touch'],
  ]);
});

test('crops a portrait that has a token to a square in three sizes', async () => {
  const { container } = await renderBlock(block, { globalContent: page({ ...mara, image: signed }) });
  const portrait = screen.getByRole('img', { name: 'Mara Lindqvist' });
  expect(portrait.getAttribute('src')).toBe(
    '/resizer/v2/img-mara.jpg?smart=true&auth=token&width=180&height=180',
  );
  expect(portrait.getAttribute('srcset')?.match(/\d+w/g)).toEqual(['180w', '360w', '720w']);
  expect(container.querySelector('figure')?.contains(portrait)).toBe(true);
});

test('shows a portrait that is an address alone as it is', async () => {
  await renderBlock(block, { globalContent: page({ ...mara, image: '/media/mara.jpg' }) });
  const portrait = screen.getByRole('img', { name: 'Mara Lindqvist' });
  expect(portrait.getAttribute('src')).toBe('/media/mara.jpg');
  expect(portrait.getAttribute('width')).toBe('180');
  expect(portrait.hasAttribute('srcset')).toBe(false);
});

test('links the name to the author page from a story', async () => {
  const author = { url: '/author/mara', additional_properties: { original: mara } };
  const { container } = await renderBlock(block, { globalContent: { credits: { by: [author] } } });
  expect(screen.getByRole('link', { name: 'Mara Lindqvist' }).getAttribute('href')).toBe('/author/mara/');
  await expectAccessible(container);
});

test.each([
  ['a name', { byline: 'Mara Lindqvist' }, 'Mara Lindqvist'],
  ['a role', { role: 'Editor' }, 'Editor'],
  ['a bio', { bio: 'Edits the pages.' }, 'Edits the pages.'],
  ['a portrait', { image: '/media/mara.jpg' }, ''],
])('shows %s alone', async (_, author, text) => {
  const { container } = await renderBlock(block, { globalContent: page(author) });
  expect(container.textContent).toBe(text);
  expect(container.querySelectorAll('img')).toHaveLength('image' in author ? 1 : 0);
  expect(container.querySelectorAll('ul')).toHaveLength(0);
});

test.each([
  ['no page content', undefined],
  ['an author of whom nothing is told', page({ name: 'Mara' })],
  ['a story without an author record', { credits: { by: [{ name: 'Wire' }] } }],
])('renders nothing for %s', async (_, globalContent) => {
  const { container } = await renderBlock(block, { globalContent });
  expect(container.innerHTML).toBe('');
});

test('speaks the language of the site', async () => {
  await renderBlock(block, { site: { locale: 'ko' }, globalContent: page(mara) });
  expect(screen.getByRole('heading', { name: '연락하기' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'LinkedIn의 Mara (새 탭에서 열림)' })).toBeDefined();
});

test('waits for the viewport where its editor says so, but not in the page builder', async () => {
  const waiting = { fields: { lazyLoad: true }, globalContent: page(mara) };
  expect(await renderOnServer(block, waiting)).toBe('');
  expect(await renderOnServer(block, { ...waiting, isAdmin: true })).toContain('Mara Lindqvist');
});
