import { exampleStory, expectAccessible, itemContentConfig, outline, renderBlock } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const show = (more: object = {}, fields: object = {}) =>
  renderBlock(block, {
    fields: { itemContentConfig, ...fields },
    content: { 'content-api': { ...exampleStory, ...more }, 'signing-service': { hash: 'signed' } },
  });

test('shows headline, description and attribution below the image, and no overline', async () => {
  const { container, requests } = await show();
  expect(outline(container)).toEqual([
    '(image)',
    'Salt & rope',
    'The quay in winter.',
    'By Ada and Joss · November 20, 2026 at 5:40AM GMT',
  ]);
  expect(container.querySelector('a[aria-hidden]')?.textContent).toBe('Photos');
  expect(requests[0]?.query).toMatchObject({ feature: 'medium-promo' });
  expect(requests[0]?.filter).not.toMatch(/website_section|embed_html/);
  await expectAccessible(container);
});

test('crops the image to 16:9, 600 pixels wide', async () => {
  const { container } = await show();
  const image = container.querySelector('img');
  expect(image?.src).toContain('&width=600&height=337');
  expect(image?.srcset.match(/\d+w/g)).toEqual(['200w', '400w', '600w', '800w', '1200w']);
});

test('shows another image, signed', async () => {
  const { container } = await show({}, { imageOverrideURL: '/media/pier.jpg' });
  expect(container.querySelector('img')?.src).toContain('smart=true&auth=signed');
});

test('drops the parts that are empty', async () => {
  const { container } = await show({ description: undefined, display_date: 'soon', credits: undefined });
  expect(outline(container)).toEqual(['(image)', 'Salt & rope']);
});

test.each([
  [
    'every part switched off',
    { showHeadline: false, showImage: false, showDescription: false, showByline: false, showDate: false },
  ],
  ['no source', { itemContentConfig: undefined }],
])('renders nothing for %s', async (_, fields) => {
  const { container } = await show({}, fields);
  expect(container.innerHTML).toBe('');
});
