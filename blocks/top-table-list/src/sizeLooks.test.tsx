import { exampleStory, outline, renderBlock } from '@broadsheet/testing';
import { describe, expect, test } from 'vitest';
import { block } from './block.ts';

const FILM = { type: 'video', embed_html: '<div class="player">Film</div>' };
const feed = (more: object = {}) => ({
  content_elements: ['a', 'b', 'c', 'd', 'e'].map((_id) => ({ ...exampleStory, ...more, _id })),
});
const show = (fields: object, more: object = {}) =>
  renderBlock(block, {
    fields: { listContentConfig: { contentService: 'feed', contentConfigValues: {} }, ...fields },
    content: { feed: feed(more) },
  });

const BESIDE_END = 'minmax(0px, 1fr) 120px';
const BESIDE_START = '120px minmax(0px, 1fr)';
const ALONE = 'minmax(0px, 1fr)';
const columnsOf = (element: Element | null | undefined) =>
  getComputedStyle(element ?? document.body).gridTemplateColumns;

describe.each([
  ['extra-large', { extraLarge: 1, playVideoInPlaceXL: true }, 'imageRatioXL'],
  ['large', { large: 1, playVideoInPlaceLG: true }, 'imageRatioLG'],
])('the player of a story of the size %s', (_, size, field) => {
  test.each([
    ['4 / 3', undefined],
    ['16 / 9', '16:9'],
    ['3 / 2', '3:2'],
    ['4 / 3', '4:3'],
  ])('has the shape %s for the ratio %s', async (shape, ratio) => {
    const { container } = await show({ ...size, [field]: ratio }, FILM);
    const frame = container.querySelector('.player')?.parentElement?.parentElement ?? document.body;
    expect(getComputedStyle(frame).aspectRatio).toBe(shape);
  });
});

const SIZES = ['XL', 'LG', 'MD', 'SM', 'SM'];

test.each([
  ['every story', {}, SIZES],
  ['all but the extra-large ones', { showBottomBorderXL: false }, ['LG', 'MD', 'SM', 'SM']],
  ['all but the large ones', { showBottomBorderLG: false }, ['XL', 'MD', 'SM', 'SM']],
  ['all but the medium ones', { showBottomBorderMD: false }, ['XL', 'LG', 'SM', 'SM']],
  ['all but the small ones', { showBottomBorderSM: false }, ['XL', 'LG', 'MD']],
])('draws a line below %s', async (_, fields, lined) => {
  const { container } = await show({ extraLarge: 1, large: 1, medium: 1, small: 2, ...fields });
  const after = [...container.querySelectorAll('article')].map((article) => article.nextElementSibling);
  expect(SIZES.filter((_size, at) => after[at]?.localName === 'hr')).toEqual(lined);
  expect(container.querySelectorAll('hr')).toHaveLength(lined.length);
});

describe('the picture of a small story', () => {
  test.each([
    ['right of its headline unless told otherwise', undefined, ['Salt & rope', '(image)'], BESIDE_END],
    ['right of its headline', 'right', ['Salt & rope', '(image)'], BESIDE_END],
    ['left of it', 'left', ['(image)', 'Salt & rope'], BESIDE_START],
    ['above it', 'above', ['(image)', 'Salt & rope'], ALONE],
    ['below it', 'below', ['Salt & rope', '(image)'], ALONE],
  ])('stands %s', async (_, imagePositionSM, parts, columns) => {
    const { container } = await show({ small: 1, imagePositionSM });
    expect([outline(container), columnsOf(container.querySelector('article'))]).toEqual([parts, columns]);
  });
});

/** Returns the numbers of columns that the styles of an element name, by the least room for them. */
function columnsByRoom(element: Element | null | undefined) {
  const own = `.${element?.classList.item(element.classList.length - 1)} {`;
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const found = rules.flatMap(({ cssText }) => {
    const [, room] = /^@container \(min-width: (\d+rem)\)/.exec(cssText) ?? [];
    const [, count] = /grid-template-columns: repeat\((\d),/.exec(cssText) ?? [];
    return cssText.includes(own) && room !== undefined ? [[room, Number(count)] as const] : [];
  });
  return Object.fromEntries(found);
}

test.each([
  ['two in a row unless told otherwise', undefined, { '32rem': 2, '52rem': 2 }],
  ['one in a row at any width', 1, {}],
  ['two in a row', 2, { '32rem': 2, '52rem': 2 }],
  ['three in a row where there is room, else two', 3, { '32rem': 2, '52rem': 3 }],
  ['four in a row where there is room, else two', 4, { '32rem': 2, '52rem': 4 }],
])('puts small stories %s', async (_, storiesPerRowSM, columns) => {
  const { container } = await show({ small: 5, storiesPerRowSM });
  const grid = container.querySelector('article')?.parentElement?.parentElement;
  expect(grid?.querySelectorAll('article')).toHaveLength(5);
  expect(columnsByRoom(grid)).toEqual(columns);
});
