import { beforeEach, describe, expect, test } from 'vitest';
import { onEachDatabase, collection, gallery, story } from '@broadsheet/platform-testing/content';
import { listAt, objectAt, textAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';

const idsOf = (list: readonly Json[]): readonly (string | undefined)[] =>
  list.map((item) => textAt(item, '_id'));

onEachDatabase('the content calls', (running) => {
  describe('/content/v4/collections', () => {
    const promo = (id: string, type = 'story'): Json => ({
      type: 'promo_reference',
      referent: { type, id, referent_properties: { headlines: { basic: `Promoted ${id}` } } },
    });

    beforeEach(async () => {
      await running.server.importAll(
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
      const byAlias = await running.server.get(
        '/content/v4/collections?content_alias=front-page&website=paper&published=true',
      );
      expect(idsOf(listAt(byAlias.body, 'content_elements'))).toEqual(['a', 'b', 'c']);
      expect(listAt(byAlias.body, 'content_elements')[1]).toMatchObject({
        headlines: { basic: 'Promoted b', web: 'B on the web' },
        websites: { paper: { website_url: '/news/b/' } },
      });
      expect((await running.server.get('/content/v4/collections?_id=front')).body).toEqual(byAlias.body);
    });

    test('pages through what can be shown', async () => {
      const page = async (query: string): Promise<readonly (string | undefined)[]> =>
        idsOf(
          listAt(
            (await running.server.get(`/content/v4/collections?_id=front${query}`)).body,
            'content_elements',
          ),
        );
      expect(await page('&from=0&size=1')).toEqual(['a']);
      expect(await page('&from=1&size=2')).toEqual(['b', 'c']);
      expect(await page('&from=9&size=2')).toEqual([]);
    });

    test('returns its stories without their texts, and its galleries without their pictures', async () => {
      const text = { type: 'text', content: 'What no list shows' };
      await running.server.importAll(
        story('told', { content_elements: [text] }),
        collection('told-list', { content_elements: [promo('told'), promo('c', 'gallery'), text] }),
      );
      const { body } = await running.server.get('/content/v4/collections?_id=told-list');
      const elements = listAt(body, 'content_elements');
      expect(elements.map((element) => objectAt({ element }, 'element')?.['content_elements'])).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      expect([idsOf(elements).slice(0, 2), elements[2]]).toEqual([['told', 'c'], text]);
      const whole = await running.server.get('/content/v4/?_id=told');
      expect(listAt(whole.body, 'content_elements')).toMatchObject([text]);
    });

    test('gives at most twenty elements', async () => {
      const ids = Array.from({ length: 25 }, (_, index) => `s${index}`);
      await running.server.importAll(
        ...ids.map((id) => story(id)),
        collection('long', { content_elements: ids.map((id) => promo(id)) }),
      );
      const { body } = await running.server.get('/content/v4/collections?_id=long&size=100');
      expect(listAt(body, 'content_elements')).toHaveLength(20);
    });

    test('is 404 for an unknown one and 400 without a name', async () => {
      expect((await running.server.get('/content/v4/collections?content_alias=nope')).status).toBe(404);
      expect((await running.server.get('/content/v4/collections?_id=a')).status).toBe(404);
      expect((await running.server.get('/content/v4/collections')).status).toBe(400);
    });
  });
});
