import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const environment = { ...createTestEnvironment(), now: () => NOW };
const post = (id: string, time: string, more: object = {}, title = `Title ${id}`) => ({
  type: 'element_group',
  subtype: 'live-post',
  _id: id,
  additional_properties: { display_date: `2026-11-22T${time}:00Z`, ...more },
  content_elements: [
    { type: 'header', level: 3, content: title },
    { type: 'text', content: `Words of <b>${id}</b>` },
  ],
});
const blog = (is_live: boolean, ...content_elements: object[]) => ({
  type: 'story',
  subtype: 'live-blog',
  additional_properties: { is_live },
  content_elements: [{ type: 'text', content: 'Summary' }, ...content_elements],
});
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('shows the posts, the newest first, each at an address of its own', async () => {
  const globalContent = blog(true, post('a', '10:00'), post('b', '11:55', { is_key: true }));
  const { container } = await renderBlock(block, { globalContent, environment });
  expect(titles()).toEqual(['Title b', 'Title a']);
  const [newest, older] = screen.getAllByRole('article');
  if (newest === undefined || older === undefined) throw new Error('There are two posts.');
  expect([newest.id, older.id]).toEqual(['post-b', 'post-a']);
  expect(within(newest).getByRole('link').getAttribute('href')).toBe('#post-b');
  expect(within(newest).getByText('5 minutes ago')).toBeTruthy();
  expect(within(newest).getByText('Key post')).toBeTruthy();
  expect(within(older).queryByText(/ago/)).toBeNull();
  expect(older.querySelector('time')?.dateTime).toBe('2026-11-22T10:00:00Z');
  expect(older.innerHTML).toContain('Words of <b>a</b>');
  expect(container.textContent).not.toContain('Summary');
  await expectAccessible(container);
});

test('begins with the oldest where its editor says so', async () => {
  const globalContent = blog(true, post('a', '10:00'), post('b', '11:00'));
  await renderBlock(block, { globalContent, environment, fields: { order: 'oldest' } });
  expect(titles()).toEqual(['Title a', 'Title b']);
});

test('says which posts were changed, and corrects them as an article does', async () => {
  const changed = post('a', '10:00', { last_updated_date: '2026-11-22T10:30:00Z' });
  const correction = { type: 'correction', text: 'It was Tuesday.' };
  const globalContent = blog(true, {
    ...changed,
    content_elements: [...changed.content_elements, correction],
  });
  const { container } = await renderBlock(block, { globalContent, environment });
  expect(container.textContent).toContain('Updated November 22, 2026');
  expect(container.textContent).toContain('Correction to this story');
});

test('asks for nothing more once it has ended', async () => {
  const { container } = await renderBlock(block, {
    globalContent: blog(false, post('a', '11:59')),
    environment,
  });
  expect(screen.getByText('This live blog has ended')).toBeTruthy();
  expect(container.querySelector('[data-poll], button')).toBeNull();
  expect(container.textContent).not.toContain('ago');
});

test('waits for its first post while it is live', async () => {
  expect(await renderOnServer(block, { globalContent: blog(true), environment })).toContain('data-poll="30"');
});

test.each([
  ['a story that is none', { type: 'story', content_elements: [post('a', '10:00')] }],
  ['a blog that has ended without a post', blog(false)],
  ['a page without content', undefined],
])('renders nothing for %s', async (_, globalContent) => {
  expect(await renderOnServer(block, { globalContent, environment })).toBe('');
});
