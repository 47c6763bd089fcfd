import {
  exampleStory,
  expectAccessible,
  itemContentConfig,
  outline,
  renderBlock,
  renderOnServer,
} from '@broadsheet/testing';
import type { Answers, RenderBlockOptions } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { block } from './block.ts';

const ratioOf = (image: Element | null | undefined) => image && getComputedStyle(image).aspectRatio;

const DATE = 'November 20, 2026 at 5:40AM GMT';

/** Renders the promo of a story that differs in some fields. */
function renderStory(
  more: object = {},
  fields: object = {},
  { content, ...options }: RenderBlockOptions = {},
) {
  return renderBlock(block, {
    fields: { itemContentConfig, showOverline: true, ...fields },
    content: { 'content-api': { ...exampleStory, ...more }, ...content },
    ...options,
  });
}

const imageIn = (container: Element) => container.querySelector('img');
const image = (url: string, more: object = {}) => ({ imageOverrideURL: url, ...more });
const off = {
  showOverline: false,
  showHeadline: false,
  showImage: false,
  showDescription: false,
  showByline: false,
  showDate: false,
};

test('has no overline unless the editor switches it on', async () => {
  const { container } = await renderBlock(block, {
    fields: { itemContentConfig },
    content: { 'content-api': exampleStory },
  });
  expect(outline(container)).not.toContain('Coast');
});

test('shows the image first, then overline, headline, description and attribution', async () => {
  const { container, requests, logs } = await renderStory();
  expect(outline(container)).toEqual([
    '(image)',
    'Coast',
    'Salt & rope',
    'The quay in winter.',
    `By Ada and Joss · ${DATE}`,
  ]);
  expect(container.children).toHaveLength(1);
  expect(container.firstElementChild?.localName).toBe('article');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Salt & rope');
  expect(requests.map(({ source, query }) => ({ source, query }))).toEqual([
    {
      source: 'content-api',
      query: { ...itemContentConfig.contentConfigValues, feature: 'large-promo' },
    },
  ]);
  expect(logs).toEqual([]);
  await expectAccessible(container);
});

test('leads to the story, its section and its authors, and hides the link of the image', async () => {
  const { container } = await renderStory();
  const links = [...container.querySelectorAll('a')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('aria-hidden'),
    link.getAttribute('target'),
  ]);
  expect(links).toEqual([
    ['/coast/salt-and-rope/', 'true', null],
    ['/coast/', null, null],
    ['/coast/salt-and-rope/', null, null],
    ['/author/ada/', null, null],
  ]);
});

test('crops the image to 4:3 around its focal point, in five widths', async () => {
  const { container } = await renderStory();
  const shown = imageIn(container);
  expect(shown?.getAttribute('alt')).toBe('Salt & rope');
  expect(shown?.getAttribute('src')).toBe(
    '/resizer/v2/quay.jpg?focal=10,20&auth=own-token&width=377&height=282',
  );
  expect(shown?.srcset.match(/\d+w/g)).toEqual(['400w', '600w', '800w', '1200w']);
  expect(ratioOf(shown)).toBe('4 / 3');
  expect(shown?.getAttribute('loading')).toBe('lazy');
});

test.each([
  ['16:9', '16 / 9'],
  ['3:2', '3 / 2'],
])('crops it to %s where the editor says so', async (imageRatio, ratio) => {
  const { container } = await renderStory({}, { imageRatio });
  expect(ratioOf(imageIn(container))).toBe(ratio);
});

test.each([
  ['showOverline', 'Coast'],
  ['showHeadline', 'Salt & rope'],
  ['showDescription', 'The quay in winter.'],
  ['showByline', 'By Ada and Joss'],
  ['showDate', DATE],
  ['showImage', 'Photos'],
])('shows one part alone for %s', async (flag, words) => {
  const { container } = await renderStory({}, { ...off, [flag]: true });
  expect(container.textContent).toBe(words);
});

test('asks for no field of a part that is switched off', async () => {
  const { requests } = await renderStory({}, { ...off, showHeadline: true });
  expect(requests[0]?.filter).not.toMatch(/credits|description|label|embed_html|website_section/);
});

test.each([
  ['every part switched off', off, { 'content-api': exampleStory }],
  ['no source', { itemContentConfig: undefined }, {}],
  ['no item', {}, { 'content-api': null }],
  ['a source that fails', {}, { 'content-api': new Error('Down.') }],
  ['parts that are all empty', { showImage: false }, { 'content-api': { _id: 'story-1' } }],
])('renders nothing for %s', async (_, fields, content: Answers) => {
  const { container } = await renderBlock(block, { fields: { itemContentConfig, ...fields }, content });
  expect(container.innerHTML).toBe('');
});

test('leads nowhere where the story has no address on this site', async () => {
  const { container } = await renderStory({ websites: {}, credits: undefined });
  expect(container.querySelector('a')).toBeNull();
  expect(outline(container)).toContain('Salt & rope');
});

test('shows the fallback image of the site for a story without one', async () => {
  const { container } = await renderStory({ promo_items: undefined });
  expect(imageIn(container)?.getAttribute('src')).toBe('/brand/fallback.jpg');
  expect(imageIn(container)?.getAttribute('alt')).toBe('');
});

test('shows an image without a token as it is, and says so', async () => {
  const { container, logs } = await renderStory({
    promo_items: { basic: { type: 'image', url: '/media/quay.jpg' } },
  });
  expect(imageIn(container)?.getAttribute('src')).toBe('/media/quay.jpg');
  expect([...new Set(logs)]).toEqual(['No auth token provided for resizer']);
});

test.each([
  ['what is sponsored', { owner: { sponsored: true } }, 'Sponsored', null],
  [
    'a label that is shown',
    { label: { basic: { display: true, text: 'Exclusive', url: '/tags/exclusive/' } } },
    'Exclusive',
    '/tags/exclusive/',
  ],
])('has an overline for %s', async (_, more, words, href) => {
  const { container } = await renderStory(more);
  expect(outline(container)[1]).toBe(words);
  const link = [...container.querySelectorAll('a')].find(({ textContent }) => textContent === words);
  expect(link?.getAttribute('href') ?? null).toBe(href);
});

test.each([
  ['video', 'Video'],
  ['gallery', 'Photos'],
  ['image', ''],
  ['story', ''],
])('marks the image of an item led by a %s', async (type, words) => {
  const { container } = await renderStory({
    promo_items: { ...exampleStory.promo_items, lead_art: { type } },
  });
  expect(container.querySelector('a[aria-hidden]')?.textContent).toBe(words);
});

const MARKUP = '<div class="player">Film</div>';
test.each([
  ['a video', { type: 'video', embed_html: MARKUP }],
  ['a story that is led by one', { promo_items: { lead_art: { type: 'video', embed_html: MARKUP } } }],
])('plays %s in the place of its image, in no link', async (_, more) => {
  const { container } = await renderStory(more, { playVideoInPlace: true });
  expect(outline(container)[0]).toBe('(player)');
  expect(container.querySelector('a .player, img')).toBeNull();
  await expectAccessible(container);
});

test.each([
  ['4 / 3', undefined, '665.6px'],
  ['16 / 9', '16:9', '887.467px'],
  ['3 / 2', '3:2', '748.8px'],
  ['4 / 3', '4:3', '665.6px'],
])(
  'gives the player the shape %s for the ratio %s, 65 percent of the window high at most',
  async (aspectRatio, imageRatio, maxInlineSize) => {
    const { container } = await renderStory(
      { type: 'video', embed_html: MARKUP },
      { playVideoInPlace: true, imageRatio },
    );
    const frame = container.querySelector('.player')?.parentElement?.parentElement ?? document.body;
    expect(getComputedStyle(frame)).toMatchObject({ aspectRatio, maxInlineSize });
  },
);

test('gives a tall player 65 percent of the viewport, or what an older document stores', () => {
  const viewport = (stored: Record<string, unknown>) => block.prepare(stored).values['viewportPercentage'];
  expect([viewport({}), viewport({ viewportPercentage: 80 })]).toEqual([65, 80]);
});

test('leads to a video that is not to be played', async () => {
  const { container, requests } = await renderStory({ type: 'video', embed_html: MARKUP });
  expect(container.querySelector('.player')).toBeNull();
  expect(container.querySelector('a[aria-hidden]')?.textContent).toBe('Video');
  expect(requests[0]?.filter).not.toContain('embed_html');
});

test('shows another image, with the token of the signing service and cropped smartly', async () => {
  const { container, requests } = await renderStory({}, image('/media/pier.jpg'), {
    content: { 'signing-service': { hash: 'signed' } },
  });
  expect(requests.at(-1)).toEqual({ source: 'signing-service', query: { id: '/media/pier.jpg' } });
  expect(imageIn(container)?.getAttribute('src')).toBe(
    '/resizer/v2/%2Fmedia%2Fpier.jpg?smart=true&auth=signed&width=377&height=282',
  );
  expect(container.querySelector('a[aria-hidden]')?.textContent).toBe('Photos');
});

test('shows another image with the token that was stored for it, and asks nobody', async () => {
  const stored = { imageOverrideId: 'pier', imageOverrideAuth: '{"2":"stored"}' };
  const { container, requests } = await renderStory({}, image('/media/pier.jpg', stored));
  expect(requests).toHaveLength(1);
  expect(imageIn(container)?.src).toContain('/resizer/v2/pier.jpg?smart=true&auth=stored');
});

test.each([
  ['the stored token', { imageOverrideId: 'x', imageOverrideAuth: '{"2":"stored"}' }, 'auth=stored'],
  ['the fallback image of the site', {}, '/brand/fallback.jpg'],
])('falls back on %s where signing fails', async (_, stored, source) => {
  const { container } = await renderStory({}, image('/media/pier.jpg', stored), {
    content: { 'signing-service': new Error('Down.') },
  });
  expect(imageIn(container)?.src).toContain(source);
});

test.each([
  ['the text that was given here', { imageOverrideAlt: 'Boats in the fog' }, 'Boats in the fog'],
  ['nothing for decoration', { imageOverrideAlt: '' }, ''],
  ['the headline where nobody wrote a text', {}, 'Salt & rope'],
])('describes another image by %s', async (_, alt, expected) => {
  const { container } = await renderStory({}, image('/media/pier.jpg', alt), {
    content: { 'signing-service': { hash: 'signed' } },
  });
  expect(imageIn(container)?.getAttribute('alt')).toBe(expected);
  await expectAccessible(container);
});

test('does not describe the fallback image by the text of the image that cannot be shown', async () => {
  const { container } = await renderStory({}, image('/media/pier.jpg', { imageOverrideAlt: 'Boats' }), {
    content: { 'signing-service': new Error('Down.') },
  });
  expect(imageIn(container)?.getAttribute('alt')).toBe('');
});

test('signs nothing where no image is shown', async () => {
  const { requests } = await renderStory({}, image('/media/pier.jpg', { showImage: false }));
  expect(requests.map(({ source }) => source)).toEqual(['content-api']);
});

test('tells the page builder of every link that is followed', async () => {
  const onSuccess = vi.fn();
  const { container } = await renderStory({}, {}, { onSuccess });
  const links = [...container.querySelectorAll('a')];
  for (const link of links) {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  }
  expect(onSuccess).toHaveBeenCalledTimes(links.length);
});

test('speaks the language of the site and dates by its settings', async () => {
  const { container } = await renderStory(
    { owner: { sponsored: true } },
    {},
    {
      site: {
        locale: 'de',
        dateLocalization: { language: 'de', timeZone: 'Europe/Berlin', dateTimeFormat: '%d.%m.%Y, %H:%M' },
      },
    },
  );
  expect(outline(container).slice(1)).toEqual([
    'Anzeige',
    'Salt & rope',
    'The quay in winter.',
    'Von Ada und Joss · 20.11.2026, 06:40',
  ]);
});

test('waits for the viewport where its editor says so, and never in the page builder', async () => {
  const waiting = {
    fields: { itemContentConfig, lazyLoad: true },
    content: { 'content-api': exampleStory },
  };
  expect(await renderOnServer(block, waiting)).toBe('');
  expect(await renderOnServer(block, { ...waiting, isAdmin: true })).toContain('Salt');
});

test('marks its texts and the place of its image for editors alone', async () => {
  const marksIn = (container: HTMLElement) =>
    [...container.querySelectorAll('[data-bs-edit], [data-bs-drop]')].map((element) => [
      element.getAttribute('data-bs-edit'),
      element.getAttribute('data-bs-drop'),
    ]);
  const { container, unmount } = await renderStory({ _id: 'a' }, {}, { isAdmin: true });
  expect(marksIn(container)).toEqual([
    [null, 'imageOverrideURL'],
    ['storyTexts websites.courier.website_section.name a', null],
    ['storyTexts headlines.basic a', null],
    ['storyTexts description.basic a', null],
  ]);
  unmount();
  expect(marksIn((await renderStory({ _id: 'a' })).container)).toEqual([]);
});

test('marks no overline that is a phrase of the site', async () => {
  const { container } = await renderStory({ owner: { sponsored: true } }, {}, { isAdmin: true });
  expect(outline(container)).toContain('Sponsored');
  expect(container.querySelectorAll('[data-bs-edit]')).toHaveLength(2);
});
