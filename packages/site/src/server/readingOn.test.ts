/** The links that lead a reader on from a page of the sample newspaper: the sections above it, and similar stories. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const STARTING_MS = 120_000;
const FIXTURES = ['navigation', 'pages', 'stories', 'authors', 'tags', 'collections'];
const STORY = '/coast/climate/2026/11/19/a-week-after-the-surge/';

let paper: ListeningSite;
beforeAll(async () => {
  paper = await openListeningSite(FIXTURES, { SOURCE_TIMEOUT_MS: '30000' });
}, STARTING_MS);
afterAll(() => paper[Symbol.asyncDispose]());

const readPage = async (path: string) => (await paper.get(path)).text();

/** Returns the names and paths of the linked steps of the breadcrumbs. */
const linkedSteps = (html: string) => {
  const trail = /<nav aria-label="You are here">[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  return [...trail.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, name]) => [name, href]);
};

const structuredSteps = (html: string) =>
  [...html.matchAll(/"name":"([^"]+)","item":"[^"]*?\/\/[^/"]+([^"]*)"/g)].map(([, name, path]) => [
    name,
    path,
  ]);

test('a story shows the sections above it, and its structured data name the same', async () => {
  const html = await readPage(STORY);
  const [, ...sections] = linkedSteps(html);
  expect(sections).toEqual([
    ['Coast', '/coast/'],
    ['Climate', '/coast/climate/'],
  ]);
  expect(structuredSteps(html).slice(1, 3)).toEqual(sections);
});

test('a section shows where it stands', async () => {
  const html = await readPage('/coast/climate/');
  expect(linkedSteps(html)).toEqual([
    ['Home', '/'],
    ['Coast', '/coast/'],
  ]);
  expect(html).toContain('aria-current="page">Climate</span>');
});

test('the front page shows no way to itself', async () => {
  expect(await readPage('/')).not.toContain('You are here');
});

/** Returns the targets of the headlines of a block's cards: each card links its story twice, by image and by headline. */
const storiesIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/href="(\/[a-z-]+\/[^"]*\d{4}\/\d\d\/\d\d\/[^"]+)"/g)].map(([, href]) => href),
  ),
];
const regionOf = (html: string, name: string) =>
  new RegExp(`<section aria-label="${name}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? '';
const railOf = (html: string) => /<aside[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '';

test('a story leads to others of its kind, which neither the rail shows nor the story is itself', async () => {
  const html = await readPage(STORY);
  const related = storiesIn(regionOf(html, 'More on this'));
  const rail = storiesIn(railOf(html));
  expect(related).toHaveLength(4);
  expect(rail.length).toBeGreaterThan(3);
  expect([...related, ...rail]).not.toContain(STORY);
  expect(related.filter((href) => rail.includes(href))).toEqual([]);
  expect(related[0]).toMatch(/^\/(?:coast|council)\//);
});

test('a rail leaves out the story that it stands beside', async () => {
  const elsewhere = storiesIn(railOf(await readPage(STORY)));
  const [first] = elsewhere;
  const beside = storiesIn(railOf(await readPage(first ?? '')));
  expect(beside).not.toContain(first);
  expect(beside.length).toBeGreaterThanOrEqual(elsewhere.length - 1);
});
