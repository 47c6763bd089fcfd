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
      overline: 'Walks',
      ...fields,
    },
    content: { 'signing-service': { hash: 'signed' } },
  });

test('shows overline and headline over the image, the description below it', async () => {
  const { container } = await show();
  expect(outline(container)).toEqual(['Walks', 'Salt', '(image)', 'Winter.']);
  expect(container.querySelector('h2 > a')?.getAttribute('href')).toBe('/coast/salt/');
  await expectAccessible(container);
});

test('crops the image to 3:2, 600 pixels wide, and signs it', async () => {
  const { container } = await show();
  expect(container.querySelector('img')?.src).toContain('auth=signed&width=600&height=400');
});

test('renders nothing with every part switched off', async () => {
  const off = { showOverline: false, showHeadline: false, showImage: false, showDescription: false };
  const { container } = await show(off);
  expect(container.innerHTML).toBe('');
});
