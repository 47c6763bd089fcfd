import { expectAccessible, outline, renderBlock } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const show = (fields: object = {}) =>
  renderBlock(block, {
    fields: { headline: 'Salt', imageURL: '/media/quay.jpg', linkURL: '/coast/salt/', ...fields },
    content: { 'signing-service': { hash: 'signed' } },
  });

test.each([
  [undefined, ['Salt', '(image)']],
  ['below', ['Salt', '(image)']],
  ['left', ['(image)', 'Salt']],
  ['above', ['(image)', 'Salt']],
])('stands in the order of reading for the place %s', async (imagePosition, parts) => {
  const { container } = await show({ imagePosition });
  expect(outline(container)).toEqual(parts);
  await expectAccessible(container);
});

test('hides the link of the image from assistive technology beside the headline', async () => {
  const hidden = async (fields: object) =>
    (await show(fields)).container.querySelector('img')?.closest('a')?.getAttribute('aria-hidden');
  expect([await hidden({}), await hidden({ showHeadline: false })]).toEqual(['true', null]);
});

test('crops the image to 3:2, 600 pixels wide, and signs it', async () => {
  const { container } = await show();
  expect(container.querySelector('img')?.src).toContain('auth=signed&width=600&height=400');
});

test('renders nothing with both parts switched off', async () => {
  const { container } = await show({ showHeadline: false, showImage: false });
  expect(container.innerHTML).toBe('');
});
