import { expectAccessible, renderBlock, renderOnServer, setThemeColours } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { block } from './block.ts';

const COLOURS = {
  brand: 'rgb(1, 1, 1)',
  ink: 'rgb(2, 2, 2)',
  'on-scrim': 'rgb(3, 3, 3)',
  scrim: 'rgb(4, 4, 4)',
};

beforeEach(() => setThemeColours(COLOURS));

const pictures = {
  imageDesktopURL: '/media/wide.jpg',
  imageId: 'wide',
  imageDesktopAuth: '{"2":"token-wide"}',
  imageMobileURL: '/media/tall.jpg',
  imageMobileId: 'tall',
  imageMobileAuth: '{"2":"token-tall"}',
  imageMobileAlt: 'The harbour at dawn',
};
const words = { headline: 'Read on', subHeadline: 'Every day', description: 'For less than a coffee.' };
const links = {
  link1Action: '/subscriptions/',
  link1Text: 'Subscribe',
  link1Type: 'primary',
  link2Action: 'https://example.com/',
  link2Text: 'More',
};
const full = { ...pictures, ...words, ...links };

test('reads the names that its pictures had in older releases, after those of today', () => {
  const old = {
    imageURLDesktop: '/old-wide.jpg',
    imageURLMobile: '/old-tall.jpg',
    imageAltText: 'A harbour',
  };
  expect(block.migrate({ fields: { ...old, headline: 'Read on' } }).fields).toEqual({
    imageDesktopURL: '/old-wide.jpg',
    imageMobileURL: '/old-tall.jpg',
    imageMobileAlt: 'A harbour',
    headline: 'Read on',
  });
  expect(block.migrate({ fields: { ...old, ...pictures } }).fields).toEqual(pictures);
  expect(block.migrate({ fields: full }).fields).toEqual(full);
});

test('shows a picture with headings, a text and buttons', async () => {
  const { container, requests } = await renderBlock(block, { fields: full });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Read on');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Every day');
  expect(screen.getByText('For less than a coffee.')).toBeTruthy();
  const shown = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(shown).toEqual([
    ['Subscribe', '/subscriptions/'],
    ['More', 'https://example.com/'],
  ]);
  expect(requests).toEqual([]);
  await expectAccessible(container);
});

test('has a picture for wide windows and one for narrow ones, cut to their boxes', async () => {
  const { container } = await renderBlock(block, { fields: full });
  const [source, image] = [
    container.querySelector('source'),
    screen.getByRole('img', { name: 'The harbour at dawn' }),
  ];
  expect(source?.media).toBe('(min-width: 600px)');
  expect(source?.srcset).toContain('wide.jpg?smart=true&auth=token-wide&width=1200&height=800,');
  expect(image.getAttribute('src')).toBe(
    '/resizer/v2/tall.jpg?smart=true&auth=token-tall&width=320&height=400',
  );
});

test.each([
  ['the one of the desktop picture', { imageMobileAlt: undefined, imageDesktopAlt: 'Nets' }, 'Nets'],
  ['the one of the picture for phones', { imageDesktopAlt: 'Nets' }, 'The harbour at dawn'],
  ['nothing for decoration', { imageMobileAlt: '', imageDesktopAlt: '' }, ''],
])('describes its picture by %s', async (_, texts, alt) => {
  const { container } = await renderBlock(block, { fields: { ...full, ...texts } });
  expect(container.querySelector('img')?.getAttribute('alt')).toBe(alt);
});

test.each([
  ['desktop', { imageMobileURL: '' }, 'wide.jpg?smart=true&auth=token-wide&width=320&height=400'],
  ['mobile', { imageDesktopURL: '' }, 'tall.jpg?smart=true&auth=token-tall&width=320&height=400'],
])('shows the %s picture in both where it is the only one', async (_, without, expected) => {
  const { container } = await renderBlock(block, { fields: { ...full, ...without } });
  expect(container.querySelector('img')?.getAttribute('src')).toContain(expected);
  expect(container.querySelector('source')?.srcset).toContain('width=1200&height=800');
});

test('has a picture without a token signed, once where it stands in both', async () => {
  const fields = { imageDesktopURL: '/media/wide.jpg', headline: 'Read on' };
  const { container, requests } = await renderBlock(block, {
    fields,
    content: { 'signing-service': { hash: 'signed' } },
  });
  expect(requests).toEqual([{ source: 'signing-service', query: { id: '/media/wide.jpg' } }]);
  expect(container.querySelector('img')?.getAttribute('src')).toContain('auth=signed');
});

test("shows the site's fallback image where signing fails", async () => {
  const { container } = await renderBlock(block, {
    fields: { imageDesktopURL: '/media/wide.jpg' },
    site: { fallbackImage: '/fallback.svg' },
    content: { 'signing-service': new Error('down') },
  });
  expect(container.querySelector('img')?.getAttribute('src')).toContain('fallback.svg');
});

test.each([
  ['a text', { link1Text: ' ' }],
  ['an address', { link1Action: '' }],
  ['an address that readers may follow', { link1Action: 'javascript:alert(1)' }],
])('has no button without %s', async (_, without) => {
  await renderBlock(block, { fields: { ...full, ...without } });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['More']);
});

test.each([
  ['over the picture', {}, true],
  ['under the picture', { layout: 'stacked' }, false],
])('stands %s', async (_, layout, isOver) => {
  const { container } = await renderBlock(block, { fields: { ...full, ...layout } });
  const texts = screen.getByRole('heading', { level: 2 }).parentElement;
  expect(texts && getComputedStyle(texts).gridArea.startsWith('1')).toBe(isOver);
  expect(container.querySelector('picture')).not.toBeNull();
});

/** Returns the style of the box with the texts. */
const wordsStyle = () =>
  getComputedStyle(screen.getByRole('heading', { level: 2 }).parentElement ?? document.body);

test.each([
  ['in the middle', {}, 'center', 'center'],
  ['in the middle where its editor says so', { alignment: 'center' }, 'center', 'center'],
  ['at the start', { alignment: 'left' }, 'start', 'start'],
])('sets its texts over the picture %s', async (_, alignment, items, text) => {
  await renderBlock(block, { fields: { ...full, ...alignment } });
  const { justifyItems, textAlign } = wordsStyle();
  expect([justifyItems, textAlign]).toEqual([items, text]);
});

test('sets its texts under the picture at the start, whatever the alignment', async () => {
  await renderBlock(block, { fields: { ...full, layout: 'stacked', alignment: 'center' } });
  expect(wordsStyle().justifyItems).toBe('start');
});

test.each([
  ['light text on a dark ground', {}, [COLOURS['on-scrim'], true]],
  ['it so where its editor says dark', { variant: 'dark' }, [COLOURS['on-scrim'], true]],
  ['dark text on a light ground where its editor says light', { variant: 'light' }, [COLOURS.ink, false]],
])('has %s', async (_, variant, look) => {
  await renderBlock(block, { fields: { ...full, ...variant } });
  const { color, backgroundColor } = wordsStyle();
  expect([color, backgroundColor === COLOURS.scrim]).toEqual(look);
});

test.each([
  ['the one that its editor wants filled', {}, [true, false]],
  ['the other instead', { link1Type: 'secondary', link2Type: 'primary' }, [false, true]],
  ['neither where nobody says', { link1Type: undefined }, [false, false]],
])('fills of two buttons %s', async (_, types, looks) => {
  await renderBlock(block, { fields: { ...full, ...types } });
  const isFilled = screen
    .getAllByRole('link')
    .map((link) => getComputedStyle(link).backgroundColor === COLOURS.brand);
  expect(isFilled).toEqual(looks);
});

test('is a headline alone where nothing else is written', async () => {
  const { container } = await renderBlock(block, { fields: { headline: 'Read on' } });
  expect(container.textContent).toBe('Read on');
  expect(container.querySelector('img')).toBeNull();
});

test('renders nothing without fields', async () => {
  expect(await renderOnServer(block)).toBe('');
});
