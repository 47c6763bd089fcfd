import { expectAccessible, outline, renderBlock, renderOnServer, writtenPromo } from '@broadsheet/testing';
import type { RenderBlockOptions } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { block } from './block.ts';

const stored = { imageId: 'quay', imageAuth: '{"2":"stored"}' };

const show = (fields: object = {}, { content, ...options }: RenderBlockOptions = {}) =>
  renderBlock(block, {
    fields: { ...writtenPromo, showOverline: true, ...fields },
    content: { 'signing-service': { hash: 'signed' }, ...content },
    ...options,
  });

const linksOf = (container: Element) => [...container.querySelectorAll('a')];
const off = { showOverline: false, showHeadline: false, showImage: false, showDescription: false };

test('shows the image first, then what was written, to the letter', async () => {
  const { container } = await show();
  expect(outline(container)).toEqual(['(image)', 'Walks', 'Salt & <rope>', 'The quay in winter.']);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Salt & <rope>');
  expect(container.children).toHaveLength(1);
  await expectAccessible(container);
});

test('leads where the editor says, with the final slash and in the same tab', async () => {
  const { container } = await show();
  expect(linksOf(container).map((link) => [link.getAttribute('href'), link.target])).toEqual([
    ['/coast/salt/', ''],
    ['/walks/', ''],
    ['/coast/salt/', ''],
  ]);
});

test('opens a new tab where the editor says so, and says that', async () => {
  const { container } = await show({ newTab: true, linkURL: 'https://elsewhere.test/a?b=1' });
  const link = screen.getByRole('link', { name: /^Salt & <rope>/ });
  expect(link.textContent).toBe('Salt & <rope> (opens in a new tab)');
  expect(link.getAttribute('href')).toBe('https://elsewhere.test/a?b=1');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
  expect(linksOf(container)[0]?.target).toBe('_blank');
});

test('stays in the tab for another site where the editor does not ask for a new one', async () => {
  const { container } = await show({ linkURL: 'https://elsewhere.test/' });
  expect(linksOf(container)[0]?.target).toBe('');
});

test.each([undefined, '', 'javascript:alert(1)', 'data:text/html,x'])(
  'leads nowhere for %j',
  async (linkURL) => {
    const { container } = await show({ linkURL, overlineURL: linkURL });
    expect(linksOf(container)).toEqual([]);
    expect(outline(container)).toHaveLength(4);
  },
);

test('spares assistive technology the link of the image where headline and description are on', async () => {
  const hidden = async (fields: object) => {
    const { container } = await show(fields);
    await expectAccessible(container);
    return container.querySelector('img')?.closest('a')?.getAttribute('aria-hidden') ?? 'in reach';
  };
  expect(await hidden({})).toBe('true');
  expect(await hidden({ showDescription: false })).toBe('in reach');
  expect(await hidden({ showHeadline: false })).toBe('in reach');
});

test.each([
  ['the headline', {}, 'Salt & <rope>'],
  ['the description', { headline: undefined }, 'The quay in winter.'],
  ['nothing', { headline: undefined, description: ' ' }, ''],
])('describes the image by %s', async (_, fields, alt) => {
  const { container } = await show(fields);
  expect(container.querySelector('img')?.getAttribute('alt')).toBe(alt);
});

test('crops the image to 4:3 around its focal point with the token that was stored', async () => {
  const { container, requests } = await show({ ...stored, imageFocalPoint: '{"x":10,"y":20}' });
  expect(requests).toEqual([]);
  expect(container.querySelector('img')?.getAttribute('src')).toBe(
    '/resizer/v2/quay.jpg?focal=10,20&auth=stored&width=600&height=450',
  );
  expect(container.querySelector('img')?.srcset.match(/\d+w/g)).toEqual([
    '200w',
    '400w',
    '600w',
    '800w',
    '1200w',
  ]);
});

test('has an image without a token signed', async () => {
  const { container, requests } = await show();
  expect(requests).toEqual([{ source: 'signing-service', query: { id: '/media/quay.jpg' } }]);
  expect(container.querySelector('img')?.src).toContain('smart=true&auth=signed');
});

test.each([
  ['signing fails', {}],
  ['none was chosen', { imageURL: '' }],
])('shows the fallback image of the site where %s', async (_, fields) => {
  const { container } = await show(fields, { content: { 'signing-service': new Error('Down.') } });
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/brand/fallback.jpg');
});

test('shows the image unresized where signing fails on a site without a fallback image, and says so', async () => {
  const { container, logs } = await show(
    {},
    { content: { 'signing-service': new Error('Down.') }, site: { fallbackImage: undefined } },
  );
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/quay.jpg');
  expect(logs).toContain('No auth token provided for resizer');
});

test.each([
  ['showOverline', 'Walks'],
  ['showHeadline', 'Salt & <rope>'],
  ['showDescription', 'The quay in winter.'],
  ['showImage', '(image)'],
])('shows one part alone for %s', async (flag, part) => {
  const { container } = await show({ ...off, [flag]: true });
  expect(outline(container)).toEqual([part]);
});

test.each([
  ['every part switched off', { ...writtenPromo, ...off }],
  ['nothing written', {}],
  ['blanks and a link', { headline: ' ', description: ' ', overline: ' ', imageURL: ' ', linkURL: '/a/' }],
])('renders nothing for %s', async (_, fields) => {
  expect(await renderOnServer(block, { fields })).toBe('');
});

test('tells the page builder of every link that is followed', async () => {
  const onSuccess = vi.fn();
  const { container } = await show({}, { onSuccess });
  for (const link of linksOf(container)) {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  }
  expect(onSuccess).toHaveBeenCalledTimes(3);
});

test('waits for the viewport where its editor says so', async () => {
  expect(await renderOnServer(block, { fields: { ...writtenPromo, lazyLoad: true } })).toBe('');
});

test('marks its texts and the place of its image for editors alone', async () => {
  const marksIn = (container: HTMLElement) =>
    [...container.querySelectorAll('[data-bs-edit], [data-bs-drop]')].map((element) => [
      element.getAttribute('data-bs-edit'),
      element.getAttribute('data-bs-drop'),
    ]);
  const { container, unmount } = await show({}, { isAdmin: true });
  expect(marksIn(container)).toEqual([
    [null, 'imageURL'],
    ['overline', null],
    ['headline', null],
    ['description', null],
  ]);
  unmount();
  expect(marksIn((await show()).container)).toEqual([]);
});

test('describes its picture by the alternative text that was given here', async () => {
  const { container } = await show({ imageAlt: 'Boats in the fog' });
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('alt')).toBe('Boats in the fog');
  expect(picture?.closest('[aria-hidden]')).toBeNull();
  await expectAccessible(container);
});
