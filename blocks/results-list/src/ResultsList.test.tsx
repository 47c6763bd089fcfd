import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { block } from './block.ts';

const ratioOf = (image: Element | null | undefined) => image && getComputedStyle(image).aspectRatio;

const story = (id: number, more: object = {}) => ({
  _id: `story-${id}`,
  type: 'story',
  display_date: '2026-11-20T07:00:00Z',
  headlines: { basic: `Headline ${id}` },
  description: { basic: `Description ${id}` },
  credits: { by: [{ type: 'author', name: 'Ada' }] },
  promo_items: {
    basic: { _id: 'img', type: 'image', url: 'https://cdn.test/a.jpg', auth: { 2: 'token' } },
  },
  websites: {
    courier: { website_url: `/news/${id}`, website_section: { _id: '/news/', name: 'News' } },
  },
  ...more,
});

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const listContentConfig = {
  contentService: 'story-feed-sections',
  contentConfigValues: { includeSections: '/news/', feedSize: 2 },
};
const fields = { listContentConfig };

interface Query {
  readonly feedOffset?: unknown;
  readonly feedSize?: unknown;
}

/** Returns a feed of a number of stories, numbered from 0. */
const feed = (count: number) => ({
  'story-feed-sections': ({ feedOffset, feedSize }: Query) => {
    const from = Number(feedOffset);
    const size = Number(feedSize);
    const ids = numbers(from, size).filter((id) => id < count);
    return {
      count,
      ...(from + size < count && { next: from + size }),
      content_elements: ids.map((id) => story(id)),
    };
  },
});

const headlines = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const upTo = (count: number) => numbers(0, count).map((id) => `Headline ${id}`);
const seeMore = () => screen.getByRole('link', { name: 'See more (Load more items into this list)' });
const querySeeMore = () => screen.queryByRole('link', { name: /^See more/ });
const press = () => act(async () => void fireEvent.click(seeMore()));

test('shows the first page, and asks for two', async () => {
  const { container, requests } = await renderBlock(block, { fields, content: feed(5) });
  expect(headlines()).toEqual(upTo(2));
  expect(requests.map(({ query }) => query)).toEqual([
    { includeSections: '/news/', feedSize: 4, feedOffset: 0, feature: 'results-list' },
  ]);
  await expectAccessible(container);
});

test.each([
  ['everything', {}, ['description', 'credits', 'website_section']],
  ['no overline', { showItemOverline: false }, ['description', 'credits']],
  ['no description', { showDescription: false }, ['credits', 'website_section']],
  ['no attribution', { showByline: false, showDate: false }, ['description', 'website_section']],
])('asks for the fields of what it shows: %s', async (_, off, requested) => {
  const { requests } = await renderBlock(block, {
    fields: { ...fields, showItemOverline: true, ...off },
    content: feed(1),
  });
  const filter = requests[0]?.filter ?? '';
  expect(filter).toMatch(/\bheadlines\b/);
  const parts = ['description', 'credits', 'website_section'];
  expect(parts.filter((field) => filter.includes(field))).toEqual(requested);
});

test('makes a card of image, headline, description and attribution', async () => {
  const { container } = await renderBlock(block, {
    fields: { ...fields, showItemOverline: true },
    content: feed(1),
  });
  expect(screen.getByRole('article').textContent).toBe(
    'NewsHeadline 0Description 0By Ada · November 20, 2026 at 7:00AM GMT',
  );
  const links = within(screen.getByRole('article')).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-hidden')])).toEqual([
    ['/news/0/', 'true'],
    ['/news/', null],
    ['/news/0/', null],
    ['/news/0/', null],
  ]);
  const image = container.querySelector('img');
  expect(image?.getAttribute('sizes')).toBe('(min-width: 48rem) 500px, 250px');
  expect(image?.srcset.match(/\d+w/g)).toEqual(['250w', '500w']);
  expect(ratioOf(image)).toBe('3 / 2');
});

const everyPart = ['(image)', 'Headline 0', 'Description 0', 'By Ada', 'November 20, 2026 at 7:00AM GMT'];
test.each([
  ['showHeadline', 'Headline 0'],
  ['showImage', '(image)'],
  ['showDescription', 'Description 0'],
  ['showByline', 'By Ada'],
  ['showDate', 'November 20, 2026 at 7:00AM GMT'],
])('leaves out its own part alone where %s is off', async (flag, part) => {
  await renderBlock(block, { content: feed(1), fields: { ...fields, [flag]: false } });
  const [article] = screen.getAllByRole('article');
  const shown = [article?.querySelector('img') ? '(image)' : '', article?.textContent ?? ''].join(' ');
  expect(everyPart.filter((each) => !shown.includes(each))).toEqual([part]);
});

test.each([
  ['4:3', '4 / 3'],
  ['16:9', '16 / 9'],
])('crops images to %s where the editor says so', async (imageRatio, ratio) => {
  const { container } = await renderBlock(block, { fields: { ...fields, imageRatio }, content: feed(1) });
  expect(ratioOf(container.querySelector('img'))).toBe(ratio);
});

test.each([
  [false, 'eager'],
  [true, 'lazy'],
])('loads images lazily only when the block is lazy (%s)', async (lazyLoad, loading) => {
  const { container } = await renderBlock(block, {
    fields: { ...fields, lazyLoad },
    content: feed(1),
    isAdmin: true,
  });
  expect(container.querySelector('img')?.getAttribute('loading')).toBe(loading);
});

test('drops a byline without an author', async () => {
  await renderBlock(block, {
    fields: { ...fields, showDate: false, showDescription: false },
    content: {
      'story-feed-sections': { content_elements: [story(1, { credits: { by: [{ name: 'Wire' }] } })] },
    },
  });
  expect(screen.getByRole('article').textContent).toBe('Headline 1');
});

test('grows by a page at each press and moves the keyboard to the first new headline', async () => {
  const { container, requests } = await renderBlock(block, { fields, content: feed(5) });
  expect(document.activeElement).toBe(document.body);
  await press();
  expect(headlines()).toEqual(upTo(4));
  expect(document.activeElement?.textContent).toBe('Headline 2');
  expect(requests.at(-1)?.query).toMatchObject({ feedOffset: 4, feedSize: 2 });
  await press();
  expect(headlines()).toEqual(upTo(5));
  expect(document.activeElement?.textContent).toBe('Headline 4');
  expect(querySeeMore()).toBeNull();
  await expectAccessible(container);
});

test('moves the keyboard past links that are hidden, to the card itself where there is no other', async () => {
  await renderBlock(block, {
    fields: { ...fields, showHeadline: false, showImage: false, showByline: false },
    content: {
      'story-feed-sections': ({ feedOffset }: Query) => ({
        count: 3,
        content_elements: feedOffset === 0 ? [story(0), story(1), story(2, { description: {} })] : [],
      }),
    },
  });
  await press();
  expect(document.activeElement?.tagName).toBe('LI');
  expect(document.activeElement?.textContent).toContain('November 20');
});

test('drops stories that overlapping answers of a collection bring again', async () => {
  const { requests } = await renderBlock(block, {
    fields: {
      listContentConfig: {
        contentService: 'content-api-collections',
        contentConfigValues: { _id: 'x', size: 2 },
      },
    },
    content: {
      'content-api-collections': ({ from }: { readonly from?: unknown }) => ({
        content_elements: numbers(Number(from), 4)
          .filter((id) => id < 7)
          .map((id) => story(id)),
      }),
    },
  });
  for (const count of [4, 6, 7]) {
    await press();
    expect(headlines()).toEqual(upTo(count));
  }
  expect(requests[0]?.query).toEqual({ _id: 'x', from: 0, size: 2, getNext: true, feature: 'results-list' });
  expect(querySeeMore()).toBeNull();
});

test('is a link to the page with more of the list, which the server renders up to there', async () => {
  const html = await renderOnServer(block, { fields, content: feed(9) });
  expect(html).toContain('href="?page=2"');
  const { requests } = await renderBlock(block, { fields, content: feed(9), page: { query: { page: '3' } } });
  expect(headlines()).toEqual(upTo(6));
  expect(seeMore().getAttribute('href')).toBe('?page=4');
  expect(requests.map(({ query }) => [query?.['feedOffset'], query?.['feedSize']])).toEqual([
    [0, 4],
    [4, 2],
    [6, 2],
  ]);
});

test('leaves a press alone that wants a tab of its own', async () => {
  await renderBlock(block, { fields, content: feed(5) });
  expect(fireEvent.click(seeMore(), { ctrlKey: true })).toBe(true);
  expect(headlines()).toEqual(upTo(2));
});

test('cannot be pressed while it loads', async () => {
  const { host } = await renderBlock(block, { fields, content: feed(9) });
  let release: (answer: object) => void = () => undefined;
  const fetch = vi.spyOn(host.content, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) => {
        release = resolve;
      }),
  );
  await press();
  expect(seeMore().getAttribute('aria-disabled')).toBe('true');
  await press();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(headlines()).toEqual(upTo(4));
  await act(async () => release({ count: 9, content_elements: [story(4), story(5)] }));
  expect(seeMore().hasAttribute('aria-disabled')).toBe(false);
});

test('keeps the list when a page cannot be loaded, says so, and tries again at the next press', async () => {
  let isDown = true;
  const whole = feed(8)['story-feed-sections'];
  await renderBlock(block, {
    fields,
    content: {
      'story-feed-sections': (query: Query) =>
        isDown && query.feedOffset !== 0 ? new Error('Down.') : whole(query),
    },
  });
  await press();
  expect(headlines()).toEqual(upTo(4));
  expect(screen.getByRole('alert').textContent).toBe('More items could not be loaded. Please try again.');
  await press();
  expect(headlines()).toEqual(upTo(4));
  expect(screen.getByRole('alert')).toBeDefined();
  isDown = false;
  await press();
  expect(headlines()).toEqual(upTo(6));
  expect(document.activeElement?.textContent).toBe('Headline 4');
  expect(screen.queryByRole('alert')).toBeNull();
  await press();
  expect(headlines()).toEqual(upTo(8));
});

test('fetches what the server could not', async () => {
  let calls = 0;
  const whole = feed(3)['story-feed-sections'];
  const { container } = await renderBlock(block, {
    fields,
    content: {
      'story-feed-sections': (query: Query) => (calls++ === 0 ? new Error('Down.') : whole(query)),
    },
  });
  expect(container.textContent).toContain('Headline 1');
});

test('leaves out stories of other sites', async () => {
  await renderBlock(block, {
    fields,
    content: { 'story-feed-sections': { content_elements: [story(0, { websites: {} }), story(1)] } },
  });
  expect(headlines()).toEqual(['Headline 1']);
});

test('speaks the language of the site', async () => {
  await renderBlock(block, {
    site: { locale: 'sv' },
    fields: { ...fields, showDate: false },
    content: feed(5),
  });
  expect(screen.getAllByRole('article')[0]?.textContent).toBe('Headline 0Description 0Av Ada');
  expect(screen.getByRole('link', { name: 'Visa fler (Hämta fler artiklar till listan)' })).toBeDefined();
});

test.each([
  ['no source', {}, feed(3)],
  ['no stories', fields, feed(0)],
  [
    'every part switched off',
    {
      ...fields,
      showHeadline: false,
      showImage: false,
      showDescription: false,
      showByline: false,
      showDate: false,
    },
    feed(3),
  ],
  ['a source that fails', fields, { 'story-feed-sections': new Error('Down.') }],
])('renders nothing for %s', async (_, values, content) => {
  const { container } = await renderBlock(block, { fields: values, content });
  expect(container.innerHTML).toBe('');
});

test('waits for the viewport where its editor says so', async () => {
  expect(await renderOnServer(block, { fields: { ...fields, lazyLoad: true }, content: feed(3) })).toBe('');
});
