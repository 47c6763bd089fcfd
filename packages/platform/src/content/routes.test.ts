import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestPlatform } from '../../test/createTestPlatform.ts';
import type { TestPlatform } from '../../test/createTestPlatform.ts';
import { databasesUnderTest, emptyTables } from '../../test/databases.ts';
import {
  author,
  collection,
  gallery,
  image,
  navigation,
  redirect,
  reference,
  siteProperties,
  story,
  tag,
  video,
} from '../../test/samples.ts';
import type { Database } from '../database/Database.ts';
import { listAt, objectAt, textAt, valueAt } from './json/Json.ts';
import type { Json } from './json/Json.ts';
import type { StoredImage } from './store/createContentStore.ts';

const idsOf = (list: readonly Json[]): readonly (string | undefined)[] =>
  list.map((item) => textAt(item, '_id'));

describe.each(databasesUnderTest)('the content calls on $name', ({ open }) => {
  let database: Database;
  let server: TestPlatform;

  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    server = await createTestPlatform(database);
  });
  afterEach(async () => {
    await emptyTables(database);
    await server.remove();
  });
  afterAll(() => database.close());

  describe('/content/v4/', () => {
    test('gives a document by id and by address, with the site it was asked for', async () => {
      await server.importAll(story('rain'));
      const byId = await server.get('/content/v4/?_id=rain&website=paper');
      const byUrl = await server.get('/content/v4/?website_url=/news/rain/&website=paper');
      expect(byId.status).toBe(200);
      expect(byId.body).toMatchObject({ _id: 'rain', website: 'paper', website_url: '/news/rain/' });
      expect(byUrl.body).toEqual(byId.body);
    });

    test.each(['/news/rain', '/news/rain/', '/news/rain/?outputType=amp', '/news/rain#top'])(
      'finds the document at %s',
      async (address) => {
        await server.importAll(story('rain'));
        const answer = await server.get(`/content/v4?website_url=${encodeURIComponent(address)}`);
        expect(answer.body._id).toBe('rain');
      },
    );

    test('is 404 for an unknown id, an unknown address and another site', async () => {
      await server.importAll(story('rain'));
      const answers = await Promise.all([
        server.get('/content/v4/?_id=sun'),
        server.get('/content/v4/?website_url=/sun/'),
        server.get('/content/v4/?_id=rain&website=other'),
        server.get('/content/v4/?website_url=/news/rain/&website=other'),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
      expect(answers[0]?.body).toEqual({ code: 404, message: expect.stringContaining('was not found') });
    });

    test('is 400 when nothing names the document', async () => {
      expect((await server.get('/content/v4/?website=paper')).status).toBe(400);
    });

    test('gives each site its own address of a document', async () => {
      const websites = { paper: { website_url: '/a/' }, other: { website_url: '/b/' } };
      await server.importAll(story('rain', { websites }));
      expect((await server.get('/content/v4/?_id=rain')).body.website_url).toBe('/a/');
      const other = await server.get('/content/v4/?website_url=/b/&website=other');
      expect(other.body).toMatchObject({ website: 'other', website_url: '/b/' });
    });

    test('hides what is unpublished or under embargo unless it is asked for', async () => {
      const embargo = (end?: string): object => ({
        embargo: { active: true, ...(end === undefined ? {} : { end_time: end }) },
      });
      await server.importAll(
        story('draft', { revision: { published: false } }),
        story('waiting', {
          content_restrictions: JSON.parse(JSON.stringify(embargo('2026-11-21T00:00:00Z'))),
        }),
        story('endless', { content_restrictions: JSON.parse(JSON.stringify(embargo())) }),
        story('over', { content_restrictions: JSON.parse(JSON.stringify(embargo('2026-11-20T08:00:00Z'))) }),
      );
      const statuses = async (query: string): Promise<readonly number[]> =>
        Promise.all(
          ['draft', 'waiting', 'endless', 'over'].map(
            async (id) => (await server.get(`/content/v4/?_id=${id}${query}`)).status,
          ),
        );
      expect(await statuses('')).toEqual([404, 404, 404, 200]);
      expect(await statuses('&published=false')).toEqual([200, 200, 200, 200]);
    });

    test('gives a redirect as a document, and a living document before a redirect at the same address', async () => {
      await server.importAll(redirect('r'));
      expect((await server.get('/content/v4/?website_url=/old/r/')).body).toMatchObject({
        type: 'redirect',
        redirect_url: '/news/r/',
      });
      await server.importAll(story('s', { canonical_url: '/old/r/' }));
      expect((await server.get('/content/v4/?website_url=/old/r/')).body._id).toBe('s');
    });
  });

  describe('references', () => {
    test('become the documents they point at, with what the place says laid over', async () => {
      await server.importAll(
        image('boat', { caption: 'A boat', credits: { by: [reference('author', 'ada')] } }),
        author('ada'),
        navigation(),
        story('rain', {
          promo_items: { basic: reference('image', 'boat', { caption: 'This boat' }) },
          content_elements: [
            { ...reference('image', 'boat'), alignment: 'left' },
            { type: 'text', content: 'Rain.' },
          ],
          taxonomy: { primary_section: reference('section', '/news') },
        }),
      );
      const { body } = await server.get('/content/v4/?_id=rain');
      expect(objectAt(body, 'promo_items', 'basic')).toMatchObject({
        type: 'image',
        _id: 'boat',
        caption: 'This boat',
        alt_text: 'Picture boat',
      });
      expect(valueAt(body, 'promo_items', 'basic', 'referent')).toBeUndefined();
      expect(listAt(body, 'content_elements')[0]).toMatchObject({
        type: 'image',
        alignment: 'left',
        caption: 'A boat',
      });
      expect(textAt(listAt(body, 'promo_items', 'basic', 'credits', 'by')[0], 'name')).toBe('Author ada');
      expect(objectAt(body, 'taxonomy', 'primary_section')).toMatchObject({
        type: 'section',
        _id: '/news/',
        name: 'News',
      });
    });

    test('to authors become credits with the flat form of the author', async () => {
      await server.importAll(
        author('ada'),
        story('rain', { credits: { by: [reference('author', 'ada', { name: 'A. Quill' })] } }),
      );
      const { body } = await server.get('/content/v4/?_id=rain');
      expect(listAt(body, 'credits', 'by')).toEqual([
        {
          _id: 'ada',
          type: 'author',
          version: '0.10.12',
          name: 'A. Quill',
          url: '/author/ada/',
          slug: 'ada',
          description: 'Short life of ada.',
          social_links: [{ site: 'email', url: 'mailto:ada@paper.example' }],
          additional_properties: {
            original: expect.objectContaining({
              byline: 'Byline ada',
              bio: 'Short life of ada.',
              longBio: 'Long life of ada.',
              bio_page: '/author/ada/',
              email: 'ada@paper.example',
            }),
          },
        },
      ]);
    });

    test('an author who is written out gains the flat form', async () => {
      const by = [{ type: 'author', name: 'Ada', byline: 'Ada Quill', bio: 'Writes.' }];
      await server.importAll(story('rain', { credits: { by } }));
      const [credit] = listAt((await server.get('/content/v4/?_id=rain')).body, 'credits', 'by');
      expect(credit).toMatchObject({
        name: 'Ada',
        description: 'Writes.',
        additional_properties: { original: { byline: 'Ada Quill', bio: 'Writes.' } },
      });
    });

    test('without a referent, or with a hidden one, go away', async () => {
      await server.importAll(
        story('draft', { revision: { published: false } }),
        story('rain', {
          promo_items: { basic: reference('image', 'gone') },
          credits: { by: [reference('author', 'gone')] },
          related_content: { basic: [reference('story', 'draft')] },
          content_elements: [reference('gallery', 'gone'), { type: 'text', content: 'Rain.' }],
        }),
      );
      const { body } = await server.get('/content/v4/?_id=rain');
      expect(body.promo_items).toEqual({});
      expect(listAt(body, 'credits', 'by')).toEqual([]);
      expect(listAt(body, 'related_content', 'basic')).toEqual([]);
      expect(listAt(body, 'content_elements')).toEqual([{ type: 'text', content: 'Rain.' }]);
    });

    test('in a circle are cut', async () => {
      await server.importAll(
        story('a', { content_elements: [reference('story', 'b')] }),
        story('b', { content_elements: [reference('story', 'a'), reference('story', 'b')] }),
      );
      const [b] = listAt((await server.get('/content/v4/?_id=a')).body, 'content_elements');
      expect(textAt(b, '_id')).toBe('b');
      expect(listAt(b, 'content_elements')).toEqual([]);
    });

    test('are followed three levels deep', async () => {
      const chain = ['a', 'b', 'c', 'd', 'e'].map((id, index, ids) => {
        const next = ids[index + 1];
        return story(id, { promo_items: next === undefined ? {} : { basic: reference('story', next) } });
      });
      await server.importAll(...chain);
      const { body } = await server.get('/content/v4/?_id=a');
      const third = objectAt(body, 'promo_items', 'basic', 'promo_items', 'basic', 'promo_items', 'basic');
      expect(third).toMatchObject({ _id: 'd', promo_items: {} });
    });

    test('cost the same number of statements however many there are', async () => {
      const pictures = Array.from({ length: 30 }, (_, index) => image(`p${index}`));
      await server.importAll(
        ...pictures,
        story('one', { content_elements: [reference('image', 'p0')] }),
        story('many', { content_elements: pictures.map((_, index) => reference('image', `p${index}`)) }),
      );
      let statements = 0;
      const counting: Database = {
        ...database,
        query(text, values) {
          statements += 1;
          return database.query(text, values);
        },
      };
      const counted = await createTestPlatform(counting);
      await counted.get('/content/v4/?_id=one');
      const forOne = statements;
      statements = 0;
      const { body } = await counted.get('/content/v4/?_id=many');
      await counted.remove();
      expect(listAt(body, 'content_elements')).toHaveLength(30);
      expect(statements).toBe(forOne);
    });
  });

  describe('/content/v4/collections', () => {
    const promo = (id: string, type = 'story'): Json => ({
      type: 'promo_reference',
      referent: { type, id, referent_properties: { headlines: { basic: `Promoted ${id}` } } },
    });

    beforeEach(async () => {
      await server.importAll(
        story('a'),
        story('b', { headlines: { basic: 'B', web: 'B on the web' } }),
        gallery('c'),
        story('hidden', { revision: { published: false } }),
        collection('front', {
          content_aliases: ['front-page'],
          content_elements: [promo('gone'), promo('a'), promo('hidden'), promo('b'), promo('c', 'gallery')],
        }),
      );
    });

    test('gives the collection with its elements, by alias and by id', async () => {
      const byAlias = await server.get(
        '/content/v4/collections?content_alias=front-page&website=paper&published=true',
      );
      expect(idsOf(listAt(byAlias.body, 'content_elements'))).toEqual(['a', 'b', 'c']);
      expect(listAt(byAlias.body, 'content_elements')[1]).toMatchObject({
        headlines: { basic: 'Promoted b', web: 'B on the web' },
        websites: { paper: { website_url: '/news/b/' } },
      });
      expect((await server.get('/content/v4/collections?_id=front')).body).toEqual(byAlias.body);
    });

    test('pages through what can be shown', async () => {
      const page = async (query: string): Promise<readonly (string | undefined)[]> =>
        idsOf(
          listAt((await server.get(`/content/v4/collections?_id=front${query}`)).body, 'content_elements'),
        );
      expect(await page('&from=0&size=1')).toEqual(['a']);
      expect(await page('&from=1&size=2')).toEqual(['b', 'c']);
      expect(await page('&from=9&size=2')).toEqual([]);
    });

    test('gives at most twenty elements', async () => {
      const ids = Array.from({ length: 25 }, (_, index) => `s${index}`);
      await server.importAll(
        ...ids.map((id) => story(id)),
        collection('long', { content_elements: ids.map((id) => promo(id)) }),
      );
      const { body } = await server.get('/content/v4/collections?_id=long&size=100');
      expect(listAt(body, 'content_elements')).toHaveLength(20);
    });

    test('is 404 for an unknown one and 400 without a name', async () => {
      expect((await server.get('/content/v4/collections?content_alias=nope')).status).toBe(404);
      expect((await server.get('/content/v4/collections?_id=a')).status).toBe(404);
      expect((await server.get('/content/v4/collections')).status).toBe(400);
    });
  });

  test('/content/v4/related-content gives the inflated neighbours and always a basic list', async () => {
    await server.importAll(
      story('a', {
        related_content: {
          basic: [reference('story', 'b'), reference('story', 'a'), reference('story', 'x')],
        },
      }),
      story('b', { related_content: { basic: [reference('story', 'a')] } }),
      story('alone'),
    );
    const related = await server.get('/content/v4/related-content?_id=a&website=paper');
    expect(idsOf(listAt(related.body, 'basic'))).toEqual(['b']);
    expect((await server.get('/content/v4/related-content?_id=alone')).body).toEqual({ basic: [] });
    expect((await server.get('/content/v4/related-content?_id=nope')).status).toBe(404);
  });

  test('/tags/v2/slugs gives the tags that are known, from tag documents and from stories', async () => {
    await server.importAll(
      tag('rain'),
      story('a', { taxonomy: { tags: [{ text: 'Warm snow', slug: 'snow' }] } }),
    );
    const { body } = await server.get('/tags/v2/slugs?slugs=rain,snow,nope');
    expect(body).toEqual({
      Payload: [
        { _id: 'rain', slug: 'rain', name: 'Tag rain', description: 'All about rain.' },
        { _id: 'snow', slug: 'snow', name: 'Warm snow', description: '' },
      ],
    });
    expect((await server.get('/tags/v2/slugs?slugs=nope')).body).toEqual({ Payload: [] });
  });

  test('/author/v2/author-service gives the flat form with the picture as text and as an object', async () => {
    await server.importAll(author('ada', { image: image('face') }));
    const { body } = await server.get('/author/v2/author-service?slug=ada');
    expect(listAt(body, 'authors')).toEqual([
      expect.objectContaining({
        _id: 'ada',
        slug: 'ada',
        byline: 'Byline ada',
        longBio: 'Long life of ada.',
        bio_page: '/author/ada/',
        url: '/author/ada/',
        email: 'ada@paper.example',
        image: 'https://pictures.example/face.jpg',
        ansImage: expect.objectContaining({ type: 'image', _id: 'face' }),
      }),
    ]);
    expect((await server.get('/author/v2/author-service?slug=nope')).body).toEqual({ authors: [] });
  });

  test('/author/v2/author-service knows an author who is only credited', async () => {
    const by = [{ type: 'author', name: 'Guest', slug: 'guest', bio: 'Visits.' }];
    await server.importAll(story('a', { credits: { by } }));
    const { body } = await server.get('/author/v2/author-service?slug=guest');
    expect(listAt(body, 'authors')[0]).toMatchObject({ name: 'Guest', byline: 'Guest', bio: 'Visits.' });
  });

  test('/site/v3/navigation gives a hierarchy, or a node of it', async () => {
    await server.importAll(navigation(), navigation({ hierarchy: 'footer', children: [{ _id: '/legal/' }] }));
    expect((await server.get('/site/v3/navigation/paper')).body).toEqual(navigation());
    expect((await server.get('/site/v3/navigation/paper?hierarchy=footer')).body.hierarchy).toBe('footer');
    const node = await server.get('/site/v3/navigation/paper?hierarchy=default&_id=/news/local');
    expect(node.body).toMatchObject({ _id: '/news/local/', name: 'Local', children: [] });
    expect((await server.get('/site/v3/navigation/paper?_id=/legal/')).body._id).toBe('/legal/');
    const missing = ['paper?hierarchy=nope', 'paper?hierarchy=footer&_id=/news/', 'other'];
    for (const path of missing) expect((await server.get(`/site/v3/navigation/${path}`)).status).toBe(404);
  });

  test('/site/v3/properties and /pages/v1 give what was imported, as it was written', async () => {
    const page = {
      id: 'home',
      schemaVersion: 1,
      match: { path: '/' },
      areas: { main: [{ block: 'header' }] },
    };
    await server.importAll(siteProperties(), page);
    expect((await server.get('/site/v3/properties/paper')).body).toEqual(siteProperties());
    expect((await server.get('/site/v3/properties/other')).status).toBe(404);
    expect((await server.get('/pages/v1/paper')).body).toEqual({ pages: [page] });
    expect((await server.get('/pages/v1/other')).body).toEqual({ pages: [] });
  });

  test('a picture is found by its id wherever it stands', async () => {
    await server.importAll(
      image('alone', { url: '/media/alone.jpg' }),
      gallery('g', { content_elements: [image('inside')] }),
      author('ada', { image: image('face') }),
    );
    const findImage = (id: string): Promise<StoredImage | undefined> => server.platform.content.findImage(id);
    expect(await findImage('alone')).toMatchObject({
      id: 'alone',
      url: '/media/alone.jpg',
      document: { width: 1200 },
    });
    expect((await findImage('inside'))?.url).toBe('https://pictures.example/inside.jpg');
    expect((await findImage('face'))?.document.alt_text).toBe('Picture face');
    expect(await findImage("nope'\u0000")).toBeUndefined();
  });

  test('hostile and broken input gives 400, 404 or nothing, and never 500', async () => {
    await server.importAll(story('a'), video('v'));
    const values = [
      '%27%3B%20drop%20table%20documents%3B--',
      '%00',
      '%22',
      '%5C',
      '%25',
      '%F0%9F',
      '((((',
      '%22a%20AND',
      'OR',
      '-',
      '~!@',
      'x'.repeat(10_000),
      '['.repeat(3000),
      '%EF%BF%BE',
      '{}',
      'null',
      '{"query":{"bool":[]}}',
    ];
    const paths = [
      '/content/v4/?_id=',
      '/content/v4/?website_url=',
      '/content/v4/?_id=a&website=',
      '/content/v4/collections?_id=',
      '/content/v4/collections?content_alias=',
      '/content/v4/related-content?_id=',
      '/content/v4/search/published?q=',
      '/content/v4/search/published?q=type:',
      '/content/v4/search/published?query=',
      '/content/v4/search/published?body=',
      '/content/v4/search/published?sort=',
      '/content/v4/search/published?from=',
      '/content/v4/search/published?size=',
      '/search?q=',
      '/search?page=',
      '/search?q=a&website_id=',
      '/tags/v2/slugs?slugs=',
      '/author/v2/author-service?slug=',
      '/site/v3/navigation/paper?_id=',
      '/site/v3/navigation/paper?hierarchy=',
      '/site/v3/navigation/',
      '/site/v3/properties/',
      '/pages/v1/',
    ];
    for (const path of paths) {
      for (const value of values) {
        const { status } = await server.get(path + value);
        expect([200, 400, 404], `${path}${value.slice(0, 60)}`).toContain(status);
      }
    }
    expect(server.logged).toEqual([]);
    expect((await server.get('/content/v4/?_id=a')).status).toBe(200);
  });

  test.each(['from=-1', 'from=x', 'from=1.5', 'from=99999999999', 'size=-5', 'size=ten'])(
    'a page of %s is 400 and tells why',
    async (query) => {
      for (const path of ['/content/v4/search/published', '/content/v4/collections?_id=a']) {
        const answer = await server.get(`${path}${path.includes('?') ? '&' : '?'}${query}`);
        expect(answer.status).toBe(400);
        expect(answer.body.message).toMatch(
          /^The parameter "(from|size)" is ".*" and must be a whole number from 0/,
        );
      }
    },
  );
});
