import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const place = (id: string) => ({ courier: { website_url: `/coast/${id}/` } });
const story = (id: string) => ({
  _id: id,
  type: 'story',
  headlines: { basic: `Headline ${id}` },
  display_date: '2026-11-20T10:00:00Z',
  websites: place(id),
});
const site = { id: 'courier' };
const globalContent = { ...story('read'), taxonomy: { tags: [{ slug: 'flooding', text: 'Flooding' }] } };
const answer = (...ids: string[]) => ({
  'related-stories': { content_elements: ids.map((id) => story(id)) },
});
const headlines = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent?.replace('Headline ', ''));

test('shows what its source finds for the story of the page', async () => {
  const options = { site, globalContent, content: answer('a', 'b', 'c', 'd', 'e') };
  const { container, requests } = await renderBlock(block, options);
  expect(screen.getByRole('region', { name: 'More on this' })).toBeTruthy();
  expect(headlines()).toEqual(['a', 'b', 'c', 'd']);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ source: 'related-stories', query: { _id: 'read', size: 14 } });
  await expectAccessible(container);
});

test('speaks the language of the site, and the words of its editor before', async () => {
  const options = { site: { ...site, locale: 'de' }, locale: 'de', globalContent, content: answer('a') };
  await renderBlock(block, options);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Mehr zum Thema');
});

test('takes the heading of its editor', async () => {
  await renderBlock(block, { site, globalContent, content: answer('a'), fields: { heading: 'Read next' } });
  expect(screen.getByRole('region', { name: 'Read next' })).toBeTruthy();
});

test('leaves out the story of the page, and what lists before it show', async () => {
  const { content } = { content: { ...answer('read', 'a', 'b', 'c') } };
  const before = block.prepare({ size: 1 });
  const after = { ...block, prepare: (stored: object) => block.prepare({ ...stored }, { lists: [before] }) };
  await renderBlock(after, { site, globalContent, content, fields: { size: 1 } });
  expect(headlines()).toEqual(['b']);
});

test('shows nothing of stories that have no place on the site', async () => {
  const elsewhere = { ...story('x'), websites: { gazette: { website_url: '/x/' } } };
  const content = { 'related-stories': { content_elements: [elsewhere] } };
  expect(await renderOnServer(block, { site, globalContent, content })).toBe('');
});

test.each([
  ['a page without a story', undefined, answer('a')],
  ['a section', { _id: '/coast/', name: 'Coast' }, answer('a')],
  ['a story that nothing is related to', globalContent, answer()],
  ['a source that fails', globalContent, { 'related-stories': new Error('The source is down.') }],
])('renders nothing for %s', async (_, content, answers) => {
  const { container } = await renderBlock(block, { site, globalContent: content, content: answers });
  expect(container.innerHTML).toBe('');
});
