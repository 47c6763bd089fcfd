import { exampleStory, expectAccessible, itemContentConfig, outline, renderBlock } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const show = (fields: object = {}) =>
  renderBlock(block, {
    fields: { itemContentConfig, ...fields },
    content: { 'content-api': exampleStory, 'signing-service': { hash: 'signed' } },
  });

test.each([
  [undefined, ['Salt & rope', '(image)']],
  ['right', ['Salt & rope', '(image)']],
  ['below', ['Salt & rope', '(image)']],
  ['left', ['(image)', 'Salt & rope']],
  ['above', ['(image)', 'Salt & rope']],
])('stands in the order of reading for the place %s', async (imagePosition, parts) => {
  const { container } = await show({ imagePosition });
  expect(outline(container)).toEqual(parts);
  await expectAccessible(container);
});

test('shows an image of 3:2 without a badge, and asks for no more than that', async () => {
  const { container, requests } = await show();
  expect(container.querySelector('img')?.src).toContain('&width=600&height=400');
  expect(container.querySelector('a[aria-hidden]')?.textContent).toBe('');
  expect(requests[0]?.query).toMatchObject({ feature: 'small-promo' });
  expect(requests[0]?.filter).not.toMatch(/credits|description|label|website_section/);
});

test('shows another image, signed', async () => {
  const { container } = await show({ imageOverrideURL: '/media/pier.jpg' });
  expect(container.querySelector('img')?.src).toContain('smart=true&auth=signed');
});

test.each([
  ['showImage', ['Salt & rope']],
  ['showHeadline', ['(image)']],
])('shows the other part alone without %s', async (flag, parts) => {
  const { container } = await show({ [flag]: false });
  expect(outline(container)).toEqual(parts);
});

test.each([
  ['both parts switched off', { showHeadline: false, showImage: false }],
  ['no source', { itemContentConfig: undefined }],
])('renders nothing for %s', async (_, fields) => {
  const { container } = await show(fields);
  expect(container.innerHTML).toBe('');
});
