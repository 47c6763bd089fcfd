import { expectAccessible, outline, renderBlock, writtenPromo } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const content = { 'signing-service': { hash: 'signed' } };
const show = (fields: object = {}) => renderBlock(block, { fields: { ...writtenPromo, ...fields }, content });

test('shows headline and description below the image, and no overline', async () => {
  const { container } = await show();
  expect(outline(container)).toEqual(['(image)', 'Salt & <rope>', 'The quay in winter.']);
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

test('describes its picture by the alternative text that was given here', async () => {
  const { container } = await show({ imageAlt: 'Boats in the fog' });
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('alt')).toBe('Boats in the fog');
  expect(picture?.closest('[aria-hidden]')).toBeNull();
  await expectAccessible(container);
});
