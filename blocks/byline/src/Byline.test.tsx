import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const author = (name: string, more: object = {}) => ({ type: 'author', name, ...more });
const storyBy = (...by: object[]) => ({ type: 'story', credits: { by } });

test.each([
  ['one name alone', ['Ada'], 'By Ada'],
  ['two names with "and"', ['Ada', 'Ben'], 'By Ada and Ben'],
  ['three names with commas', ['Ada', 'Ben', 'Cleo'], 'By Ada, Ben, and Cleo'],
])('prints %s', async (_, names, line) => {
  const { container } = await renderBlock(block, {
    globalContent: storyBy(...names.map((name) => author(name))),
  });
  expect(container.textContent).toBe(line);
});

test('prefers the name that the author signs with and links it to the author page', async () => {
  const signed = author('Ada W.', {
    url: '/author/ada',
    additional_properties: { original: { byline: 'Ada Whitlock' } },
  });
  const { container } = await renderBlock(block, { globalContent: storyBy(signed) });
  expect(screen.getByRole('link', { name: 'Ada Whitlock' }).getAttribute('href')).toBe('/author/ada/');
  await expectAccessible(container);
});

test.each([
  ['no page content', undefined],
  ['a story without credits', { type: 'story' }],
  ['credits that are no authors', storyBy({ type: 'agency', name: 'Wire' })],
  ['authors without a name', storyBy({ type: 'author' })],
  ['credits of the wrong type', { credits: { by: 'Ada' } }],
])('renders nothing for %s', async (_, globalContent) => {
  const { container } = await renderBlock(block, { globalContent });
  expect(container.innerHTML).toBe('');
});

test.each([
  ['sv', 'Av Ada och Ben'],
  ['de', 'Von Ada und Ben'],
  ['ja', '文 Ada と Ben'],
])('speaks %s', async (locale, line) => {
  const { container } = await renderBlock(block, {
    site: { locale },
    globalContent: storyBy(author('Ada'), author('Ben')),
  });
  expect(container.textContent).toBe(line);
});

test('shows the portrait of a columnist beside the name, unless its editor wants none', async () => {
  const ada = author('Ada', { image: { url: '/media/ada.jpg', auth: { 2: 'key' } } });
  const globalContent = { ...storyBy(ada), subtype: 'opinion' };
  const { container } = await renderBlock(block, { globalContent });
  expect(container.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(container.textContent).toBe('By Ada');
  await expectAccessible(container);
  const bare = await renderBlock(block, { globalContent, fields: { showPortrait: false } });
  expect(bare.container.querySelector('img')).toBeNull();
});
