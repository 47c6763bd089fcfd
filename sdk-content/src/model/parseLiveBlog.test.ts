import { expect, test } from 'vitest';
import { parseLiveBlog } from './parseLiveBlog.ts';

const post = (id: string, display_date: string | undefined, more: object = {}, elements: object[] = []) => ({
  type: 'element_group',
  subtype: 'live-post',
  _id: id,
  additional_properties: { display_date, ...more },
  content_elements: elements,
});
const blog = (...content_elements: object[]) => ({
  type: 'story',
  subtype: 'live-blog',
  additional_properties: { is_live: true },
  content_elements,
});

test('has its posts, the newest first, with title and marks', () => {
  const read = parseLiveBlog(
    blog(
      { type: 'text', content: 'What has happened so far.' },
      post('a', '2026-11-22T10:00:00Z', { is_key: true }, [
        { type: 'header', content: 'The gates close', level: 3 },
        { type: 'text', content: 'At ten.' },
      ]),
      post('b c', '2026-11-22T11:00:00Z', { last_updated_date: '2026-11-22T11:30:00Z' }),
    ),
  );
  expect(read?.isLive).toBe(true);
  expect(read?.posts).toMatchObject([
    { id: 'post-b-c', isKey: false, updated: '2026-11-22T11:30:00Z', elements: [] },
    { id: 'post-a', isKey: true, title: 'The gates close', elements: [{ content: 'At ten.' }] },
  ]);
  expect(read?.posts[1]).not.toHaveProperty('updated');
});

test('leaves out what has no time, and groups that are no posts', () => {
  const group = { type: 'element_group', content_elements: [] };
  expect(parseLiveBlog(blog(post('a', undefined), post('b', 'soon'), group))?.posts).toEqual([]);
});

test('is no other story, and nothing that is no story', () => {
  expect([parseLiveBlog({ type: 'story', content_elements: [] }), parseLiveBlog(undefined)]).toEqual([
    undefined,
    undefined,
  ]);
});

test('has ended where nothing says that it is live', () => {
  expect(parseLiveBlog({ subtype: 'live-blog' })).toEqual({ isLive: false, posts: [] });
});
