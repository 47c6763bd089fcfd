import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { block } from './block.ts';

const ratioOf = (image: Element | null | undefined) => image && getComputedStyle(image).aspectRatio;

const image = (id: string) => ({
  _id: id,
  type: 'image',
  url: `https://cdn.test/${id}.jpg`,
  auth: { 2: 'token' },
  width: 3000,
  height: 2000,
});

const story = (id: string, more: object = {}) => ({
  _id: id,
  type: 'story',
  display_date: '2026-11-20T07:00:00Z',
  headlines: { basic: `Headline ${id}` },
  description: { basic: `Description ${id}` },
  credits: { by: [{ type: 'author', name: `Author ${id}`, url: '/author/x/' }] },
  promo_items: { basic: image(`img-${id}`) },
  websites: {
    courier: { website_url: `/news/${id}`, website_section: { _id: '/news/', name: 'News' } },
  },
  ...more,
});

const listContentConfig = {
  contentService: 'content-api-collections',
  contentConfigValues: { content_alias: 'front-page', size: 12 },
};
const front = (...stories: object[]) => ({ 'content-api-collections': { content_elements: stories } });
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const stories = letters.map((id) => story(id));
const counts = { extraLarge: 1, large: 1, medium: 2, small: 3 };
const overlines = { showOverlineXL: true, showOverlineLG: true };

const card = (id: string) => {
  const article = screen.getByRole('heading', { name: `Headline ${id}` }).closest('article');
  if (article === null) throw new Error(`No card "${id}".`);
  return article;
};
const text = (id: string) => card(id).textContent;

test('shows each size with its own parts, headlines on level 2', async () => {
  const { container, requests } = await renderBlock(block, {
    fields: { listContentConfig, ...counts, ...overlines },
    content: front(...stories),
  });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(letters.slice(0, 7).map((id) => `Headline ${id}`));
  const date = 'November 20, 2026 at 7:00AM GMT';
  expect(text('a')).toBe(`NewsHeadline aDescription aBy Author a · ${date}`);
  expect(text('b')).toBe(`NewsHeadline bDescription bBy Author b · ${date}`);
  expect(text('c')).toBe(`Headline cDescription cBy Author c · ${date}`);
  expect(text('e')).toBe('Headline e');
  expect(requests).toHaveLength(1);
  expect(requests[0]?.query).toEqual({ content_alias: 'front-page', size: 12, feature: 'top-table-list' });
  await expectAccessible(container);
});

test('has no overline unless the editor switches it on', async () => {
  await renderBlock(block, { fields: { listContentConfig, ...counts }, content: front(...stories) });
  expect(['a', 'b'].map((id) => text(id).startsWith('Headline'))).toEqual([true, true]);
});

test('puts the next stories as headlines under the lead, and dates small ones by the day', async () => {
  await renderBlock(block, {
    fields: { listContentConfig, extraLarge: 1, linksXL: 2, small: 1, showDateSM: true, shortDates: true },
    content: front(...stories),
  });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Headline b',
    'Headline c',
  ]);
  expect(text('d')).toMatch(/^Headline d(Nov 20|7:00 AM)$/u);
});

test('keeps the headline above the lead image and below or beside the others', async () => {
  const { container } = await renderBlock(block, {
    fields: { listContentConfig, ...counts },
    content: front(...stories),
  });
  const isImageFirst = (id: string) => {
    const shown = card(id).querySelector('img');
    const heading = within(card(id)).getByRole('heading');
    return Boolean(shown && shown.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING);
  };
  expect(['a', 'b', 'c', 'e'].map(isImageFirst)).toEqual([false, true, true, false]);
  expect(container.querySelectorAll('a[aria-hidden="true"] > img')).toHaveLength(7);
});

test('asks for the first lead image at once and for all others when they are near', async () => {
  const { container } = await renderBlock(block, {
    fields: { listContentConfig, ...counts, extraLarge: 2 },
    content: front(...stories),
  });
  const images = [...container.querySelectorAll('img')];
  expect(images.map((each) => each.getAttribute('loading'))).toEqual(['eager', ...Array(7).fill('lazy')]);
  expect(images[0]?.getAttribute('fetchpriority')).toBe('high');
  expect(images[0]?.getAttribute('width')).toBe('800');
  expect(images[0]?.srcset.match(/\d+w/g)).toEqual(['400w', '600w', '800w', '1200w']);
});

test.each([
  ['extraLarge', '4 / 3'],
  ['large', '4 / 3'],
  ['medium', '16 / 9'],
  ['small', '3 / 2'],
])('crops images of the size %s to its own default shape', async (size, ratio) => {
  const { container } = await renderBlock(block, {
    fields: { listContentConfig, [size]: 1 },
    content: front(...stories),
  });
  expect(ratioOf(container.querySelector('img'))).toBe(ratio);
});

/** Every switch of a size, with the story of that size and what only the switch shows of it. */
const SWITCHES = [
  ...(['XL', 'LG'] as const).map((size) => [`showOverline${size}`, size, 'News'] as const),
  ...(['XL', 'LG', 'MD', 'SM'] as const).map((size) => [`showHeadline${size}`, size, 'Headline'] as const),
  ...(['XL', 'LG', 'MD'] as const).flatMap((size) => [
    [`showDescription${size}`, size, 'Description'] as const,
    [`showByline${size}`, size, 'Author'] as const,
    [`showDate${size}`, size, 'November'] as const,
  ]),
  ...(['XL', 'LG', 'MD', 'SM'] as const).map((size) => [`showImage${size}`, size, 'image'] as const),
];

test.each(SWITCHES)(
  '%s takes its part from the stories of size %s, and from no other',
  async (field, size, part) => {
    const order = ['XL', 'LG', 'MD', 'SM'];
    const shown = async (fields: object) => {
      const { container, unmount } = await renderBlock(block, {
        fields: { listContentConfig, extraLarge: 1, large: 1, medium: 1, small: 1, ...overlines, ...fields },
        content: front(...stories),
      });
      const cards = [...container.querySelectorAll('article')].map((article) =>
        [...(article.querySelector('img') === null ? [] : ['image']), article.textContent].join(' '),
      );
      unmount();
      return cards.map((words) => words.includes(part));
    };
    const before = await shown({});
    expect(before[order.indexOf(size)]).toBe(true);
    expect(await shown({ [field]: false })).toEqual(before.map((has, at) => has && order[at] !== size));
  },
);

test.each([
  ['imageRatioXL', 'extraLarge'],
  ['imageRatioLG', 'large'],
  ['imageRatioMD', 'medium'],
  ['imageRatioSM', 'small'],
])('%s is the shape of the images of its size', async (field, size) => {
  for (const [ratio, shape] of [
    ['16:9', '16 / 9'],
    ['3:2', '3 / 2'],
    ['4:3', '4 / 3'],
  ]) {
    const { container, unmount } = await renderBlock(block, {
      fields: { listContentConfig, [size]: 1, [field]: ratio },
      content: front(...stories),
    });
    expect(ratioOf(container.querySelector('img'))).toBe(shape);
    unmount();
  }
});

const film = '<div class="film">Film</div>';
const video = story('v', { type: 'video', embed_html: film });
const withFilm = story('w', {
  promo_items: { basic: image('img-w'), lead_art: { type: 'video', embed_html: film } },
});

test.each([
  ['an extra-large film', { extraLarge: 1, playVideoInPlaceXL: true }, video],
  ['a film that leads a large story', { large: 1, playVideoInPlaceLG: true }, withFilm],
])('plays %s in the place of its image, outside of any link', async (_, fields, item) => {
  const { container } = await renderBlock(block, {
    fields: { listContentConfig, ...fields },
    content: front(item),
  });
  expect(container.querySelector('.film')).not.toBeNull();
  expect(container.querySelector('a .film, img')).toBeNull();
});

test('shows the image of a film that it is not told to play, with a badge', async () => {
  const { container } = await renderBlock(block, {
    fields: { listContentConfig, extraLarge: 1 },
    content: front(video),
  });
  expect(container.querySelector('.film')).toBeNull();
  expect(text('v')).toContain('Video');
});

test.each([
  ['extraLarge', 'gallery', 'Photos'],
  ['extraLarge', 'image', 'Photos'],
  ['large', 'image', ''],
  ['medium', 'gallery', 'Photos'],
  ['small', 'video', 'Video'],
])('marks a story of the size %s that leads with an image of the kind %s', async (size, type, badge) => {
  const item = story('a', { promo_items: { basic: image('img-a'), lead_art: { type } } });
  const { container } = await renderBlock(block, {
    fields: { listContentConfig, [size]: 1 },
    content: front(item),
  });
  expect(container.querySelector('a[aria-hidden="true"]')?.textContent).toBe(badge);
});

test('skips so many stories as the editor says', async () => {
  await renderBlock(block, {
    fields: { listContentConfig, offsetOverride: 2, small: 2 },
    content: front(...stories),
  });
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Headline c',
    'Headline d',
  ]);
});

test('speaks the language of the site', async () => {
  await renderBlock(block, {
    site: { locale: 'de', dateLocalization: { language: 'de', timeZone: 'Europe/London' } },
    fields: { listContentConfig, large: 1, showDateLG: false },
    content: front(story('a', { owner: { sponsored: true } })),
  });
  expect(text('a')).toBe('AnzeigeHeadline aDescription aVon Author a');
});

test('asks for nothing that it does not show', async () => {
  const { requests } = await renderBlock(block, {
    fields: { listContentConfig, small: 1 },
    content: front(...stories),
  });
  expect(requests[0]?.filter).not.toMatch(/credits|description|label|embed_html|website_section/);
});

test.each([
  ['no source', { small: 2 }, front(...stories)],
  ['no places', { listContentConfig }, front(...stories)],
  ['no stories', { listContentConfig, ...counts }, front()],
  ['stories of another site', { listContentConfig, small: 2 }, front(story('a', { websites: {} }))],
  [
    'every part switched off',
    { listContentConfig, small: 1, showHeadlineSM: false, showImageSM: false },
    front(...stories),
  ],
  ['a source that fails', { listContentConfig, small: 2 }, { 'content-api-collections': new Error('Down.') }],
])('renders nothing for %s', async (_, fields, content) => {
  const { container } = await renderBlock(block, { fields, content });
  expect(container.innerHTML).toBe('');
});

test('renders no grid for a size without stories', async () => {
  const { container } = await renderBlock(block, {
    fields: { listContentConfig, ...counts },
    content: front(story('a')),
  });
  expect(container.querySelectorAll('article')).toHaveLength(1);
  expect(container.querySelectorAll('div:empty')).toHaveLength(0);
});

test('waits for the viewport where its editor says so', async () => {
  const waiting = { fields: { listContentConfig, small: 1, lazyLoad: true }, content: front(...stories) };
  expect(await renderOnServer(block, waiting)).toBe('');
  expect(await renderOnServer(block, { ...waiting, isAdmin: true })).toContain('Headline a');
});

test('keeps the room of its small stories when it waits, and a screen with larger ones', () => {
  const roomOf = (fields: object) => block.prepare({ listContentConfig, lazyLoad: true, ...fields }).room;
  const small = roomOf({ small: 4, storiesPerRowSM: 4, imagePositionSM: 'above', showBottomBorderSM: false });
  expect(small?.wide).toContain('1 * (((100% - 3 * 2 * var(--bs-gap)) / 4) * 2 / 3');
  expect(small?.medium).toMatch(/^2 \* /);
  expect(small?.narrow).toBe('4 * (max((7.5rem) * 2 / 3, 4 * 1.25 * var(--bs-type-2))) + 3 * var(--bs-gap)');
  expect(roomOf({ small: 4, large: 1 })).toBeUndefined();
  expect(roomOf({ small: 4, lazyLoad: false })).toBeUndefined();
});

describe('on a page with lists before it', () => {
  const list = (source: string, more: object = {}) => ({
    listContentConfig: { contentService: source, contentConfigValues: {} },
    small: 2,
    ...more,
  });
  const answers = (...ids: string[]) => ({ content_elements: ids.map((id) => story(id)) });
  const content = {
    front: answers('a', 'b', 'c'),
    coast: answers('b', 'c', 'd', 'e'),
    sport: answers('a', 'c', 'd', 'f', 'g'),
  };
  const first = block.prepare(list('front'));
  const lists = [first, block.prepare(list('coast', { leaveOutShown: true }), { lists: [first] })];

  async function shown(fields: object, globalContent?: unknown) {
    const { requests } = await renderBlock(
      { ...block, prepare: (stored) => block.prepare(stored, { lists }) },
      { fields: { ...fields }, content, globalContent },
    );
    const found = screen.queryAllByRole('heading').map(({ textContent }) => textContent?.at(-1));
    return { found, requested: requests.map(({ source }) => source) };
  }

  test('leaves out what they show, which leave out what was shown before them', async () => {
    expect(await shown(list('sport', { leaveOutShown: true }))).toEqual({
      found: ['f', 'g'],
      requested: ['front', 'coast', 'sport'],
    });
  });

  test('leaves out the story of the page', async () => {
    const { found } = await shown(list('sport', { leaveOutShown: true }), { _id: 'f' });
    expect(found).toEqual(['g']);
  });

  test('neither knows nor asks where the editor did not want that', async () => {
    expect(await shown(list('sport'))).toEqual({ found: ['a', 'c'], requested: ['sport'] });
  });
});
