import { createTestEnvironment, renderOnServer } from '@broadsheet/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { block } from './block.ts';
import { enhance } from './live-blog.enhance.ts';

interface Served {
  readonly isLive?: boolean;
  readonly order?: 'newest' | 'oldest';
  /** The text of the posts, by id. */
  readonly posts: Readonly<Record<string, string>>;
  readonly updated?: string;
}

/** Renders the blog as the server has it, with the posts in the order of their times. */
const serve = ({ isLive = true, order = 'newest', posts, updated }: Served) =>
  renderOnServer(block, {
    fields: { order },
    globalContent: {
      type: 'story',
      subtype: 'live-blog',
      additional_properties: { is_live: isLive },
      content_elements: Object.entries(posts).map(([id, content], index) => ({
        type: 'element_group',
        subtype: 'live-post',
        _id: id,
        additional_properties: {
          display_date: `2026-11-22T1${index}:00:00Z`,
          ...(updated === id && { last_updated_date: '2026-11-22T20:00:00Z' }),
        },
        content_elements: [{ type: 'text', content }],
      })),
    },
  });

const none = () => Promise.reject(new Error('It asks for nothing else.'));
const element = document.createElement('bs-block');
const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
  element.remove();
});

/** Opens a page with the blog; the test decides what the server answers next. */
async function open(first: Served) {
  document.body.append(element);
  element.innerHTML = await serve(first);
  let [answer, requested] = [serve(first), 0];
  let tick: (() => void) | undefined;
  const end = enhance({
    element,
    site: 'courier',
    environment: {
      ...createTestEnvironment(),
      every(_, run) {
        tick = run;
        return () => void (tick = undefined);
      },
    },
    fetchBlock() {
      requested += 1;
      return answer;
    },
    identity: none,
    sales: none,
    consent: none,
    fetchContent: none,
    openStory: none,
  });
  ends.push(end);
  const settle = () =>
    vi.waitFor(() =>
      answer.then(
        () => undefined,
        () => undefined,
      ),
    );
  return {
    requested: () => requested,
    isAsking: () => tick !== undefined,
    async wait(next?: Served | Error) {
      if (next !== undefined) {
        answer = next instanceof Error ? Promise.reject(next) : serve(next);
        answer.catch(() => undefined);
      }
      tick?.();
      await settle();
    },
    settle,
  };
}

const shown = () => [...element.querySelectorAll('article')].map(({ id }) => id);
const button = () => {
  const found = element.querySelector('button');
  if (found === null) throw new Error('There is no button.');
  return found;
};

test('keeps new posts behind a button that counts them', async () => {
  const page = await open({ posts: { a: 'One' } });
  expect(button().hidden).toBe(true);
  await page.wait({ posts: { a: 'One', b: 'Two' } });
  await vi.waitFor(() => expect([button().hidden, button().textContent]).toEqual([false, '1 new post']));
  await page.wait({ posts: { a: 'One', b: 'Two', c: 'Three' } });
  await vi.waitFor(() => expect(button().textContent).toBe('2 new posts'));
  expect(shown()).toEqual(['post-a']);
  expect(button().closest('output')).not.toBeNull();

  button().click();
  expect(shown()).toEqual(['post-c', 'post-b', 'post-a']);
  expect([button().hidden, document.activeElement?.id]).toEqual([true, 'post-c']);
});

test('puts new posts below where the oldest stands first', async () => {
  const page = await open({ order: 'oldest', posts: { a: 'One' } });
  await page.wait({ order: 'oldest', posts: { a: 'One', b: 'Two' } });
  await vi.waitFor(() => expect(button().hidden).toBe(false));
  button().click();
  expect(shown()).toEqual(['post-a', 'post-b']);
});

test('corrects posts where they stand and takes back what was taken back', async () => {
  const page = await open({ posts: { a: 'One', b: 'Two' } });
  await page.wait({ posts: { a: 'One, corrected' }, updated: 'a' });
  await vi.waitFor(() => expect(shown()).toEqual(['post-a']));
  expect(element.textContent).toContain('One, corrected');
});

test('leaves a post alone that holds the keyboard', async () => {
  const page = await open({ posts: { a: 'One' } });
  element.querySelector('article')?.focus();
  await page.wait({ posts: { a: 'Changed', b: 'Two' }, updated: 'a' });
  await vi.waitFor(() => expect(button().hidden).toBe(false));
  expect(element.textContent).not.toContain('Changed');
});

test('asks less often while no answer comes, and at once when the connection is back', async () => {
  const page = await open({ posts: { a: 'One' } });
  for (let turn = 0; turn < 8; turn += 1) await page.wait(new Error('No connection.'));
  expect(page.requested()).toBeLessThanOrEqual(4);
  const before = page.requested();
  window.dispatchEvent(new Event('offline'));
  expect(element.textContent).toContain('You are offline.');
  window.dispatchEvent(new Event('online'));
  expect(element.textContent).not.toContain('You are offline.');
  expect(page.requested()).toBe(before + 1);
});

test('asks nothing while nobody sees the page, and at once when somebody does', async () => {
  const page = await open({ posts: { a: 'One' } });
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  await page.wait();
  expect(page.requested()).toBe(0);
  Reflect.deleteProperty(document, 'visibilityState');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(page.requested()).toBe(1);
});

test('stops when the blog has ended, and keeps what is shown when it was locked', async () => {
  const page = await open({ posts: { a: 'One' } });
  await page.wait({ isLive: false, posts: { a: 'One', b: 'Last' } });
  await vi.waitFor(() => expect(page.isAsking()).toBe(false));
  expect([button().hidden, button().textContent]).toEqual([false, '1 new post']);

  const locked = await open({ posts: { a: 'One' } });
  await locked.wait({ isLive: false, posts: {} });
  await vi.waitFor(() => expect(locked.isAsking()).toBe(false));
  expect(shown()).toEqual(['post-a']);
});
