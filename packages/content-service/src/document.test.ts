import { describe, expect, test } from 'vitest';
import { onEachDatabase, redirect, story } from '@broadsheet/platform-testing/content';

onEachDatabase('the content calls', (running) => {
  describe('/content/v4/', () => {
    test('returns a document by id and by address, with the requested site', async () => {
      await running.server.importAll(story('rain'));
      const byId = await running.server.get('/content/v4/?_id=rain&website=paper');
      const byUrl = await running.server.get('/content/v4/?website_url=/news/rain/&website=paper');
      expect(byId.status).toBe(200);
      expect(byId.body).toMatchObject({ _id: 'rain', website: 'paper', website_url: '/news/rain/' });
      expect(byUrl.body).toEqual(byId.body);
    });

    test.each(['/news/rain', '/news/rain/', '/news/rain/?outputType=amp', '/news/rain#top'])(
      'finds the document at %s',
      async (address) => {
        await running.server.importAll(story('rain'));
        const answer = await running.server.get(`/content/v4?website_url=${encodeURIComponent(address)}`);
        expect(answer.body._id).toBe('rain');
      },
    );

    test('is 404 for an unknown id, an unknown address and another site', async () => {
      await running.server.importAll(story('rain'));
      const answers = await Promise.all([
        running.server.get('/content/v4/?_id=sun'),
        running.server.get('/content/v4/?website_url=/sun/'),
        running.server.get('/content/v4/?_id=rain&website=other'),
        running.server.get('/content/v4/?website_url=/news/rain/&website=other'),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404]);
      expect(answers[0]?.body).toEqual({ code: 404, message: expect.stringContaining('was not found') });
    });

    test('is 400 when nothing names the document', async () => {
      expect((await running.server.get('/content/v4/?website=paper')).status).toBe(400);
    });

    test('gives each site its own address of a document', async () => {
      const websites = { paper: { website_url: '/a/' }, other: { website_url: '/b/' } };
      await running.server.importAll(story('rain', { websites }));
      expect((await running.server.get('/content/v4/?_id=rain')).body.website_url).toBe('/a/');
      const other = await running.server.get('/content/v4/?website_url=/b/&website=other');
      expect(other.body).toMatchObject({ website: 'other', website_url: '/b/' });
    });

    test('hides what is unpublished or under embargo unless it is asked for', async () => {
      const embargo = (end?: string): object => ({
        embargo: { active: true, ...(end === undefined ? {} : { end_time: end }) },
      });
      await running.server.importAll(
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
            async (id) => (await running.server.get(`/content/v4/?_id=${id}${query}`)).status,
          ),
        );
      expect(await statuses('')).toEqual([404, 404, 404, 200]);
      expect(await statuses('&published=false')).toEqual([200, 200, 200, 200]);
    });

    test('gives a redirect as a document, and a living document before a redirect at the same address', async () => {
      await running.server.importAll(redirect('r'));
      expect((await running.server.get('/content/v4/?website_url=/old/r/')).body).toMatchObject({
        type: 'redirect',
        redirect_url: '/news/r/',
      });
      await running.server.importAll(story('s', { canonical_url: '/old/r/' }));
      expect((await running.server.get('/content/v4/?website_url=/old/r/')).body._id).toBe('s');
    });
  });
});
