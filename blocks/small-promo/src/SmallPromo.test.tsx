import { exampleStory, expectAccessible, itemContentConfig, outline, renderBlock } from '@broadsheet/testing';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const show = (fields: object = {}) =>
  renderBlock(block, {
    fields: { itemContentConfig, ...fields },
    content: { 'content-api': exampleStory, 'signing-service': { hash: 'signed' } },
  });

const BESIDE_END = 'minmax(0px, 1fr) 120px';
const BESIDE_START = '120px minmax(0px, 1fr)';
const ALONE = 'minmax(0px, 1fr)';
const columnsOf = (container: Element) =>
  getComputedStyle(container.querySelector('article') ?? document.body).gridTemplateColumns;

test.each([
  [undefined, ['Salt & rope', '(image)'], BESIDE_END],
  ['right', ['Salt & rope', '(image)'], BESIDE_END],
  ['below', ['Salt & rope', '(image)'], ALONE],
  ['left', ['(image)', 'Salt & rope'], BESIDE_START],
  ['above', ['(image)', 'Salt & rope'], ALONE],
])(
  'stands in the order of reading and in the columns of the place %s',
  async (imagePosition, parts, columns) => {
    const { container } = await show({ imagePosition });
    expect([outline(container), columnsOf(container)]).toEqual([parts, columns]);
    await expectAccessible(container);
  },
);

test.each(['right', 'left'])(
  'keeps no column at the %s for a part that is switched off',
  async (imagePosition) => {
    for (const [part, left] of [
      ['showImage', 'Salt & rope'],
      ['showHeadline', '(image)'],
    ] as const) {
      const { container, unmount } = await show({ imagePosition, [part]: false });
      expect([outline(container), columnsOf(container)]).toEqual([[left], ALONE]);
      unmount();
    }
  },
);

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
  ['both parts switched off', { showHeadline: false, showImage: false }],
  ['no source', { itemContentConfig: undefined }],
])('renders nothing for %s', async (_, fields) => {
  const { container } = await show(fields);
  expect(container.innerHTML).toBe('');
});

test('describes another image by the alternative text that was given here', async () => {
  const { container } = await show({ imageOverrideURL: '/media/pier.jpg', imageOverrideAlt: 'Boats' });
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('Boats');
  await expectAccessible(container);
});
