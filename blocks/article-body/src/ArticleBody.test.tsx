import type { IslandRequest } from '@broadsheet/block-kit';
import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const text = (content: string) => ({ type: 'text', content });
const story = (more: object = {}) => ({
  type: 'story',
  content_elements: [
    text('One'),
    { type: 'header', level: 2, content: 'Then' },
    text(''),
    text('Two'),
    text('Three'),
    text('Four'),
    text('Five'),
  ],
  ...more,
});
const blocks = [<b key="1">[A]</b>, <b key="2">[B]</b>, <b key="3">[C]</b>];
const words = (container: Element) => container.textContent;

test('prints the elements in their order and the copyright after them', async () => {
  const { container } = await renderBlock(block, { globalContent: story({ copyright: '© <b>Courier</b>' }) });
  expect(words(container)).toBe('OneThenTwoThreeFourFive© Courier');
  const last = screen.getByRole('article').lastElementChild;
  expect([last?.tagName, last?.innerHTML]).toEqual(['P', '© <b>Courier</b>']);
  await expectAccessible(container);
});

test('puts blocks after the paragraphs that readers see, headers and empty ones not counted', async () => {
  const { container } = await renderBlock(block, {
    fields: { elementPlacement: { 2: '2', 1: '2', 3: 1 } },
    globalContent: story(),
    children: blocks,
  });
  expect(words(container)).toBe('One[C]ThenTwo[A][B]ThreeFourFive');
});

test('leaves blocks out that would stand before the last paragraph or after it', async () => {
  const { container } = await renderBlock(block, {
    fields: { elementPlacement: { 1: '4', 2: '5', 3: '6', 4: '1' } },
    globalContent: story(),
    children: blocks,
  });
  expect(words(container)).toBe('OneThenTwoThreeFourFive');
});

test('leaves blocks out without a table of places', async () => {
  const { container } = await renderBlock(block, { globalContent: story(), children: blocks });
  expect(words(container)).not.toContain('[');
});

test('opens the first paragraph with where the story was filed from', async () => {
  const content_elements = [
    { type: 'image', url: '/1.jpg' },
    text(''),
    text('The beds reopen.'),
    text('Soon.'),
  ];
  const { container } = await renderBlock(block, { globalContent: { location: 'Saltby', content_elements } });
  expect([...container.querySelectorAll('p')].map(words)).toEqual(['Saltby — The beds reopen.', 'Soon.']);
});

test('does not say twice where it was filed from, nor change the story', async () => {
  const content_elements = [text('<b>SALTBY</b> — The beds reopen.')];
  const globalContent = Object.freeze({
    location: 'Saltby',
    content_elements: Object.freeze(content_elements),
  });
  const { container } = await renderBlock(block, { globalContent });
  expect(words(container)).toBe('SALTBY — The beds reopen.');
});

test('makes islands of hosted players and of nothing else', async () => {
  const islands: IslandRequest[] = [];
  const image = {
    type: 'image',
    url: '/1.jpg',
    auth: { 1: 'old', 2: 'token' },
    caption: 'Boat',
    slug: 'boat',
  };
  const content_elements = [
    text('One'),
    image,
    { type: 'gallery', _id: 'g', description: { basic: 'Storm' }, content_elements: [image] },
    { type: 'video', embed_html: '<video src="/1.webm"></video>' },
    { type: 'video', embed_html: '<div data-uuid="1"></div>' },
  ];
  await renderBlock(block, {
    globalContent: { content_elements },
    renderIsland: (request) => {
      islands.push(request);
      return request.element;
    },
  });
  expect(new Set(islands.map(({ name, when }) => `${name} ${when}`))).toEqual(
    new Set(['story-player visible']),
  );
});

test.each([
  ['no page content', undefined],
  ['a story without elements', { type: 'story' }],
  ['a story of empty elements', { content_elements: [text(''), { type: 'mystery' }] }],
  ['elements of the wrong type', { content_elements: 'x' }],
])('renders nothing for %s', async (_, globalContent) => {
  const { container } = await renderBlock(block, {
    fields: { elementPlacement: { 1: '1' } },
    globalContent,
    children: blocks,
  });
  expect(container.innerHTML).toBe('');
});

test('prints a copyright alone', async () => {
  const { container } = await renderBlock(block, { globalContent: { copyright: '© Courier' } });
  expect(words(container)).toBe('© Courier');
});

test('waits for the viewport where its editor says so, but not in the page builder', async () => {
  const waiting = { fields: { lazyLoad: true }, globalContent: story() };
  expect(await renderOnServer(block, waiting)).toBe('');
  expect(await renderOnServer(block, { ...waiting, isAdmin: true })).toContain('Three');
});

test('ignores fields of older releases', async () => {
  const { container } = await renderBlock(block, { fields: { shrinkToFit: true }, globalContent: story() });
  expect(words(container)).toContain('One');
});
