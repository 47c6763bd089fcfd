import { beforeEach, expect, test } from 'vitest';
import { onEachDatabase, reference, story } from '@broadsheet/platform-testing/content';
import { listAt, textAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';

const paragraph = (id: string, content: string): Json => ({ type: 'text', _id: id, content });
const BEHIND = 'the minister burned the harbour ledger';
const content_elements = [
  paragraph('a', 'The ledger was kept in an oak chest.'),
  paragraph('b', 'Nobody knows since when.'),
  paragraph('c', `In May ${BEHIND}.`),
  paragraph('d', 'The chest was empty in June.'),
];
const section = (id: string): Json => ({
  type: 'section',
  version: '0.10.12',
  _id: id,
  _website: 'paper',
  name: id,
});
const rules = (conditions?: Json): Json => ({
  type: 'paywall-rules',
  id: 'paper',
  rules: [
    {
      id: 1,
      e: [false, 'digital'],
      ent: [true, 'digital'],
      rt: 3,
      ...(conditions !== undefined && { conditions }),
    },
  ],
});
const restricted = (values: readonly string[], isIn = true): Json => ({
  contentRestriction: { in: isIn, values },
  deviceClass: { in: true, values: ['mobile'] },
});

onEachDatabase('searching locked stories', (running) => {
  async function words(q: string, path = '/search?website_id=paper&q='): Promise<string> {
    const { body } = await running.server.get(path + encodeURIComponent(q));
    return [...listAt(body, 'data'), ...listAt(body, 'content_elements')]
      .map((item) => textAt(item, '_id'))
      .toSorted((first = '', second = '') => (first < second ? -1 : 1))
      .join(' ');
  }
  const feed = (q: string) => words(q, '/content/v4/search/published?website=paper&query=');

  beforeEach(async () => {
    const { rejected } = await running.server.importAll(
      story('free', { content_elements, headlines: { basic: 'A free chest' } }),
      story('closed', {
        content_elements,
        headlines: { basic: 'A closed chest' },
        content_restrictions: { content_code: 'subscribers' },
        taxonomy: { primary_section: reference('section', '/sport/') },
      }),
      rules(restricted(['subscribers'])),
    );
    if (rejected.length > 0) throw new Error(JSON.stringify(rejected));
  });

  test.each([words, feed])('a phrase behind the lock is found in free stories alone', async (search) => {
    expect(await search('oak chest')).toBe('closed free');
    expect(await search(`"${BEHIND}"`)).toBe('free');
    expect(await search('minister ledger')).toBe('free');
    expect(await search('closed "minister burned"')).toBe('');
    expect(await search('closed or "minister burned"')).toBe('closed free');
  });

  test.each([words, feed])('an excluded phrase behind the lock excludes nothing', async (search) => {
    expect(await search(`chest -"${BEHIND}"`)).toBe('closed');
    expect(await search('chest -gardeners')).toBe('closed free');
    expect(await search('chest -"oak chest"')).toBe('');
  });

  test('the order of results tells nothing of what is behind the lock', async () => {
    await running.server.importAll(
      story('other', {
        content_elements: [
          ...content_elements.slice(0, 2),
          paragraph('c', 'Nothing.'),
          paragraph('d', 'At all.'),
        ],
        headlines: { basic: 'A closed chest' },
        display_date: '2026-11-19T08:00:00Z',
        content_restrictions: { content_code: 'subscribers' },
      }),
      story('closed', {
        content_elements,
        headlines: { basic: 'A closed chest' },
        display_date: '2026-11-18T08:00:00Z',
        content_restrictions: { content_code: 'subscribers' },
      }),
    );
    const { body } = await running.server.get('/search?website_id=paper&q=closed%20or%20minister');
    expect(listAt(body, 'data').map((item) => textAt(item, '_id'))).toEqual(['other', 'closed', 'free']);
  });

  test.each([
    ['all stories', undefined, ''],
    ['all but those of a restriction', restricted(['subscribers'], false), 'closed'],
    ['a section', { section: { in: true, values: ['/sport/'] } }, 'free'],
    ['all but a section', { section: { in: false, values: ['/sport/'] } }, 'closed'],
    ['a type', { contentType: { in: true, values: ['gallery'] } }, 'closed free'],
    ['what nobody knows', { weather: { in: true, values: ['rain'] } }, 'closed free'],
  ])('a rule about %s locks what it locks on pages', async (_, conditions, found) => {
    const { rejected } = await running.server.importAll(rules(conditions), {
      hierarchy: 'default',
      _id: '/',
      _website: 'paper',
      children: [section('/sport/')],
    });
    expect(rejected).toEqual([]);
    expect(await words(`"${BEHIND}"`)).toBe(found);
  });

  test('a story from before the search knew of locks is found by its headline', async () => {
    await running.database.query('update documents set search_open = null, search_opening = null');
    expect(await words('"closed chest"')).toBe('closed');
    expect(await words('oak')).toBe('free');
  });
});
