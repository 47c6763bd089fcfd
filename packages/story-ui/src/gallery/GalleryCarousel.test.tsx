import { defineBlock } from '@broadsheet/block-kit';
import { createTestEnvironment, expectAccessible, renderBlock } from '@broadsheet/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { GalleryCarousel } from './GalleryCarousel.tsx';
import type { GalleryCarouselProps } from './GalleryCarousel.tsx';
import type { GalleryImage } from './getGalleryImages.ts';
import { galleryPhrases } from './locales.ts';

const image = (name: string, more: Partial<GalleryImage> = {}): GalleryImage => ({
  source: {
    _id: name,
    url: `https://example.com/${name}.jpg`,
    auth: { 2: 'token' },
    width: 3000,
    height: 2000,
  },
  alt: `Alt of ${name}`,
  texts: { title: `Title of ${name}`, caption: `<b>Caption</b> of ${name}`, credit: '(Fars & Rowntree)' },
  ...more,
});

function carousel(props: Partial<GalleryCarouselProps> = {}, copies = 1) {
  const all: GalleryCarouselProps = {
    id: 'gallery-storm',
    label: 'The night of the surge',
    images: [image('one'), image('two'), image('three')],
    measure: { width: 800 },
    widths: [400, 800],
    sizes: '100vw',
    hasAdPlaces: true,
    ...props,
  };
  return defineBlock({
    name: 'gallery-carousel',
    title: 'Gallery',
    group: 'Test',
    kind: 'feature',
    fields: {},
    phrases: galleryPhrases,
    hydrate: { mode: 'never' },
    Component: () => Array.from({ length: copies }, (_, index) => <GalleryCarousel key={index} {...all} />),
  });
}

const pressNext = () => fireEvent.click(screen.getByRole('button', { name: 'Go forward one slide' }));
const adInView = () => screen.getAllByText('Ad block not found').some((ad) => ad.closest('[inert]') === null);
const images = (html: string) => html.match(/<img[^>]*>/g) ?? [];

test('shows every image with its texts before the script has come', async () => {
  const { serverHtml, container } = await renderBlock(carousel());
  expect(images(serverHtml)).toHaveLength(3);
  expect(serverHtml).toContain('aria-label="Go forward one slide"');
  expect(serverHtml).toContain('<b>Caption</b> of two');
  expect(serverHtml).toContain('(Fars &amp; Rowntree)');
  expect(serverHtml).toContain('aria-label="2 of 3"');
  await expectAccessible(container);
});

test('loads the first image at once and the rest when they come near', async () => {
  const { serverHtml } = await renderBlock(carousel());
  expect(images(serverHtml).map((tag) => /loading="(\w+)"/.exec(tag)?.[1])).toEqual([
    'eager',
    'lazy',
    'lazy',
  ]);
  expect(serverHtml).not.toContain('fetchPriority="high"');
});

test('leaves the pictures from the fourth on to whoever comes near them', async () => {
  const many = ['one', 'two', 'three', 'four', 'five'].map((name) => image(name));
  const { container } = await renderBlock(carousel({ images: many }));
  const boxes = [...container.querySelectorAll('[data-slide] img')].map((picture) => picture.parentElement);
  const skipped = boxes.map((box) => box && getComputedStyle(box).getPropertyValue('content-visibility'));
  expect(skipped).toEqual(['visible', 'visible', 'visible', 'auto', 'auto']);
});

test.each([
  ['lazy', 'lazy', false],
  ['lead', 'eager', true],
] as const)('loads a first image that is "%s" %s', async (first, loading, isUrgent) => {
  const { serverHtml } = await renderBlock(carousel({ first }));
  const [tag = ''] = images(serverHtml);
  expect(tag).toContain(`loading="${loading}"`);
  expect(/fetchpriority="high"/i.test(tag)).toBe(isUrgent);
});

test('asks for images by width', async () => {
  const { serverHtml } = await renderBlock(carousel());
  expect(images(serverHtml)[0]).toMatch(/ src="[^"]*width=800&amp;height=533"/);
  expect(images(serverHtml)[0]).toMatch(
    /srcSet="[^"]*width=400&amp;height=266 400w, [^"]*width=800&amp;height=533 800w"/i,
  );
});

test('asks for images by height, each as wide as its own shape makes it', async () => {
  const tall = image('tall', { source: { ...image('tall').source, width: 1000, height: 2000 } });
  const bare = image('bare', { source: { url: '/bare.jpg', auth: { 2: 'token' } } });
  const { serverHtml } = await renderBlock(
    carousel({ measure: { height: 450 }, images: [image('one'), tall, bare] }),
  );
  const sizes = images(serverHtml).map((tag) => /src="[^"]*?(width=[^"]*)"/.exec(tag)?.[1]);
  expect(sizes).toEqual(['width=675&amp;height=450', 'width=225&amp;height=450', 'width=800']);
});

test('steps through the images, counts them and tells the page', async () => {
  const { host, container } = await renderBlock(carousel());
  const told: unknown[] = [];
  host.events.subscribe('galleryImageNext', (detail) => told.push(detail));
  expect(container.textContent).toContain('1 of 3');
  pressNext();
  expect(container.textContent).toContain('2 of 3');
  expect(screen.getByRole('group', { name: '2 of 3' }).textContent).toContain('Title of two');
  expect(screen.queryByRole('group', { name: '1 of 3' })).toBeNull();
  expect(told).toEqual([
    {
      eventName: 'galleryImageNext',
      ansGalleryId: 'gallery-storm',
      ansGalleryHeadline: 'The night of the surge',
      orderPosition: 2,
      totalImages: 3,
      autoplay: false,
    },
  ]);
  await expectAccessible(container);
});

test('may stand on a page twice', async () => {
  const { host, serverHtml } = await renderBlock(carousel({}, 2));
  const ids = [...serverHtml.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(4);
  const told: unknown[] = [];
  host.events.subscribe('galleryImageNext', (detail) => told.push(detail));
  for (const next of screen.getAllByRole('button', { name: 'Go forward one slide' })) {
    expect(document.getElementById(next.getAttribute('aria-controls') ?? '')).not.toBeNull();
    fireEvent.click(next);
  }
  expect(told).toMatchObject([{ ansGalleryId: 'gallery-storm' }, { ansGalleryId: 'gallery-storm' }]);
});

test('plays on its own every four seconds, unless the reader asks for less motion', async () => {
  const { environment, container, unmount } = await renderBlock(carousel());
  fireEvent.click(screen.getByRole('button', { name: /Play slides/ }));
  act(() => environment.advance(4000));
  expect(container.textContent).toContain('2 of 3');
  unmount();
  const still = createTestEnvironment();
  still.media = (query) => query.includes('reduce');
  await renderBlock(carousel(), { environment: still });
  expect(screen.queryByRole('button', { name: /Play slides/ })).toBeNull();
});

test('shows editors where an ad would stand, after as many images as the site says', async () => {
  const site = { galleryCubeClicks: 1 };
  const { container, serverHtml } = await renderBlock(carousel(), { site, isAdmin: true });
  expect(serverHtml.match(/Ad block not found/g)).toHaveLength(2);
  expect(adInView()).toBe(false);
  pressNext();
  expect(adInView()).toBe(true);
  expect(container.textContent).toContain('1 of 3');
  pressNext();
  expect(adInView()).toBe(false);
  expect(container.textContent).toContain('2 of 3');
});

test('leads readers from one image to the next as long as no block brings ads', async () => {
  const { container } = await renderBlock(carousel(), { site: { galleryCubeClicks: 1 } });
  pressNext();
  expect(container.textContent).toContain('2 of 3');
  expect(screen.queryByText('Ad block not found')).toBeNull();
});

test('places the ad that its block brings between the images, out of the way until it comes', async () => {
  const brought = new Map([['ads', () => <span>An ad</span>]]);
  const { serverHtml, container } = await renderBlock(carousel(), {
    site: { galleryCubeClicks: 2 },
    brought,
  });
  expect(serverHtml).toMatch(/<div data-slide="ad"[^>]* hidden=""[^>]*><span>An ad<\/span><\/div>/);
  expect(screen.getAllByText('An ad')).toHaveLength(1);
  expect(container.textContent).toContain('1 of 3');
  const plain = await renderBlock(carousel({ hasAdPlaces: false }), {
    site: { galleryCubeClicks: 2 },
    brought,
  });
  expect(plain.serverHtml).not.toContain('An ad');
});

test('has no places for ads on a site that names no number', async () => {
  await renderBlock(carousel(), { isAdmin: true });
  pressNext();
  expect(screen.queryByText('Ad block not found')).toBeNull();
  expect(screen.getByRole('group', { name: '2 of 3' })).toBeTruthy();
});

test('says so where an image has no token, and shows it plain', async () => {
  const plain = image('plain', { source: { url: '/plain.jpg', auth: {} } });
  const { logs, serverHtml } = await renderBlock(carousel({ images: [plain] }));
  expect(logs).toContain('No auth token provided for resizer');
  expect(serverHtml).toContain('src="/plain.jpg"');
});

test('speaks German', async () => {
  await renderBlock(carousel(), { site: { locale: 'de', galleryCubeClicks: 1 }, isAdmin: true });
  fireEvent.click(screen.getByRole('button', { name: 'Nächstes Bild' }));
  expect(screen.getAllByText('Anzeigenblock nicht gefunden')).toHaveLength(2);
});

test('is nothing without images', async () => {
  const { container } = await renderBlock(carousel({ images: [] }));
  expect(container.innerHTML).toBe('');
});
