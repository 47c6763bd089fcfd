import { expectAccessible, outline, renderBlock } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const show = (fields: object = {}) =>
  renderBlock(block, {
    fields: {
      headline: 'Salt',
      imageURL: '/media/quay.jpg',
      linkURL: '/coast/salt/',
      description: 'Winter.',
      ...fields,
    },
    content: { 'signing-service': { hash: 'signed' } },
  });

test('shows headline and description below the image, and no overline', async () => {
  const { container } = await show({ overline: 'Walks' });
  expect(outline(container)).toEqual(['(image)', 'Salt', 'Winter.']);
  expect(container.querySelector('a[aria-hidden]')?.getAttribute('href')).toBe('/coast/salt/');
  await expectAccessible(container);
});

test('crops the image to 3:2, 600 pixels wide, and signs it', async () => {
  const { container } = await show();
  expect(container.querySelector('img')?.src).toContain('auth=signed&width=600&height=400');
});

test('renders nothing with every part switched off', async () => {
  const { container } = await show({ showHeadline: false, showImage: false, showDescription: false });
  expect(container.innerHTML).toBe('');
});
