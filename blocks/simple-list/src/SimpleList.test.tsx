import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const ratioOf = (image: Element | null | undefined) => image && getComputedStyle(image).aspectRatio;

const image = { _id: 'img', type: 'image', url: 'https://cdn.test/img.jpg', auth: { 2: 'token' } };
const story = (id: string, more: object = {}) => ({
  _id: id,
  type: 'story',
  headlines: { basic: `Headline ${id}` },
  promo_items: { basic: image },
  websites: { courier: { website_url: `/news/${id}` } },
  ...more,
});
const listContentConfig = { contentService: 'latest', contentConfigValues: { size: 3 } };
const latest = (...stories: object[]) => ({ latest: { content_elements: stories } });
const fields = { listContentConfig };

test('shows headlines on level 2 with images that only repeat their links', async () => {
  const { container, requests } = await renderBlock(block, {
    fields,
    content: latest(story('a'), story('b')),
  });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Headline a', '/news/a/'],
    ['Headline b', '/news/b/'],
  ]);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(
    container.querySelectorAll('article > div > a[aria-hidden="true"][tabindex="-1"] > img'),
  ).toHaveLength(2);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.query).toEqual({ size: 3, feature: 'simple-list' });
  expect(requests[0]?.filter).not.toMatch(/credits|description|label/);
  await expectAccessible(container);
});

test('sets headlines one level below its title', async () => {
  const { container } = await renderBlock(block, {
    fields: { ...fields, title: 'Latest' },
    content: latest(story('a')),
  });
  const headings = screen
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
  expect(headings).toEqual(['H2 Latest', 'H3 Headline a']);
  await expectAccessible(container);
});

test('asks for images of the widths that a thumbnail needs', async () => {
  const { container } = await renderBlock(block, { fields, content: latest(story('a')) });
  const shown = container.querySelector('img');
  expect(shown?.getAttribute('width')).toBe('274');
  expect(shown?.srcset.match(/\d+w/g)).toEqual(['274w', '548w', '1096w']);
  expect(ratioOf(shown)).toBe('3 / 2');
});

test('cuts headlines after three lines and draws lines between stories', async () => {
  const { container } = await renderBlock(block, {
    fields,
    content: latest(story('a'), story('b'), story('c')),
  });
  const style = getComputedStyle(screen.getAllByRole('heading')[0] ?? document.body);
  expect(style.getPropertyValue('-webkit-line-clamp')).toBe('3');
  expect(container.querySelectorAll('hr[aria-hidden="true"]')).toHaveLength(2);
});

test('names images by the headline where they stand alone', async () => {
  const { container } = await renderBlock(block, {
    fields: { ...fields, showHeadline: false },
    content: latest(story('a')),
  });
  const link = screen.getByRole('link', { name: 'Headline a' });
  expect(link.getAttribute('href')).toBe('/news/a/');
  expect(screen.queryByRole('heading')).toBeNull();
  await expectAccessible(container);
});

test('shows headlines alone where the editor wants no images', async () => {
  const { container } = await renderBlock(block, {
    fields: { ...fields, showImage: false },
    content: latest(story('a')),
  });
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('Headline a');
});

test('shows the image alone of a story without a headline, and passes over one without either', async () => {
  const { container } = await renderBlock(block, {
    site: { fallbackImage: undefined },
    fields,
    content: latest(story('a', { headlines: {} }), story('b', { headlines: {}, promo_items: {} })),
  });
  expect(container.querySelectorAll('article')).toHaveLength(1);
  expect(container.querySelectorAll('img')).toHaveLength(1);
});

test('shows the fallback image of the site for a story without one', async () => {
  const { container } = await renderBlock(block, {
    site: { fallbackImage: 'brand/fallback.png' },
    fields,
    content: latest(story('a', { promo_items: {} })),
  });
  const shown = container.querySelector('img');
  expect([shown?.getAttribute('src'), shown?.alt]).toEqual(['/brand/fallback.png', '']);
});

test.each([
  ['no source', {}, latest(story('a'))],
  ['no stories', { ...fields, title: 'Latest' }, latest()],
  ['stories of another site', { ...fields, title: 'Latest' }, latest(story('a', { websites: {} }))],
  ['everything switched off', { ...fields, showHeadline: false, showImage: false }, latest(story('a'))],
  ['a source that fails', fields, { latest: new Error('Down.') }],
])('renders nothing for %s', async (_, stored, content) => {
  const { container } = await renderBlock(block, { fields: stored, content });
  expect(container.innerHTML).toBe('');
});

test('waits for the viewport where its editor says so, but not in the page builder', async () => {
  const waiting = { fields: { ...fields, lazyLoad: true }, content: latest(story('a')) };
  expect(await renderOnServer(block, waiting)).toBe('');
  expect(await renderOnServer(block, { ...waiting, isAdmin: true })).toContain('Headline a');
});

test('leaves out what the page shows before it where its editor wants that', async () => {
  const leaving = { ...fields, leaveOutShown: true };
  const first = block.prepare({ listContentConfig: { ...listContentConfig, contentService: 'first' } });
  const after = { ...block, prepare: (stored: object) => block.prepare({ ...stored }, { lists: [first] }) };
  await renderBlock(after, {
    fields: leaving,
    globalContent: { _id: 'b' },
    content: { first: { content_elements: [story('a')] }, ...latest(story('a'), story('b'), story('c')) },
  });
  const articles = screen.getAllByRole('article');
  expect(articles.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Headline c')]);
});

test('shows the words that an editor gave a story in this list, and no others', async () => {
  await renderBlock(block, {
    fields: {
      ...fields,
      storyTexts: { 'b headlines.basic': 'High <water>', 'ab headlines.basic': 'Another' },
    },
    content: latest(story('a'), story('b')),
  });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Headline a',
    'High <water>',
  ]);
});

test('marks headlines and its title for editors alone', async () => {
  const shown = { fields: { ...fields, title: 'Latest' }, content: latest(story('a')) };
  const marksIn = (container: HTMLElement) =>
    [...container.querySelectorAll('[data-bs-edit]')].map((element) => element.getAttribute('data-bs-edit'));
  const { container, unmount } = await renderBlock(block, { ...shown, isAdmin: true });
  expect(marksIn(container)).toEqual(['title', 'storyTexts headlines.basic a listed']);
  unmount();
  expect(marksIn((await renderBlock(block, shown)).container)).toEqual([]);
});
