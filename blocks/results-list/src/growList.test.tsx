import { createTestEnvironment, renderOnServer } from '@broadsheet/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { block } from './block.ts';
import { growList } from './growList.ts';

const CONFIG = { contentService: 'story-feed-sections', contentConfigValues: { feedSize: 2 } };
const FAILED = 'More items could not be loaded. Please try again.';

const story = (id: number) => ({
  _id: `story-${id}`,
  headlines: { basic: `Headline ${id}` },
  websites: { courier: { website_url: `/news/${id}` } },
});

/** Renders the server's list of a page, with the stories from one number to another. */
const serve = (search: string, { from = 0, to = 5 } = {}) =>
  renderOnServer(block, {
    fields: { listContentConfig: CONFIG, showImage: false, showDescription: false },
    content: {
      'story-feed-sections': ({ feedOffset, feedSize }: Readonly<Record<string, unknown>>) => {
        const ids = Array.from({ length: Number(feedSize) }, (_, index) => from + Number(feedOffset) + index);
        return { count: to - from, content_elements: ids.filter((id) => id < to).map(story) };
      },
    },
    page: { query: Object.fromEntries(new URLSearchParams(search)) },
  });

const element = document.createElement('bs-block');
const headlines = () => [...element.querySelectorAll('h2')].map(({ textContent }) => textContent);
const link = () => element.querySelector<HTMLAnchorElement>('a[data-more]');
const requested: string[] = [];
const environment = createTestEnvironment();

async function press(answer: (search: string) => Promise<string> = serve): Promise<void> {
  const pressed = link();
  if (pressed === null) throw new Error('There is no more to see.');
  const fetchBlock = (search: string) => {
    requested.push(search);
    return answer(search);
  };
  await growList({ element, environment, fetchBlock }, pressed);
}

beforeEach(async () => {
  document.body.append(element);
  environment.place.address = '/news/';
  element.innerHTML = await serve('');
});
afterEach(() => {
  requested.length = 0;
  element.remove();
});

test('takes over the stories of the next page and moves the keyboard to the first of them', async () => {
  const first = element.querySelector('li');
  await press();
  expect(requested).toEqual(['?page=2']);
  expect(headlines()).toEqual(['Headline 0', 'Headline 1', 'Headline 2', 'Headline 3']);
  expect(document.activeElement?.textContent).toBe('Headline 2');
  expect(element.querySelector('li')).toBe(first);
  await press();
  expect(requested).toEqual(['?page=2', '?page=3']);
  expect(headlines()).toHaveLength(5);
  expect(link()).toBeNull();
});

test('tells in the URL how long it is, beside the other lists of the page', async () => {
  await press();
  expect(environment.place.address).toBe('/news/?page=2');
  environment.place.address = '/news/?page2=3&page=4';
  await press();
  expect(environment.place.address).toBe('/news/?page2=3&page=4');
});

test('shows no story twice when a newer one has come on top of the list', async () => {
  await press((search) => serve(search, { from: -1, to: 4 }));
  expect(headlines()).toEqual(['Headline 0', 'Headline 1', 'Headline -1', 'Headline 2']);
});

test('asks once however often it is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = press(() => promise);
  expect(link()?.getAttribute('aria-disabled')).toBe('true');
  await press();
  resolve(await serve('?page=2'));
  await first;
  expect(requested).toEqual(['?page=2']);
  expect(headlines()).toHaveLength(4);
});

test('keeps the list when the server cannot be reached, says so, and asks again at the next press', async () => {
  await press(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(headlines()).toHaveLength(2);
  expect(element.querySelector('[role="alert"]')?.textContent).toBe(FAILED);
  await press();
  expect(headlines()).toHaveLength(4);
  expect(element.querySelector('[role="alert"]')?.textContent).toBe('');
});
