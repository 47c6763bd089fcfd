import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const image = (name: string, more: object = {}) => ({
  _id: name,
  type: 'image',
  url: `https://example.com/${name}.jpg`,
  auth: { 2: 'token' },
  width: 1600,
  height: 900,
  focal_point: { x: 100, y: 200 },
  alt_text: `Alt of ${name}`,
  subtitle: `Title of ${name}`,
  caption: `Caption of ${name}`,
  credits: { by: [{ name: 'Lena Fars' }], affiliation: [{ name: 'Courier' }] },
  ...more,
});

const gallery = (more: object = {}) => ({
  type: 'gallery',
  _id: 'gallery-storm',
  headlines: { basic: 'The <i>night</i> of the surge' },
  content_elements: [image('one'), image('two', { vanityCredits: { by: [{ name: 'The readers' }] } })],
  ...more,
});

const chosen = { contentService: 'content-api-gallery', contentConfigValues: { _id: 'gallery-market' } };
const market = {
  'content-api-gallery': gallery({ _id: 'gallery-market', headlines: { basic: 'Market day' } }),
};
const names = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));

test("shows the page's gallery: images, titles, captions, credits", async () => {
  const { serverHtml, container, requests } = await renderBlock(block, { globalContent: gallery() });
  expect(names()).toEqual(['The night of the surge']);
  expect(screen.getByRole('img', { name: 'Alt of one' })).toBeTruthy();
  for (const text of ['Title of one', 'Caption of two', '(Lena Fars / Courier)', '(The readers)'])
    expect(serverHtml).toContain(text);
  expect(requests).toEqual([]);
  await expectAccessible(container);
});

test('asks for images 281.25 pixels high at five widths, cropped by no focal point', async () => {
  const { container } = await renderBlock(block, { globalContent: gallery() });
  const shown = container.querySelector('img');
  expect(shown?.getAttribute('src')).toBe('/resizer/v2/one.jpg?smart=true&auth=token&width=500&height=281');
  const widths = shown?.srcset.match(/ \d+w/g);
  expect(widths).toEqual([' 150w', ' 375w', ' 500w', ' 1500w', ' 2000w']);
  expect(shown?.getAttribute('loading')).toBe('eager');
  expect(container.querySelectorAll('img[loading=lazy]')).toHaveLength(1);
});

test.each([
  ['hideTitle', 'Title of'],
  ['hideCaption', 'Caption of'],
  ['hideCredits', 'Lena Fars'],
])('leaves out what %s hides', async (field, text) => {
  const shown = await renderOnServer(block, { globalContent: gallery() });
  const hidden = await renderOnServer(block, { globalContent: gallery(), fields: { [field]: true } });
  expect([shown.includes(text), hidden.includes(text)]).toEqual([true, false]);
});

test.each([
  ['the source, where nothing says which', { galleryContentConfig: chosen }, ['Market day']],
  [
    'the source, where the page is turned down',
    { galleryContentConfig: chosen, inheritGlobalContent: false },
    ['Market day'],
  ],
  [
    'the page, where it is asked for',
    { galleryContentConfig: chosen, inheritGlobalContent: true },
    ['The night of the surge'],
  ],
])('takes %s', async (_, fields, expected) => {
  const { requests } = await renderBlock(block, { fields, globalContent: gallery(), content: market });
  expect(names()).toEqual(expected);
  const requested = [{ source: 'content-api-gallery', query: { _id: 'gallery-market', feature: 'gallery' } }];
  expect(requests).toEqual(expected[0] === 'Market day' ? requested : []);
});

test('has a general name without a headline, in the language of the site', async () => {
  const nameless = gallery({ headlines: {} });
  const english = await renderBlock(block, { globalContent: nameless });
  expect(names()).toEqual(['Photo gallery']);
  english.unmount();
  await renderBlock(block, { globalContent: nameless, site: { locale: 'sv' } });
  expect(names()).toEqual(['Bildspel']);
});

test('moves with the arrow keys and counts', async () => {
  const { container } = await renderBlock(block, { globalContent: gallery() });
  fireEvent.keyDown(screen.getByRole('group', { name: 'The night of the surge' }), { key: 'ArrowRight' });
  expect(container.textContent).toContain('2 of 2');
});

test('says to editors where an ad would be, after as many images as the site says', async () => {
  await renderBlock(block, { globalContent: gallery(), site: { galleryCubeClicks: 1 }, isAdmin: true });
  fireEvent.click(screen.getByRole('button', { name: 'Go forward one slide' }));
  expect(screen.getByText('Ad block not found')).toBeTruthy();
});

test.each([
  ['no page content', {}],
  ['a gallery without elements', { globalContent: gallery({ content_elements: undefined }) }],
  [
    'a gallery of no pictures',
    { globalContent: gallery({ content_elements: [{ type: 'text', content: 'x' }] }) },
  ],
  [
    'a page whose gallery is turned down',
    { globalContent: gallery(), fields: { inheritGlobalContent: false } },
  ],
  [
    'an answer that is empty',
    { fields: { galleryContentConfig: chosen }, content: { 'content-api-gallery': null } },
  ],
  [
    'a source that fails',
    { fields: { galleryContentConfig: chosen }, content: { 'content-api-gallery': new Error('down') } },
  ],
  ['content of the wrong type', { globalContent: { content_elements: 'x', headlines: 3 } }],
])('renders nothing for %s', async (_, options) => {
  const { container } = await renderBlock(block, options);
  expect(container.innerHTML).toBe('');
});

test('waits for the viewport where its editor says so, but not in the page builder', async () => {
  const waiting = { fields: { lazyLoad: true }, globalContent: gallery() };
  expect(await renderOnServer(block, waiting)).toBe('');
  expect(await renderOnServer(block, { ...waiting, isAdmin: true })).toContain('Title of one');
});
