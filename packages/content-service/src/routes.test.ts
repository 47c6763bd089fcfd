import { describe, expect, test } from 'vitest';
import {
  onEachDatabase,
  author,
  gallery,
  image,
  navigation,
  reference,
  siteProperties,
  story,
  tag,
} from '@broadsheet/platform-testing/content';
import { listAt, textAt } from '@broadsheet/service-kit/json';
import type { StoredImage } from './store/createContentStore.ts';

onEachDatabase('the content calls', (running) => {
  test('/content/v4/related-content gives the inflated neighbours and always a basic list', async () => {
    await running.server.importAll(
      story('a', {
        related_content: {
          basic: [reference('story', 'b'), reference('story', 'a'), reference('story', 'x')],
        },
      }),
      story('b', { related_content: { basic: [reference('story', 'a')] } }),
      story('alone'),
    );
    const related = await running.server.get('/content/v4/related-content?_id=a&website=paper');
    expect(listAt(related.body, 'basic').map((item) => textAt(item, '_id'))).toEqual(['b']);
    expect((await running.server.get('/content/v4/related-content?_id=alone')).body).toEqual({ basic: [] });
    expect((await running.server.get('/content/v4/related-content?_id=nope')).status).toBe(404);
  });

  test('/tags/v2/slugs gives the tags that are known, from tag documents and from stories', async () => {
    await running.server.importAll(
      tag('rain'),
      story('a', { taxonomy: { tags: [{ text: 'Warm snow', slug: 'snow' }] } }),
    );
    const { body } = await running.server.get('/tags/v2/slugs?slugs=rain,snow,nope');
    expect(body).toEqual({
      Payload: [
        { _id: 'rain', slug: 'rain', name: 'Tag rain', description: 'All about rain.' },
        { _id: 'snow', slug: 'snow', name: 'Warm snow', description: '' },
      ],
    });
    expect((await running.server.get('/tags/v2/slugs?slugs=nope')).body).toEqual({ Payload: [] });
  });

  test('/author/v2/author-service gives the flat form with the image as text and as an object', async () => {
    await running.server.importAll(author('ada', { image: image('face') }));
    const { body } = await running.server.get('/author/v2/author-service?slug=ada');
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
    expect((await running.server.get('/author/v2/author-service?slug=nope')).body).toEqual({ authors: [] });
  });

  test.each(['.', '..'])('an author whose slug is %j, a step in a path, has no page', async (slug) => {
    const written = author('ada', { slug });
    const credits = { by: [{ type: 'reference', referent: { type: 'author', id: 'ada' } }] };
    await running.server.importAll(written, story('a', { credits }));
    const { body } = await running.server.get(`/author/v2/author-service?slug=${slug}`);
    expect(listAt(body, 'authors')[0]).not.toHaveProperty('url');
    expect(listAt(body, 'authors')[0]).not.toHaveProperty('bio_page');
    const answer = await running.server.get('/content/v4/?_id=a');
    expect(JSON.stringify(answer.body)).not.toContain('/author/');
  });

  test('/author/v2/author-service knows an author who is only credited', async () => {
    const by = [{ type: 'author', name: 'Guest', slug: 'guest', bio: 'Visits.' }];
    await running.server.importAll(story('a', { credits: { by } }));
    const { body } = await running.server.get('/author/v2/author-service?slug=guest');
    expect(listAt(body, 'authors')[0]).toMatchObject({ name: 'Guest', byline: 'Guest', bio: 'Visits.' });
  });

  describe('a person and a tag that only stories name', () => {
    const named = {
      credits: { by: [{ type: 'author', name: 'Guest', slug: 'guest' }] },
      taxonomy: { tags: [{ text: 'Warm snow', slug: 'snow' }] },
    };
    const known = async (website = 'paper') => {
      const [authors, tags] = await Promise.all([
        running.server.get(`/author/v2/author-service?slug=guest&website=${website}`),
        running.server.get(`/tags/v2/slugs?slugs=snow&website=${website}`),
      ]);
      return [listAt(authors.body, 'authors').length, listAt(tags.body, 'Payload').length];
    };

    test.each([
      ['under embargo', { content_restrictions: { embargo: { active: true } } }],
      ['unpublished', { revision: { published: false } }],
      ['of another site', { websites: { other: { website_url: '/news/a/' } } }],
    ])('are unknown while the story is %s', async (_what, changes) => {
      await running.server.importAll(story('a', { ...named, ...changes }));
      expect(await known()).toEqual([0, 0]);
    });

    test('are known on the site of the story', async () => {
      await running.server.importAll(
        story('a', { ...named, websites: { other: { website_url: '/news/a/' } } }),
      );
      expect(await known('other')).toEqual([1, 1]);
    });
  });

  test('/site/v3/navigation gives a hierarchy, or a node of it', async () => {
    await running.server.importAll(
      navigation(),
      navigation({ hierarchy: 'footer', children: [{ _id: '/legal/' }] }),
    );
    expect((await running.server.get('/site/v3/navigation/paper')).body).toEqual(navigation());
    expect((await running.server.get('/site/v3/navigation/paper?hierarchy=footer')).body.hierarchy).toBe(
      'footer',
    );
    const node = await running.server.get('/site/v3/navigation/paper?hierarchy=default&_id=/news/local');
    expect(node.body).toMatchObject({ _id: '/news/local/', name: 'Local', children: [] });
    expect((await running.server.get('/site/v3/navigation/paper?_id=/legal/')).body._id).toBe('/legal/');
    const missing = ['paper?hierarchy=nope', 'paper?hierarchy=footer&_id=/news/', 'other'];
    for (const path of missing)
      expect((await running.server.get(`/site/v3/navigation/${path}`)).status).toBe(404);
  });

  test('/site/v3/properties and /pages/v1 give what was imported, as it was written', async () => {
    const page = {
      id: 'home',
      schemaVersion: 1,
      match: { path: '/' },
      areas: { main: [{ block: 'header' }] },
    };
    await running.server.importAll(siteProperties(), page);
    expect((await running.server.get('/site/v3/properties/paper')).body).toEqual(siteProperties());
    expect((await running.server.get('/site/v3/properties/other')).status).toBe(404);
    expect((await running.server.get('/pages/v1/paper')).body).toEqual({ pages: [page] });
    expect((await running.server.get('/pages/v1/other')).body).toEqual({ pages: [] });
  });

  test('an image is found by its id wherever it stands', async () => {
    await running.server.importAll(
      image('alone', { url: '/media/alone.jpg' }),
      gallery('g', { content_elements: [image('inside')] }),
      author('ada', { image: image('face') }),
    );
    const findImage = (id: string): Promise<StoredImage | undefined> =>
      running.server.platform.content.findImage(id);
    expect(await findImage('alone')).toMatchObject({
      id: 'alone',
      url: '/media/alone.jpg',
      document: { width: 1200 },
    });
    expect((await findImage('inside'))?.url).toBe('https://pictures.example/inside.jpg');
    expect((await findImage('face'))?.document.alt_text).toBe('Picture face');
    expect(await findImage("nope'\u0000")).toBeUndefined();
  });
});
