import { exampleStory, expectAccessible, itemContentConfig, outline, renderBlock } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const show = (more: object = {}, fields: object = {}) =>
  renderBlock(block, {
    fields: { itemContentConfig, showOverline: true, ...fields },
    content: { 'content-api': { ...exampleStory, ...more } },
  });

test('shows overline and headline over the image, the rest below it', async () => {
  const { container, requests } = await show();
  expect(outline(container)).toEqual([
    'Coast',
    'Salt & rope',
    '(image)',
    'The quay in winter.',
    'By Ada and Joss · November 20, 2026 at 5:40AM GMT',
  ]);
  expect(container.querySelector('h2 > a')?.getAttribute('href')).toBe('/coast/salt-and-rope/');
  expect(requests[0]?.query).toMatchObject({ feature: 'extra-large-promo' });
  await expectAccessible(container);
});

test('crops the image to 4:3, 800 pixels wide', async () => {
  const { container } = await show();
  const image = container.querySelector('img');
  expect(image?.src).toContain('&width=800&height=600');
  expect(image?.srcset.match(/\d+w/g)).toEqual(['400w', '600w', '800w', '1200w']);
});

test.each([
  ['gallery', 'Photos'],
  ['image', 'Photos'],
  ['video', 'Video'],
  ['story', ''],
])('marks the image of an item led by a %s', async (type, words) => {
  const { container } = await show({ promo_items: { ...exampleStory.promo_items, lead_art: { type } } });
  expect(container.querySelector('a[aria-hidden]')?.textContent).toBe(words);
});

test('gives a tall player 60 percent of the viewport, or what an older document stores', () => {
  const viewport = (stored: Record<string, unknown>) => block.prepare(stored).values['viewportPercentage'];
  expect([viewport({}), viewport({ viewportPercentage: 80, shrinkToFit: true })]).toEqual([60, 80]);
});

test('plays a video below the headline', async () => {
  const video = { type: 'video', embed_html: '<div class="player">Film</div>' };
  const { container } = await show(video, { playVideoInPlace: true });
  expect(outline(container).slice(0, 3)).toEqual(['Coast', 'Salt & rope', '(player)']);
});

test.each([
  [
    'every part switched off',
    {
      showOverline: false,
      showHeadline: false,
      showImage: false,
      showDescription: false,
      showByline: false,
      showDate: false,
    },
  ],
  ['no source', { itemContentConfig: undefined }],
])('renders nothing for %s', async (_, fields) => {
  const { container } = await show({}, fields);
  expect(container.innerHTML).toBe('');
});
