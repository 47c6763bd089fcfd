import { LOCALES } from '@broadsheet/block-kit';
import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { block } from './block.ts';
import { enhance } from './leadart.enhance.ts';

const image = (more: object = {}) => ({
  type: 'image',
  _id: 'img-storm',
  url: 'https://example.com/storm.jpg',
  auth: { 1: 'old', 2: 'token' },
  width: 4000,
  height: 3000,
  alt_text: 'Waves over the wall',
  subtitle: 'High water',
  caption: 'Shortly <b>before</b> midnight.',
  credits: { by: [{ name: 'Lena Fars' }] },
  ...more,
});

const video = (more: object = {}) => ({
  type: 'video',
  headlines: { basic: 'The barrier closes' },
  description: { basic: 'Filmed from the quay.' },
  credits: { affiliation: [{ name: 'Courier' }] },
  embed_html: '<video controls src="/barrier.webm"></video>',
  ...more,
});

/** Settings that only a player taller than wide follows. */
const tallLook = { viewportPercentage: 80, borderRadius: true };

const gallery = (more: object = {}) => ({
  type: 'gallery',
  _id: 'gallery-storm',
  headlines: { basic: 'The night of the surge' },
  content_elements: [image(), image({ _id: 'img-two', caption: 'The morning after' })],
  ...more,
});

const storyWith = (lead_art?: object, basic?: object) => ({
  type: 'story',
  promo_items: { lead_art, basic },
});

/** Imitates a browser with support for full screen. */
function allowFullScreen() {
  let shown: Element | null = null;
  const change = (element: Element | null) => {
    shown = element;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  const fakes: readonly [object, string, PropertyDescriptor][] = [
    [document, 'fullscreenEnabled', { value: true }],
    [document, 'fullscreenElement', { get: () => shown }],
    [document, 'exitFullscreen', { value: async () => change(null) }],
    [
      Element.prototype,
      'requestFullscreen',
      {
        async value(this: Element) {
          change(this);
        },
      },
    ],
  ];
  for (const [target, name, fake] of fakes) {
    Object.defineProperty(target, name, { configurable: true, ...fake });
    restore.push(() => Reflect.deleteProperty(target, name));
  }
  return { escape: () => change(null), shown: () => shown };
}

/** The members of an enhancement's context other than its element. */
const context = {
  site: 'courier',
  environment: createTestEnvironment(),
  identity: () => Promise.reject(new Error('Nobody is asked for.')),
  sales: () => Promise.reject(new Error('Nothing is for sale.')),
  consent: () => Promise.reject(new Error('Nobody asks.')),
  fetchContent: () => Promise.reject(new Error('Nothing is asked for.')),
  fetchBlock: () => Promise.reject(new Error('Nothing is asked for.')),
  openStory: () => Promise.reject(new Error('Nothing is locked.')),
};

const restore: (() => void)[] = [];
afterEach(() => {
  for (const undo of restore.splice(0)) undo();
});

test('shows the lead image with title, caption and credits, and no button without script', async () => {
  const { container, serverHtml } = await renderBlock(block, { globalContent: storyWith(image()) });
  expect(serverHtml).not.toContain('data-full-screen-is');
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.querySelector('figcaption')?.textContent).toBe(
    'High waterShortly before midnight. (Lena Fars)',
  );
  expect(screen.getByRole('img', { name: 'Waves over the wall' })).toBeTruthy();
  await expectAccessible(container);
});

test('takes the basic image where there is no lead art', async () => {
  await renderBlock(block, { globalContent: storyWith(undefined, image()) });
  expect(screen.getByRole('img', { name: 'Waves over the wall' })).toBeTruthy();
});

test('asks for the image at 800 and 1600 in its ratio, at once and before all others', async () => {
  const { container } = await renderBlock(block, { globalContent: storyWith(image()) });
  const shown = container.querySelector('img');
  expect(shown?.getAttribute('src')).toBe(
    '/resizer/v2/img-storm.jpg?smart=true&auth=token&width=800&height=450',
  );
  expect(shown?.srcset).toContain('width=1600&height=900 1600w');
  expect(shown?.getAttribute('loading')).toBe('eager');
  expect(shown?.getAttribute('fetchpriority')).toBe('high');
});

test('crops around the focal point, to the ratio that is set, and waits if it is told to', async () => {
  const { container } = await renderBlock(block, {
    fields: { imageRatio: '4:3', imageLoadingStrategy: 'lazy' },
    globalContent: storyWith(image({ focal_point: { x: 10, y: 20 } })),
  });
  const shown = container.querySelector('img');
  expect(shown?.getAttribute('src')).toBe(
    '/resizer/v2/img-storm.jpg?focal=10,20&auth=token&width=800&height=600',
  );
  expect(shown?.getAttribute('loading')).toBe('lazy');
  expect(shown?.hasAttribute('fetchpriority')).toBe(false);
});

test('fills the screen with the image, and follows the browser out of it', async () => {
  const browser = allowFullScreen();
  await renderBlock(block, { globalContent: storyWith(image()) });
  const enter = () => screen.getByRole('button', { name: 'Show the main picture in full screen' });
  expect(enter().textContent).toContain('Full screen');
  await act(async () => fireEvent.click(enter()));
  expect(browser.shown()?.querySelector('img')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Leave the full-screen view of the main picture' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  act(() => browser.escape());
  expect(enter()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
});

test.each(LOCALES)('calls the buttons in %s by names that hold the words seen on them', (locale) => {
  const said = block.phrases?.locales[locale] ?? {};
  const holds = (name: string, seen: string) =>
    said[name]?.toLowerCase().includes(said[seen]?.toLowerCase() ?? '-');
  expect([holds('lead.fsEnter', 'car.expand'), holds('lead.fsExit', 'car.exit')]).toEqual([true, true]);
});

test('speaks French', async () => {
  allowFullScreen();
  await renderBlock(block, { site: { locale: 'fr' }, globalContent: storyWith(image()) });
  expect(screen.getByRole('button', { name: 'Afficher la photo principale en plein écran' })).toBeTruthy();
});

test('fills the screen with an image that React never sees, until the enhancement is taken off', async () => {
  const browser = allowFullScreen();
  const element = document.createElement('div');
  element.innerHTML = await renderOnServer(block, { globalContent: storyWith(image()) });
  document.body.append(element);
  const stop = enhance({ element, ...context });
  const [opener] = element.querySelectorAll('button');
  await act(async () => opener?.click());
  expect(browser.shown()?.querySelector('img')).toBeTruthy();
  act(() => browser.escape());
  stop();
  await act(async () => opener?.click());
  expect(browser.shown()).toBeNull();
  element.remove();
});

test('enhances nothing of a gallery', async () => {
  allowFullScreen();
  const element = document.createElement('div');
  const html = await renderOnServer(block, { globalContent: storyWith(gallery()) });
  element.innerHTML = html;
  const before = element.innerHTML;
  enhance({ element, ...context })();
  expect(element.innerHTML).toBe(before);
});

test('needs React for none of its kinds', async () => {
  const islands: string[] = [];
  for (const art of [image(), gallery(), video()]) {
    await renderOnServer(block, {
      globalContent: storyWith(art),
      renderIsland: ({ name, when, element }) => {
        islands.push(`${name} ${when}`);
        return element;
      },
    });
  }
  expect(islands).toEqual([]);
});

test('shows a video with headline, description and credits', async () => {
  const { container, serverHtml } = await renderBlock(block, { globalContent: storyWith(video()) });
  expect(serverHtml).toContain('<video controls src="/barrier.webm"></video>');
  expect(container.querySelector('figcaption')?.textContent).toBe(
    'The barrier closesFilmed from the quay. (Courier)',
  );
});

test('leads a video with itself, not with the still that promotes it', async () => {
  const globalContent = video({ promo_items: { basic: image() } });
  const { container } = await renderBlock(block, { globalContent });
  expect(container.querySelector('video')?.getAttribute('src')).toBe('/barrier.webm');
  expect(container.querySelector('img')).toBeNull();
});

test('tells the player to start on its own and to go on, unless the reader asks for less motion', async () => {
  const hosted = video({ embed_html: '<div data-uuid="1"></div>' });
  const fields = { enableAutoplay: true, playthrough: true, videoRatio: '9:16', borderRadius: true };
  const moving = await renderBlock(block, { fields, globalContent: storyWith(hosted) });
  const player = moving.container.querySelector('[data-uuid]');
  expect(player?.getAttribute('data-autoplay')).toBe('true');
  expect(player?.getAttribute('data-playthrough')).toBe('true');
  expect(player?.getAttribute('data-aspect-ratio')).toBe('1.7778');
  expect(player?.getAttribute('data-border-radius')).toBe('true');
  moving.unmount();
  const environment = createTestEnvironment();
  environment.media = (query) => query.includes('reduce');
  const still = await renderBlock(block, { fields, environment, globalContent: storyWith(hosted) });
  expect(still.container.querySelector('[data-uuid]')?.getAttribute('data-autoplay')).toBe('false');
});

test.each([
  ['as tall and round as its editor says', { videoRatio: '9:16', ...tallLook }, '9 / 16', '345.6px', '12px'],
  ['65 percent of the window unless told otherwise', { videoRatio: '9:16' }, '9 / 16', '280.8px', '0px'],
  ['wide, with square corners', { videoRatio: '4:3', ...tallLook }, '4 / 3', '665.6px', '0px'],
  ['square', { videoRatio: '1:1' }, '1 / 1', '499.2px', '0px'],
  ['of the shape of the video', { videoRatio: '--' }, '16 / 9', '887.467px', '0px'],
])('frames a video %s', async (_, fields, aspectRatio, maxInlineSize, borderRadius) => {
  const { container } = await renderBlock(block, { fields, globalContent: storyWith(video()) });
  const frame = container.querySelector('figure > div') ?? document.body;
  expect(getComputedStyle(frame)).toMatchObject({ aspectRatio, maxInlineSize, borderRadius });
});

test('shows a gallery 450 pixels high, its first image before all others', async () => {
  const { container } = await renderBlock(block, { globalContent: storyWith(gallery()) });
  expect(screen.getByRole('region', { name: 'The night of the surge' })).toBeTruthy();
  const [first, second] = container.querySelectorAll('img');
  expect(first?.getAttribute('src')).toContain('width=600&height=450');
  expect(first?.srcset.match(/ \d+w/g)).toEqual([' 800w', ' 1600w']);
  expect(first?.getAttribute('fetchpriority')).toBe('high');
  expect(second?.getAttribute('loading')).toBe('lazy');
  await expectAccessible(container);
});

test('loads the first image of a gallery late if it is told to', async () => {
  const html = await renderOnServer(block, {
    fields: { imageLoadingStrategy: 'lazy' },
    globalContent: storyWith(gallery()),
  });
  expect(html.match(/loading="lazy"/g)).toHaveLength(2);
});

test('shows HTML as it is', async () => {
  const art = { type: 'raw_html', content: '<p id="map-1">A map</p>' };
  const { container } = await renderBlock(block, { globalContent: storyWith(art) });
  expect(container.querySelector('p#map-1')?.textContent).toBe('A map');
});

test.each([
  ['picture', image(), ['High water', 'midnight', 'Lena Fars']],
  ['video', video(), ['The barrier closes', 'Filmed', 'Courier']],
  ['gallery', gallery(), ['High water', 'morning after', 'Lena Fars']],
])('leaves out what is hidden of a %s', async (_, art, texts) => {
  const flags = ['hideTitle', 'hideCaption', 'hideCredits'];
  for (const [index, flag] of flags.entries()) {
    const html = await renderOnServer(block, { fields: { [flag]: true }, globalContent: storyWith(art) });
    expect(texts.map((text) => html.includes(text))).toEqual(flags.map((_flag, at) => at !== index));
  }
});

test.each([
  ['no page content', undefined],
  ['a story without promo items', { type: 'story' }],
  ['lead art of another type', storyWith({ type: 'story' })],
  ['lead art without a type', storyWith({ url: 'https://example.com/1.jpg' })],
  ['a picture without an address', storyWith(image({ url: '' }))],
  ['a video without markup', storyWith(video({ embed_html: '' }))],
  ['a gallery without pictures', storyWith(gallery({ content_elements: [] }))],
  ['HTML without content', storyWith({ type: 'raw_html', content: '' })],
  ['content of the wrong type', { promo_items: 'x' }],
])('renders nothing for %s', async (_, globalContent) => {
  const { container } = await renderBlock(block, { globalContent });
  expect(container.innerHTML).toBe('');
});
