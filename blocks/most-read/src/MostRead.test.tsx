import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const story = (id: string) => ({
  _id: id,
  type: 'story',
  headlines: { basic: `Headline ${id}` },
  websites: { courier: { website_url: `/news/${id}/` } },
});
const site = { id: 'courier' };
const answer = (count: number, ...ids: string[]) => ({
  'most-read': { count, content_elements: ids.map((id) => story(id)) },
});
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('numbers the stories that were read most', async () => {
  const { container, requests } = await renderBlock(block, { site, content: answer(2, 'a', 'b') });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Most read');
  expect(shown()).toEqual(['1Headline a', '2Headline b']);
  expect(requests[0]).toMatchObject({ source: 'most-read', query: { size: 5 } });
  expect(container.querySelector('[data-read]')).toBeNull();
  await expectAccessible(container);
});

test('takes the title of its editor, and says so where the stories are only the newest', async () => {
  const fields = { title: 'What others read' };
  await renderBlock(block, { site, fields, content: answer(1, 'a') });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('What others read');
  const latest = await renderBlock(block, { site, fields, content: answer(0, 'a') });
  expect(latest.container.querySelector('h2')?.textContent).toBe('Latest');
});

test('names the story of the page for the script that counts', async () => {
  const { container } = await renderBlock(block, {
    site,
    globalContent: story('read'),
    content: answer(1, 'a'),
  });
  expect(container.querySelector('[data-read="read"]')).toBeTruthy();
});

test('shows nothing and asks nothing where it only counts', async () => {
  const { container, requests } = await renderBlock(block, {
    site,
    fields: { onlyCounts: true },
    globalContent: story('read'),
    content: answer(1, 'a'),
  });
  expect(container.innerHTML).toBe('<div data-read="read" hidden=""></div>');
  expect(requests).toEqual([]);
});

test.each([
  ['without stories', answer(0)],
  ['for a source that fails', { 'most-read': new Error('The source is down.') }],
])('renders nothing %s', async (_, content) => {
  const { container } = await renderBlock(block, { site, content });
  expect(container.innerHTML).toBe('');
});
