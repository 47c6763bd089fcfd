import { HostProvider } from '@broadsheet/block-kit';
import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { block } from './block.ts';
import { fields as schema } from './fields.ts';
import { SearchResultsList } from './SearchResultsList.tsx';
import { resolveFields } from '@broadsheet/block-kit';

const ratioOf = (image: Element | null | undefined) => image && getComputedStyle(image).aspectRatio;

const story = (id: number, more: object = {}) => ({
  _id: `story-${id}`,
  type: 'story',
  display_date: '2026-11-20T07:00:00Z',
  headlines: { basic: `Headline ${id}` },
  description: { basic: `Description ${id}` },
  credits: { by: [{ type: 'author', name: 'Ada' }] },
  promo_items: { basic: { _id: 'img', type: 'image', url: 'https://cdn.test/a.jpg', auth: { 2: 'token' } } },
  websites: { courier: { website_url: `/news/${id}` } },
  ...more,
});

interface Query {
  readonly query?: unknown;
  readonly page?: unknown;
}

const PAGE_SIZE = 2;
/** Returns a page of a number of results, numbered from 0. */
const results = (total_hits: number, q = 'ferry', page = 1) => ({
  data: Array.from({ length: PAGE_SIZE }, (_, index) => (page - 1) * PAGE_SIZE + index)
    .filter((id) => id < total_hits)
    .map((id) => story(id)),
  metadata: { total_hits, q, page, page_size: PAGE_SIZE },
});
const searching =
  (total: number) =>
  ({ query, page }: Query) =>
    results(total, String(query), Number(page));
const pageOf = (total: number, q = 'ferry', page = 1) => ({
  globalContent: results(total, q, page),
  content: { 'search-api': searching(total) },
});
const own = {
  inheritGlobalContent: false,
  searchContentConfig: { contentService: 'archive', contentConfigValues: { section: '/coast/' } },
};

const headlines = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const upTo = (count: number) => Array.from({ length: count }, (_, id) => `Headline ${id}`);
const input = () => screen.getByLabelText<HTMLInputElement>('What are you looking for?');
/** Returns the shown count, without the characters that isolate the term. */
const count = () => screen.getByRole('status').textContent?.replaceAll(/[\u2068\u2069]/g, '');
const seeMore = () => screen.getByRole('link', { name: 'See more (Load more items into this list)' });
const press = () => act(async () => void fireEvent.click(seeMore()));
const type = (term: string) => {
  input().value = term;
};
const submit = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Search' })));

test('shows the field, the count and the results of the page, without asking again', async () => {
  const { container, requests } = await renderBlock(block, pageOf(5));
  expect(input().value).toBe('ferry');
  expect(count()).toBe('5 matches for "ferry"');
  expect(headlines()).toEqual(upTo(2));
  expect(screen.getAllByRole('article')[0]?.textContent).toBe(
    'Headline 0Description 0By Ada · November 20, 2026 at 7:00AM GMT',
  );
  expect(requests).toEqual([]);
  await expectAccessible(container);
});

test('crops images to the chosen shape', async () => {
  const { container } = await renderBlock(block, { ...pageOf(1), fields: { imageRatio: '4:3' } });
  const image = container.querySelector('img');
  expect(ratioOf(image)).toBe('4 / 3');
  expect(image?.getAttribute('sizes')).toBe('(min-width: 48rem) 500px, 100px');
  expect(image?.srcset.match(/\d+w/g)).toEqual(['250w', '500w']);
});

const everyPart = ['(image)', 'Headline 0', 'Description 0', 'By Ada', 'November 20, 2026 at 7:00AM GMT'];
test.each([
  ['showHeadline', 'Headline 0'],
  ['showImage', '(image)'],
  ['showDescription', 'Description 0'],
  ['showByline', 'By Ada'],
  ['showDate', 'November 20, 2026 at 7:00AM GMT'],
])('leaves out its own part alone where %s is off', async (flag, part) => {
  await renderBlock(block, { ...pageOf(1), fields: { [flag]: false } });
  const [article] = screen.getAllByRole('article');
  const shown = [article?.querySelector('img') ? '(image)' : '', article?.textContent ?? ''].join(' ');
  expect(everyPart.filter((each) => !shown.includes(each))).toEqual([part]);
});

test.each([
  [0, '0 matches for "ferry"'],
  [1, '1 match for "ferry"'],
  [12345, '12,345 matches for "ferry"'],
])('counts %d hits', async (total, line) => {
  await renderBlock(block, pageOf(total));
  expect(count()).toBe(line);
});

test('says that there are more hits than were counted', async () => {
  const { data, metadata } = results(1_000);
  const answer = { data, metadata: { ...metadata, total_hits_relation: 'gte' } };
  await renderBlock(block, { globalContent: answer });
  expect(count()).toBe('More than 1,000 matches for "ferry"');
});

test.each([
  ['city%20budget', 'city budget'],
  ['50%', '50%'],
])('decodes the term %s', async (q, term) => {
  await renderBlock(block, pageOf(0, q));
  expect(input().value).toBe(term);
  expect(count()).toBe(`0 matches for "${term}"`);
});

test('keeps the field and the count where nothing was found', async () => {
  const { container } = await renderBlock(block, pageOf(0));
  expect(headlines()).toEqual([]);
  expect(screen.queryByRole('list')).toBeNull();
  expect(input()).toBeDefined();
  await expectAccessible(container);
});

test('helps a reader on whose search has found nothing, and nobody else', async () => {
  const sections = { children: [{ _id: '/coast/', node_type: 'section', name: 'Coast' }] };
  const nothing = pageOf(0);
  const empty = await renderBlock(block, {
    ...nothing,
    content: { ...nothing.content, 'site-service-hierarchy': sections },
    page: { type: 'search' },
  });
  expect(empty.serverHtml).toContain('Check the spelling, or try fewer or more general words.');
  expect(screen.getByRole('link', { name: 'Coast' }).getAttribute('href')).toBe('/coast/');
  expect(empty.requests.map(({ source }) => source)).toEqual(['site-service-hierarchy']);
  await expectAccessible(empty.container);
  empty.unmount();
  const found = await renderBlock(block, pageOf(1));
  expect(found.container.textContent).not.toContain('Check the spelling');
  expect(found.requests).toEqual([]);
});

test('is the first heading of the search page, with the count and the stories below it', async () => {
  await renderBlock(block, { ...pageOf(1), page: { type: 'search' } });
  const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
  expect(levels).toEqual(['H1', 'H2', 'H3']);
  expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeDefined();
});

test('keeps the direction of the term apart from that of the sentence', async () => {
  await renderBlock(block, pageOf(3, 'عبّارة'));
  expect(screen.getByRole('status').textContent).toBe('3 matches for "\u2068عبّارة\u2069"');
});

test('shows the field alone on a page that is no search', async () => {
  const { container } = await renderBlock(block, { globalContent: { type: 'story', _id: 'a' } });
  expect(input().value).toBe('');
  expect(container.textContent).toBe('Search');
});

test('leaves out results of other sites', async () => {
  const data = [story(0, { websites: { herald: { website_url: '/x/' } } }), story(1)];
  await renderBlock(block, { globalContent: { data, metadata: { total_hits: 2, q: 'ferry' } } });
  expect(headlines()).toEqual(['Headline 1']);
});

test('is a form that works without script', async () => {
  const html = await renderOnServer(block, pageOf(5));
  expect(html).toMatch(/<form[^>]* action="\/search\/"[^>]* method="get"/);
  expect(html).toContain('name="searchQuery"');
  expect(html).toContain('href="?page=2"');
});

test.each([
  ['the button', () => submit()],
  ['Enter', () => act(async () => void fireEvent.submit(input()))],
])('goes to the results of a new term by %s', async (_, send) => {
  const { environment } = await renderBlock(block, pageOf(5));
  type(' city budget? ');
  await send();
  expect(environment.visited).toEqual(['/search/city%20budget%3F/']);
});

test('does nothing with an empty term', async () => {
  const { environment } = await renderBlock(block, pageOf(5));
  type('   ');
  await submit();
  expect(environment.visited).toEqual([]);
  expect(headlines()).toEqual(upTo(2));
});

test('hands the term to the action of its caller instead', async () => {
  const { host, environment } = await renderBlock(block, pageOf(0));
  const onSearch = vi.fn<(term: string) => void>();
  const { values } = resolveFields(schema, {}, 'search-results-list');
  document.body.replaceChildren();
  render(
    <HostProvider host={host}>
      <SearchResultsList {...values} onSearch={onSearch} />
    </HostProvider>,
  );
  type('tides');
  await submit();
  expect(onSearch.mock.calls).toEqual([['tides']]);
  expect(environment.visited).toEqual([]);
});

/** Renders the page of a search whose source names its sort order. */
function sortedPage(sort: string, total = 5) {
  const page = pageOf(total);
  const { data, metadata } = page.globalContent;
  return { ...page, globalContent: { data, metadata: { ...metadata, sort } } };
}

test('offers the orders that its source can sort by, and goes on in the one that was chosen', async () => {
  const { container, requests } = await renderBlock(block, sortedPage('date'));
  const orders = within(screen.getByRole('navigation', { name: 'Sort by' })).getAllByRole('link');
  expect(
    orders.map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current') === 'true',
    ]),
  ).toEqual([
    ['Best match', '?sort=relevance', false],
    ['Newest first', '?sort=date', true],
  ]);
  expect(seeMore().getAttribute('href')).toBe('?sort=date&page=2');
  await press();
  expect(requests[0]?.query).toMatchObject({ page: '2', sort: 'date' });
  await expectAccessible(container);
});

/** Renders the page of a search whose source can limit it. */
function limitedPage(chosen: { readonly section: string; readonly period: string }, total = 5) {
  const page = sortedPage('date', total);
  const { data, metadata } = page.globalContent;
  const child = (_id: string, name: string, node_type = 'section') => ({ _id, node_type, name });
  const sections = {
    children: [child('/coast/', 'Coast'), child('', 'Shop', 'link'), child('/sport/', 'Sport')],
  };
  return {
    ...page,
    content: { ...page.content, 'site-service-hierarchy': sections },
    globalContent: { data, metadata: { ...metadata, ...chosen } },
  };
}

test('limits a search to a section and a period by links, which keep each other and the order', async () => {
  const { container, requests } = await renderBlock(
    block,
    limitedPage({ section: '/coast/', period: 'week' }),
  );
  expect(container.querySelector('details[open] > summary')?.textContent).toBe(
    'Narrow down · Coast · Past week',
  );
  const choices = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.hasAttribute('aria-current')]);
  expect(choices('Sections')).toEqual([
    ['All sections', '?sort=date&period=week', false],
    ['Coast', '?sort=date&section=/coast/&period=week', true],
    ['Sport', '?sort=date&section=/sport/&period=week', false],
  ]);
  expect(choices('Date').map(([text, href]) => [text, href])).toEqual([
    ['Any time', '?sort=date&section=/coast/'],
    ['Past 24 hours', '?sort=date&section=/coast/&period=day'],
    ['Past week', '?sort=date&section=/coast/&period=week'],
    ['Past month', '?sort=date&section=/coast/&period=month'],
    ['Past year', '?sort=date&section=/coast/&period=year'],
  ]);
  await expectAccessible(container);
  await press();
  const last = requests.findLast(({ source }) => source === 'search-api');
  expect(last?.query).toMatchObject({ page: '2', sort: 'date', section: '/coast/', period: 'week' });
});

test('lets a reader widen a limited search that finds nothing', async () => {
  await renderBlock(block, limitedPage({ section: '', period: 'day' }, 0));
  expect(screen.getByRole('link', { name: 'Any time' }).getAttribute('href')).toBe('?sort=date');
});

test('suggests subjects and stories while a reader types', async () => {
  const tagged = { taxonomy: { tags: [{ text: 'Férry routes' }, { text: 'Weather' }] } };
  const answer = { data: [story(0, tagged), story(1)], metadata: { total_hits: 2, q: 'fer' } };
  const page = { ...pageOf(5), content: { 'search-api': () => answer } };
  const { container, environment } = await renderBlock(block, page);
  const field = screen.getByRole('combobox', { name: 'What are you looking for?' });
  field.focus();
  fireEvent.input(field, { target: { value: 'fer' } });
  environment.advance(200);
  await vi.waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('true'));
  const options = within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Férry routes', 'Headline 0', 'Headline 1']);
  await expectAccessible(container);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(field.getAttribute('aria-activedescendant')).toBe(options[1]?.id);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(environment.visited).toEqual(['/news/0']);
});

test.each([
  ['its source does not say how it sorts', pageOf(5)],
  ['there is one result', sortedPage('date', 1)],
])('offers no order where %s', async (_, page) => {
  await renderBlock(block, page);
  expect(screen.queryByRole('navigation', { name: 'Sort by' })).toBeNull();
});

test('appends the next pages and moves the keyboard to the first new headline', async () => {
  const { container, requests } = await renderBlock(block, pageOf(5));
  expect(document.activeElement).toBe(document.body);
  await press();
  expect(headlines()).toEqual(upTo(4));
  expect(document.activeElement?.textContent).toBe('Headline 2');
  await press();
  expect(headlines()).toEqual(upTo(5));
  expect(document.activeElement?.textContent).toBe('Headline 4');
  expect(screen.queryByRole('link', { name: /^See more/ })).toBeNull();
  expect(requests.map(({ source, query }) => [source, query])).toEqual([
    ['search-api', { query: 'ferry', page: '2', feature: 'search-results-list' }],
    ['search-api', { query: 'ferry', page: '3', feature: 'search-results-list' }],
  ]);
  await expectAccessible(container);
});

test.each([
  ['a page that was resolved with its second page of results', 2, ['1']],
  ['a page that was resolved with its first', 1, ['2']],
])('fetches the other pages that the address asks for on %s', async (_, resolved, fetched) => {
  const { requests } = await renderBlock(block, {
    ...pageOf(7, 'ferry', resolved),
    page: { query: { page: '2' } },
  });
  expect(headlines()).toEqual(upTo(4));
  expect(requests.map(({ query }) => query?.['page'])).toEqual(fetched);
  expect(seeMore().getAttribute('href')).toBe('?page=3');
});

test('keeps the results when a page cannot be loaded, says so, and tries again at the next press', async () => {
  let isDown = true;
  const { globalContent } = pageOf(5);
  const whole = searching(5);
  await renderBlock(block, {
    globalContent,
    content: { 'search-api': (query: Query) => (isDown ? new Error('Down.') : whole(query)) },
  });
  await press();
  expect(headlines()).toEqual(upTo(2));
  expect(screen.getByRole('alert').textContent).toBe('More items could not be loaded. Please try again.');
  isDown = false;
  await press();
  expect(headlines()).toEqual(upTo(4));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('searches for a term with half a character, such as a cut emoji, and links to its next page', async () => {
  await renderBlock(block, { ...pageOf(9, 'of the page'), fields: own, content: { archive: searching(3) } });
  type('dock \uD83D');
  await submit();
  expect(headlines()).toEqual(upTo(2));
});

test('searches a source of its own in place', async () => {
  const { container, requests, environment } = await renderBlock(block, {
    ...pageOf(9, 'of the page'),
    fields: own,
    content: { archive: searching(3) },
  });
  expect(headlines()).toEqual([]);
  expect(count()).toBe('');
  type('dock');
  await submit();
  expect(count()).toBe('3 matches for "dock"');
  expect(headlines()).toEqual(upTo(2));
  await press();
  expect(headlines()).toEqual(upTo(3));
  type('tide');
  await submit();
  expect(count()).toBe('3 matches for "tide"');
  expect(headlines()).toEqual(upTo(2));
  expect(requests.map(({ source, query }) => [source, query])).toEqual(
    [
      ['dock', '1'],
      ['dock', '2'],
      ['tide', '1'],
    ].map(([query, page]) => [
      'archive',
      { section: '/coast/', query, page, feature: 'search-results-list' },
    ]),
  );
  expect(environment.visited).toEqual([]);
  await expectAccessible(container);
});

test('renders a search of its own on the server where the address names a term', async () => {
  const html = await renderOnServer(block, {
    fields: own,
    content: { archive: searching(9) },
    page: { query: { searchQuery: 'dock & pier', page: '2' } },
  });
  expect(html).toContain('Headline 3');
  expect(html).not.toContain('Headline 4');
  expect(html).toContain('href="?searchQuery=dock%20%26%20pier&amp;page=3"');
  expect(html).not.toContain('action=');
});

test('takes the page of a search for its own only if it is told to', () => {
  const scope = {
    site: { id: 'courier' },
    tokenVersion: '2',
    page: { path: '/', query: {}, type: '', meta: {}, globalContent: undefined },
  };
  const filterOf = (stored: Record<string, unknown>) => block.prepare(stored).globalContent(scope);
  expect(filterOf({})).toContain('total_hits');
  expect(filterOf({ showByline: false, showDate: false })).not.toContain('credits');
  expect(filterOf({ inheritGlobalContent: false })).toContain('total_hits');
  expect(filterOf(own)).toBeUndefined();
});

test('speaks the language of the site', async () => {
  await renderBlock(block, { ...pageOf(2), site: { locale: 'fr' } });
  expect(count()).toBe('2 résultats pour «\u00A0ferry\u00A0»');
  expect(screen.getByRole('button', { name: 'Rechercher' })).toBeDefined();
});

test('waits for the viewport where its editor says so', async () => {
  expect(await renderOnServer(block, { ...pageOf(3), fields: { lazyLoad: true } })).toBe('');
});
