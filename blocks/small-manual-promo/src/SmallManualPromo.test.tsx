import { expectAccessible, outline, renderBlock, writtenPromo } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const content = { 'signing-service': { hash: 'signed' } };
const show = (fields: object = {}) => renderBlock(block, { fields: { ...writtenPromo, ...fields }, content });

test.each([
  [undefined, ['Salt & <rope>', '(image)']],
  ['right', ['Salt & <rope>', '(image)']],
  ['below', ['Salt & <rope>', '(image)']],
  ['left', ['(image)', 'Salt & <rope>']],
  ['above', ['(image)', 'Salt & <rope>']],
])('stands in the order of reading for the place %s', async (imagePosition, parts) => {
  const { container } = await show({ imagePosition });
  expect(outline(container)).toEqual(parts);
  await expectAccessible(container);
});

test.each([
  ['right', 'minmax(0px, 1fr) 120px'],
  ['left', '120px minmax(0px, 1fr)'],
  ['above', 'minmax(0px, 1fr)'],
  ['below', 'minmax(0px, 1fr)'],
])('has the columns of the place %s, and one for a part alone', async (imagePosition, ofBoth) => {
  const columns = async (parts: object) => {
    const article = (await show({ imagePosition, ...parts })).container.querySelector('article');
    return getComputedStyle(article ?? document.body).gridTemplateColumns;
  };
  const alone = [await columns({ showImage: false }), await columns({ showHeadline: false })];
  expect([await columns({}), ...alone]).toEqual([ofBoth, 'minmax(0px, 1fr)', 'minmax(0px, 1fr)']);
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

test('describes its picture by the alternative text that was given here', async () => {
  const { container } = await show({ imageAlt: 'Boats in the fog' });
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('alt')).toBe('Boats in the fog');
  expect(picture?.closest('[aria-hidden]')).toBeNull();
  await expectAccessible(container);
});
