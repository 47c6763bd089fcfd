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

const panel = (number: number): Record<string, string> => ({
  [`image${number}URL`]: `/media/img-${number}.jpg`,
  [`image${number}Id`]: `img-${number}`,
  [`image${number}Auth`]: '{"2":"token"}',
  [`overlay${number}Text`]: `Text ${number}`,
  [`button${number}Text`]: `Button ${number}`,
  [`item${number}Action`]: `/panel-${number}/`,
});
const full = { ...panel(1), ...panel(2), ...panel(3), headline: 'The summer by the sea' };

test('shows three pictures with a text over each, one link a picture, below a headline', async () => {
  const { container, requests } = await renderBlock(block, { fields: { ...full, image1Alt: 'A pier' } });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('The summer by the sea');
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([1, 2, 3].map((number) => [`Text ${number}`, `/panel-${number}/`]));
  expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['A pier', '', '']);
  expect(container.querySelector('img')?.getAttribute('src')).toContain('width=600&height=450');
  expect(container.querySelector('img')?.srcset.match(/ \d+w/g)).toEqual([
    ' 200w',
    ' 400w',
    ' 600w',
    ' 800w',
    ' 1000w',
  ]);
  expect(requests).toEqual([]);
  await expectAccessible(container);
});

test('has buttons for the eye alone', async () => {
  const { container } = await renderBlock(block, { fields: full });
  const hidden = [...container.querySelectorAll('a[aria-hidden="true"]')];
  expect(hidden.map((link) => [link.textContent, link.getAttribute('tabindex')])).toEqual(
    [1, 2, 3].map((number) => [`Button ${number}`, '-1']),
  );
});

const parts = (container: HTMLElement, selector: string) => [...container.querySelectorAll(selector)];

test('sets each text dark on a light ground, or light on a dark one where its editor says so', async () => {
  const { container } = await renderBlock(block, { fields: { ...full, overlay2TextVariant: 'light' } });
  const looks = parts(container, ':has(> a[aria-hidden])').map((words) => {
    const { color, backgroundColor } = getComputedStyle(words);
    return [color, backgroundColor === COLOURS.scrim];
  });
  expect(looks).toEqual([
    [COLOURS.ink, false],
    [COLOURS['on-scrim'], true],
    [COLOURS.ink, false],
  ]);
});

test('fills each button, or outlines it where its editor says so', async () => {
  const { container } = await renderBlock(block, { fields: { ...full, button3Variant: 'secondary' } });
  const isFilled = parts(container, 'a[aria-hidden]').map(
    (link) => getComputedStyle(link).backgroundColor === COLOURS.brand,
  );
  expect(isFilled).toEqual([true, true, false]);
});

test('cuts each picture to 4:3, or to 16:9 where its field says so', async () => {
  const { container } = await renderBlock(block, { fields: { ...full, image1AspectRatio: '16/9' } });
  const boxes = parts(container, 'img').map((image) => [
    image.getAttribute('width'),
    image.getAttribute('height'),
    getComputedStyle(image).aspectRatio,
  ]);
  expect(boxes).toEqual([
    ['600', '337', '16 / 9'],
    ['600', '450', '4 / 3'],
    ['600', '450', '4 / 3'],
  ]);
});

test.each([
  ['the last picture', {}, '/panel-3/'],
  ['the first', { fullWidthImage: 'top' }, '/panel-1/'],
])('spans the width with %s', async (_, fields, href) => {
  const { container } = await renderBlock(block, { fields: { ...full, ...fields } });
  const classes = [...container.querySelectorAll('a:not([aria-hidden])')].map((link) => ({
    href: link.getAttribute('href'),
    look: link.parentElement?.parentElement?.className,
  }));
  const odd = classes.filter(({ look }) => classes.filter((other) => other.look === look).length === 1);
  expect(odd.map((one) => one.href)).toEqual([href]);
});

test.each(['image2URL', 'item2Action', 'overlay2Text', 'button2Text'])(
  'leaves out a panel without %s for readers and keeps it for editors',
  async (field) => {
    const fields = { ...full, [field]: '' };
    const { unmount } = await renderBlock(block, { fields });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Text 1', 'Text 3']);
    unmount();
    const { container } = await renderBlock(block, { fields, isAdmin: true });
    expect(container.textContent).toContain(field === 'overlay2Text' ? 'Button 2' : 'Text 2');
  },
);

test('follows no address that could run something', async () => {
  expect(await renderOnServer(block, { fields: { ...panel(1), item1Action: 'javascript:alert(1)' } })).toBe(
    '',
  );
});

test('has a picture without a token signed', async () => {
  const { container, requests } = await renderBlock(block, {
    fields: { ...panel(1), image1Auth: '' },
    content: { 'signing-service': { hash: 'signed' } },
  });
  expect(requests).toEqual([{ source: 'signing-service', query: { id: '/media/img-1.jpg' } }]);
  expect(container.querySelector('img')?.getAttribute('src')).toContain('auth=signed');
});

test('renders nothing without fields, and nothing but a headline is nothing', async () => {
  expect(await renderOnServer(block)).toBe('');
  expect(await renderOnServer(block, { fields: { headline: 'Summer' } })).toBe('');
});
