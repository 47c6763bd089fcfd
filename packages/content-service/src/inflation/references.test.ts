import { describe, expect, test } from 'vitest';
import {
  createTestPlatform,
  NOW,
  onEachDatabase,
  author,
  image,
  navigation,
  reference,
  story,
} from '@broadsheet/platform-testing/content';
import type { Database } from '@broadsheet/service-kit/database';
import { listAt, objectAt, textAt, valueAt } from '@broadsheet/service-kit/json';

onEachDatabase('the content calls', (running) => {
  describe('references', () => {
    test('become the documents they point at, with what the place says laid over', async () => {
      await running.server.importAll(
        image('boat', { caption: 'A boat', credits: { by: [reference('author', 'ada')] } }),
        author('ada'),
        navigation(),
        story('rain', {
          promo_items: { basic: reference('image', 'boat', { properties: { caption: 'This boat' } }) },
          content_elements: [
            { ...reference('image', 'boat'), alignment: 'left' },
            { type: 'text', content: 'Rain.' },
          ],
          taxonomy: { primary_section: reference('section', '/news') },
        }),
      );
      const { body } = await running.server.get('/content/v4/?_id=rain');
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
      await running.server.importAll(
        author('ada'),
        story('rain', {
          credits: { by: [reference('author', 'ada', { properties: { name: 'A. Quill' } })] },
        }),
      );
      const { body } = await running.server.get('/content/v4/?_id=rain');
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
      await running.server.importAll(story('rain', { credits: { by } }));
      const [credit] = listAt((await running.server.get('/content/v4/?_id=rain')).body, 'credits', 'by');
      expect(credit).toMatchObject({
        name: 'Ada',
        description: 'Writes.',
        additional_properties: { original: { byline: 'Ada Quill', bio: 'Writes.' } },
      });
    });

    test('to authors are read once a second, and anew when an author was stored', async () => {
      let now = NOW;
      const statements: string[] = [];
      const counting: Database = {
        ...running.database,
        query(text, values) {
          statements.push(text);
          return running.database.query(text, values);
        },
      };
      const counted = await createTestPlatform(counting, { clock: { now: () => now } });
      const readName = async (id: string) => {
        const { body } = await counted.get(`/content/v4/?_id=${id}`);
        return textAt(listAt(body, 'credits', 'by')[0], 'name');
      };
      const readReferences = () => statements.filter((text) => text.includes('is_author')).length;
      await counted.importAll(
        author('ada'),
        story('rain', { credits: { by: [reference('author', 'ada')] } }),
        story('sun', { credits: { by: [reference('author', 'ada')] } }),
      );
      expect([await readName('rain'), await readName('sun')]).toEqual(['Author ada', 'Author ada']);
      expect(readReferences()).toBe(1);
      await counted.importAll(author('ada', { name: 'Ada Quill' }));
      expect(await readName('rain')).toBe('Ada Quill');
      expect(readReferences()).toBe(2);
      now += 1_000;
      await readName('sun');
      expect(readReferences()).toBe(3);
      await counted.remove();
    });

    test('without a referent, or with a hidden one, go away', async () => {
      await running.server.importAll(
        story('draft', { revision: { published: false } }),
        story('rain', {
          promo_items: { basic: reference('image', 'gone') },
          credits: { by: [reference('author', 'gone')] },
          related_content: { basic: [reference('story', 'draft')] },
          content_elements: [reference('gallery', 'gone'), { type: 'text', content: 'Rain.' }],
        }),
      );
      const { body } = await running.server.get('/content/v4/?_id=rain');
      expect(body.promo_items).toEqual({});
      expect(listAt(body, 'credits', 'by')).toEqual([]);
      expect(listAt(body, 'related_content', 'basic')).toEqual([]);
      expect(listAt(body, 'content_elements')).toEqual([{ type: 'text', content: 'Rain.' }]);
    });

    test('in a circle are cut', async () => {
      await running.server.importAll(
        story('a', { content_elements: [reference('story', 'b')] }),
        story('b', { content_elements: [reference('story', 'a'), reference('story', 'b')] }),
      );
      const [b] = listAt((await running.server.get('/content/v4/?_id=a')).body, 'content_elements');
      expect(textAt(b, '_id')).toBe('b');
      expect(listAt(b, 'content_elements')).toEqual([]);
    });

    test('are followed three levels deep', async () => {
      const chain = ['a', 'b', 'c', 'd', 'e'].map((id, index, ids) => {
        const next = ids[index + 1];
        return story(id, { promo_items: next === undefined ? {} : { basic: reference('story', next) } });
      });
      await running.server.importAll(...chain);
      const { body } = await running.server.get('/content/v4/?_id=a');
      const third = objectAt(body, 'promo_items', 'basic', 'promo_items', 'basic', 'promo_items', 'basic');
      expect(third).toMatchObject({ _id: 'd', promo_items: {} });
    });

    test('cost the same number of statements however many there are', async () => {
      const images = Array.from({ length: 30 }, (_, index) => image(`p${index}`));
      await running.server.importAll(
        ...images,
        story('one', { content_elements: [reference('image', 'p0')] }),
        story('many', { content_elements: images.map((_, index) => reference('image', `p${index}`)) }),
      );
      let statements = 0;
      const counting: Database = {
        ...running.database,
        query(text, values) {
          statements += 1;
          return running.database.query(text, values);
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
});
