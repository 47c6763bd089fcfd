import { createHost } from '@broadsheet/block-kit';
import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const story = (id: number, more: object = {}) => ({
  _id: `story-${id}`,
  headlines: { basic: `Headline <i>${id}</i>` },
  description: { basic: `What is told <a href="/elsewhere/">of ${id}</a>` },
  promo_items: { basic: { type: 'image', _id: `img-${id}`, url: `/media/${id}.jpg`, auth: { 2: 'token' } } },
  websites: { courier: { website_url: `/news/${id}` } },
  ...more,
});
const stories = (count: number) => Array.from({ length: count }, (_, index) => story(index + 1));
const fields = {
  carouselContentConfig: {
    contentService: 'story-feed-query',
    contentConfigValues: { query: 'type:story', size: 6 },
  },
  headerText: 'Also today',
};
const given = (content_elements: readonly object[]) => ({
  fields,
  content: { 'story-feed-query': { content_elements } },
});

test('shows the stories of the source below its heading, one link each', async () => {
  const { container } = await renderBlock(block, given(stories(5)));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Also today');
  expect(container.querySelectorAll('h3')).toHaveLength(5);
  const links = [...container.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toHaveLength(5);
  expect(links[0]).toEqual(['Headline 1', '/news/1/']);
  expect(container.textContent).toContain('What is told of 1');
  expect(container.querySelector('img')?.alt).toBe('');
  await expectAccessible(container);
});

test('is a carousel, which moves by one story and says where it is', async () => {
  const { container } = await renderBlock(block, given(stories(6)));
  expect(screen.getByRole('region', { name: 'Also today' }).getAttribute('aria-roledescription')).toBe(
    'carousel',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Go forward one slide' }));
  expect(container.querySelector('[data-slide]')?.hasAttribute('inert')).toBe(true);
  expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('2 of 6');
});

test('asks the source for what it shows and for nothing else', async () => {
  const { requests } = await renderBlock(block, given(stories(5)));
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    source: 'story-feed-query',
    query: { query: 'type:story', size: 6, feature: 'story-carousel' },
  });
  for (const name of ['headlines', 'description', 'promo_items', 'website_url'])
    expect(requests[0]?.filter).toContain(name);
  expect(requests[0]?.filter).not.toContain('credits');
});

test('heads the stories themselves, and names the carousel, where it has no heading', async () => {
  await renderBlock(block, { ...given(stories(4)), fields: { ...fields, headerText: ' ' } });
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Headline 1');
  expect(screen.getByRole('region', { name: 'Stories' })).toBeTruthy();
});

test('leaves out stories of other sites and counts the rest', async () => {
  const foreign = story(9, { websites: { gazette: { website_url: '/news/9' } } });
  const { container } = await renderBlock(block, given([foreign, ...stories(4)]));
  expect(container.querySelectorAll('h3')).toHaveLength(4);
  expect(await renderOnServer(block, given([foreign, ...stories(3)]))).toBe('');
});

test('shows editors why there is nothing to see, in their language', async () => {
  await renderBlock(block, { ...given(stories(3)), isAdmin: true, site: { locale: 'de' } });
  expect(screen.getByText(/solange es weniger als 4 Einträge hat/)).toBeTruthy();
});

test.each([
  ['three stories', given(stories(3))],
  ['no source', { fields: {} }],
  ['a source that fails', { fields, content: { 'story-feed-query': new Error('down') } }],
  ['an answer of the wrong type', { fields, content: { 'story-feed-query': { content_elements: 'x' } } }],
])('renders nothing for %s', async (_, options) => {
  const { container } = await renderBlock(block, options);
  expect(container.innerHTML).toBe('');
});

test.each([
  ['the stories that it shows', [...stories(4), story(5, { websites: {} }), story(6, { headlines: {} })], 4],
  ['nothing while there are too few', stories(3), 0],
])('tells lists after it of %s', async (_, content_elements, count) => {
  const carousel = block.prepare(fields);
  const host = createHost({ site: { id: 'courier' } });
  const [request] = carousel.requests(host);
  if (request === undefined) throw new Error('The carousel asks for nothing.');
  expect(carousel.shownStories({ host, shown: new Set() })).toEqual([]);
  const content = { ...host.content, peek: () => ({ status: 'ready', data: { content_elements } }) as const };
  const ids = stories(count).map(({ _id }) => _id);
  expect(carousel.shownStories({ host: { ...host, content }, shown: new Set() })).toEqual(ids);
});
