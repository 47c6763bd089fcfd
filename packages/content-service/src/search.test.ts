import { DAY_MS } from '@broadsheet/client-core';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  NOW,
  onEachDatabase,
  author,
  collection,
  gallery,
  image,
  reference,
  siteProperties,
  story,
  video,
} from '@broadsheet/platform-testing/content';
import { listAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

const section = (id: string, site = 'paper'): Json => ({
  type: 'section',
  version: '0.10.12',
  _id: id,
  _website: site,
  name: id,
});
const dated = (day: number): string => `2026-11-${String(day).padStart(2, '0')}T08:00:00Z`;

onEachDatabase('searching', (running) => {
  async function feed(parameters: Readonly<Record<string, string>>): Promise<JsonObject> {
    const query = new URLSearchParams({ website: 'paper', ...parameters });
    const { status, body } = await running.server.get(`/content/v4/search/published?${query.toString()}`);
    return { status, ...body };
  }
  async function found(parameters: Readonly<Record<string, string>>): Promise<string> {
    return listAt(await feed(parameters), 'content_elements')
      .map((item) => textAt(item, '_id'))
      .join(' ');
  }
  async function words(q: string, order: Readonly<Record<string, string>> = {}): Promise<string> {
    const { body } = await running.server.get(
      `/search?${new URLSearchParams({ q, website_id: 'paper', ...order }).toString()}`,
    );
    return listAt(body, 'data')
      .map((item) => textAt(item, '_id'))
      .join(' ');
  }

  describe('/content/v4/search/published', () => {
    beforeEach(async () => {
      await running.server.importAll(
        author('ada'),
        author('bo', { _id: 'bo-id', slug: 'bo' }),
        story('s1', {
          display_date: dated(1),
          credits: { by: [reference('author', 'ada')] },
          taxonomy: { tags: [{ text: 'Rain', slug: 'rain' }], sections: [section('/news/')] },
        }),
        story('s2', {
          display_date: dated(2),
          credits: { by: [reference('author', 'bo-id')] },
          taxonomy: { tags: [{ text: 'Snow', _id: 'snow' }], primary_section: section('/sport') },
        }),
        gallery('g3', {
          display_date: dated(3),
          credits: { by: [{ type: 'author', name: 'Bo', slug: 'bo' }] },
          taxonomy: { sections: [section('/news/'), section('/sport')] },
        }),
        video('v4', { display_date: dated(4), taxonomy: { sections: [section('/news/', 'other')] } }),
        story('draft', { display_date: dated(5), revision: { published: false } }),
        story('elsewhere', { display_date: dated(5), websites: { other: { website_url: '/x/' } } }),
        image('image'),
        collection('list'),
      );
    });

    test('gives stories, galleries and videos of the site, the newest first', async () => {
      expect(await feed({ q: '*' })).toMatchObject({
        status: 200,
        type: 'results',
        version: '0.10.12',
        count: 4,
      });
      expect(await found({ q: '*' })).toBe('v4 g3 s2 s1');
      expect(await found({})).toBe('v4 g3 s2 s1');
      expect(await found({ sort: 'display_date:asc' })).toBe('s1 s2 g3 v4');
      expect(await found({ website: 'other' })).toBe('elsewhere');
    });

    test('pages with next and previous', async () => {
      const first = await feed({ q: '*', size: '2' });
      expect([first.count, first.next, first.previous]).toEqual([4, 2, undefined]);
      const second = await feed({ q: '*', from: '2', size: '2' });
      expect([second.count, second.next, second.previous]).toEqual([4, undefined, 0]);
      expect(await found({ q: '*', from: '3', size: '5' })).toBe('s1');
      expect(await found({ q: '*', from: '2000000000' })).toBe('');
    });

    test('answers the fields that are asked for, of lists and of what words find', async () => {
      const _sourceInclude = 'display_date,taxonomy.tags.slug,credits.by.name,nowhere.at.all';
      const chosen = [
        {
          _id: 's1',
          type: 'story',
          display_date: dated(1),
          taxonomy: { tags: [{ slug: 'rain' }] },
          credits: { by: [{ name: 'Author ada' }] },
        },
      ];
      for (const q of ['taxonomy.tags.slug:rain', '"Story s1"'])
        expect(listAt(await feed({ q, _sourceInclude }), 'content_elements')).toEqual(chosen);
      const [whole] = listAt(await feed({ q: '_id:s1' }), 'content_elements');
      expect(whole).toHaveProperty('headlines');
    });

    test.each(['a..b', 'a,', 'a.b.c.d.e.f.g.h.i', Array.from({ length: 40 }, (_, at) => `f${at}`).join(',')])(
      'refuses the fields %s',
      async (_sourceInclude) => {
        expect(await feed({ q: '*', _sourceInclude })).toMatchObject({ status: 400 });
      },
    );

    test.each([
      ['credits.by.slug:"ada"', 's1'],
      ['credits.by.slug:bo', 'g3 s2'],
      ['taxonomy.tags.slug:rain', 's1'],
      ['taxonomy.tags.slug:"snow"', 's2'],
      ['taxonomy.tags.slug:(rain OR snow)', 's2 s1'],
      ['taxonomy.sections._id:"/news/"', 'g3 s1'],
      ['taxonomy.sections._id:"/news"', 'g3 s1'],
      ['type:gallery', 'g3'],
      ['type:image', ''],
      ['type:collection', 'list'],
      ['_id:(s1 s2)', 's2 s1'],
      ['taxonomy.tags.slug:rain OR type:gallery', 'g3 s1'],
      ['credits.by.slug:bo AND NOT type:gallery', 's2'],
      ['credits.by.slug:bo -type:gallery', 's2'],
      ['(taxonomy.tags.slug:rain OR type:gallery) AND taxonomy.sections._id:"/sport/"', 'g3'],
      ['Gallery', 'g3'],
      ['"Story s1"', 's1'],
      ['credits.by.slug:"a\\"b"', ''],
      ["taxonomy.tags.slug:x' or 1=1 --", ''],
    ])('q %s finds %s', async (q, ids) => {
      expect(await found({ q })).toBe(ids);
    });

    test('free text may come as query, where nothing but quotes and exclusions has a meaning', async () => {
      expect(await found({ query: 'type:gallery' })).toBe('');
      expect(await found({ query: '*' })).toBe('v4 g3 s2 s1');
      expect(await found({ query: 'gallery' })).toBe('g3');
      expect(await found({ query: 'story', q: 'taxonomy.tags.slug:rain' })).toBe('s1');
    });

    const nested = (field: string, values: Json): Json => ({
      nested: {
        path: 'taxonomy.sections',
        query: {
          bool: {
            must: [{ terms: { [field]: values } }, { term: { 'taxonomy.sections._website': 'paper' } }],
          },
        },
      },
    });
    const sections = (included: Json, excluded: Json): string =>
      JSON.stringify({
        query: {
          bool: {
            must: [{ term: { 'revision.published': 1 } }, nested('taxonomy.sections._id', included)],
            must_not: [nested('taxonomy.sections._id', excluded)],
          },
        },
      });

    test('the body form selects sections and leaves sections out', async () => {
      expect(await found({ body: sections(['/news/', '/sport/'], []) })).toBe('g3 s2 s1');
      expect(await found({ body: sections(['/news/'], ['/sport']) })).toBe('s1');
      expect(await found({ body: sections([], []) })).toBe('');
    });

    test('the body form takes term, should, match_all and query_string', async () => {
      const body = (query: Json): Readonly<Record<string, string>> => ({ body: JSON.stringify({ query }) });
      expect(
        await found(
          body({
            bool: {
              should: [{ term: { type: 'video' } }, { term: { 'credits.by.slug': { value: 'ada' } } }],
            },
          }),
        ),
      ).toBe('v4 s1');
      expect(await found(body({ match_all: {} }))).toBe('v4 g3 s2 s1');
      expect(await found(body({ match_none: {} }))).toBe('');
      expect(await found(body({ bool: { must: { query_string: { query: 'type:story' } } } }))).toBe('s2 s1');
      expect(await found(body({ term: { 'revision.published': false } }))).toBe('');
    });

    test.each([
      [{ q: 'colour:red' }, 'The field "colour" cannot be searched'],
      [{ q: 'display_date:[now-1d TO now]' }, 'cannot be searched|not supported'],
      [{ q: 'type:story AND' }, 'lacks a term'],
      [{ q: 'type:story)' }, 'closing bracket'],
      [{ q: '('.repeat(40) }, 'nested deeper'],
      [{ q: 'a'.repeat(3000) }, 'the limit is 2000'],
      [{ q: 'a "b" '.repeat(150) }, 'more than 200 parts'],
      [{ body: '{' }, 'not valid JSON'],
      [{ body: '[]' }, 'must be a JSON object'],
      [{ body: '{"query":{"fuzzy":{"a":1}}}' }, 'The clause "fuzzy" is not supported'],
      [{ sort: 'name:asc' }, 'must be "display_date:desc"'],
    ])('%j is 400 and tells why', async (parameters, message) => {
      const answer = await feed({ q: '*', ...Object.fromEntries(Object.entries(parameters)) });
      expect(answer.status).toBe(400);
      expect(answer.message).toMatch(new RegExp(message));
    });
  });

  describe('/search', () => {
    test('ranks the headline over the description over the body, or goes by date', async () => {
      const body = (content: string): Json => [{ type: 'text', content }];
      await running.server.importAll(
        story('body', { display_date: dated(9), content_elements: body('<p>A flood came.</p>') }),
        story('lead', { display_date: dated(8), description: { basic: 'After the flood' } }),
        story('head', { display_date: dated(1), headlines: { basic: 'Flood in the harbour' } }),
      );
      expect(await words('floods')).toBe('head lead body');
      expect(await words('floods', { sort: 'relevance' })).toBe('head lead body');
      expect(await words('floods', { sort: 'date' })).toBe('body lead head');
    });

    test('reads the beginning of a query that nobody would type', async () => {
      await running.server.importAll(story('head', { headlines: { basic: 'Flood in the harbour' } }));
      const endless = Array.from({ length: 150 }, (_, index) => (index < 32 ? 'flood' : `w${index}`));
      expect(await words(endless.join(' '))).toBe('head');
      expect(await words(endless.toReversed().join(' '))).toBe('');
    });

    test('returns the hits, the words and the page', async () => {
      await running.server.importAll(...Array.from({ length: 12 }, (_, index) => story(`s${index}`)));
      const first = await running.server.get('/search?q=story&page=1&website_id=paper&key=ignored');
      expect(first.body.metadata).toEqual({
        total_hits: 12,
        q: 'story',
        sort: 'relevance',
        page: 1,
        page_size: 10,
      });
      expect(listAt(first.body, 'data')).toHaveLength(10);
      expect(listAt((await running.server.get('/search?q=story&page=2')).body, 'data')).toHaveLength(2);
      expect((await running.server.get('/search?q=story&page=0')).status).toBe(400);
      expect((await running.server.get('/search?q=story&sort=price')).status).toBe(400);
      expect((await running.server.get('/search?q=%20')).body).toEqual({
        data: [],
        metadata: { total_hits: 0, q: ' ', sort: 'relevance', page: 1, page_size: 10 },
      });
    });

    test('gives hits inflated, with their address on the site', async () => {
      await running.server.importAll(
        image('boat'),
        story('a', { promo_items: { basic: reference('image', 'boat') } }),
      );
      const [hit] = listAt((await running.server.get('/search?q=story')).body, 'data');
      expect(valueAt(hit, 'promo_items', 'basic', 'url')).toBe('https://pictures.example/boat.jpg');
      expect(valueAt(hit, 'websites', 'paper', 'website_url')).toBe('/news/a/');
    });

    test('takes several words, quotes, exclusions, alternatives and the beginning of the last word', async () => {
      await running.server.importAll(
        story('a', { headlines: { basic: 'The council votes on harbour money' } }),
        story('b', { headlines: { basic: 'Money for the council harbour' } }),
        story('c', { headlines: { basic: 'Café closes early' } }),
      );
      expect(await words('harbour council')).toMatch(/^(a b|b a)$/);
      expect(await words('"council harbour"')).toBe('b');
      expect(await words('harbour -votes')).toBe('b');
      expect(await words('votes or cafe')).toMatch(/^(a c|c a)$/);
      expect(await words('counc')).toMatch(/^(a b|b a)$/);
      expect(await words('harbour vot')).toBe('a');
      expect(await words('cafe')).toBe('c');
      expect(await words('CAFÉ')).toBe('c');
      expect(await words('cafe council')).toBe('');
    });

    test('finds each word in its own way: stemmed, without its accents, or not at all if the language leaves it out', async () => {
      await running.server.importAll(
        story('a', { headlines: { basic: 'Votes about the cafés' } }),
        story('b', { headlines: { basic: 'Cafés, and who runs them' } }),
      );
      expect(await words('voting cafes')).toBe('a');
      expect(await words('the cafes running')).toBe('b');
      expect(await words('cafes the')).toMatch(/^(a b|b a)$/);
      expect(await words('"the cafes" voted')).toBe('a');
      expect(await words('cafes or voting -running')).toBe('a');
      expect(await words('who them')).toBe('b');
    });

    test('finds a story by the name of an author who is credited by reference, whichever came first', async () => {
      await running.server.importAll(story('a', { credits: { by: [reference('author', 'ada')] } }));
      await running.server.importAll(author('ada', { name: 'Ada Quillfeather' }));
      expect(await words('quillfeather')).toBe('a');
    });

    test('stems in the language of the site, also after it changes', async () => {
      await running.server.importAll(
        siteProperties({ locale: 'de' }),
        story('a', { headlines: { basic: 'Neue Häuser am Hafen' } }),
      );
      expect(await words('Hafens')).toBe('a');
      await running.server.importAll(siteProperties({ locale: 'xx' }));
      expect(await words('Hafens')).toBe('');
      expect(await words('Häuser')).toBe('a');
    });

    test('finds words inside Japanese and Chinese sentences', async () => {
      await running.server.importAll(
        siteProperties({ locale: 'ja' }),
        story('a', { headlines: { basic: '東京で大きな地震がありました' } }),
        story('b', { headlines: { basic: '京都の東の地図' } }),
      );
      expect(await words('地震')).toBe('a');
      expect(await words('東京')).toBe('a');
      expect(await words('京都')).toBe('b');
    });

    test('limits a search to a section and to a period', async () => {
      const ago = (days: number) => new Date(NOW - days * DAY_MS).toISOString();
      const flood = (id: string, days: number, section_id: string) =>
        story(id, {
          headlines: { basic: 'Floods' },
          display_date: ago(days),
          taxonomy: { sections: [section(section_id)] },
        });
      await running.server.importAll(
        flood('now', 0.5, '/news/'),
        flood('old', 5, '/news/'),
        flood('far', 20, '/sport/'),
      );
      const byDate = { sort: 'date' };
      expect(await words('floods', { ...byDate, section: '/news' })).toBe('now old');
      expect(await words('floods', { ...byDate, period: 'week' })).toBe('now old');
      expect(await words('floods', { ...byDate, period: 'day' })).toBe('now');
      expect(await words('floods', { period: 'month', section: '/sport/' })).toBe('far');
      const { body } = await running.server.get('/search?q=floods&period=any');
      expect(body.metadata).toMatchObject({ section: '', period: 'any' });
      expect((await running.server.get('/search?q=floods&period=century')).status).toBe(400);
    });

    test('does not find markup, drafts or raw code', async () => {
      await running.server.importAll(
        story('a', {
          content_elements: [
            { type: 'text', content: '<strong>x</strong>' },
            { type: 'raw_html', content: 'secretcode' },
          ],
        }),
        story('b', { headlines: { basic: 'Hidden harbour' }, revision: { published: false } }),
      );
      expect(await words('strong')).toBe('');
      expect(await words('secretcode')).toBe('');
      expect(await words('harbour')).toBe('');
    });
  });
});
