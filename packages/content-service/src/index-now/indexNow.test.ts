import { HOUR_MS, createManualClock } from '@broadsheet/client-core';
import { expect, test } from 'vitest';
import { onEachDatabase, gallery, image, story } from '@broadsheet/platform-testing/content';
import { createIndexNow } from './createIndexNow.ts';

const KEY = '0123456789abcdef';

onEachDatabase('IndexNow', (running) => {
  function open() {
    const clock = createManualClock(0);
    const calls: { readonly url: string; readonly body: unknown }[] = [];
    const errors: string[] = [];
    const state = { status: 200, isOpen: true };
    const indexNow = createIndexNow({
      database: running.database,
      site: 'paper',
      origin: 'https://www.example.com',
      key: KEY,
      endpoint: 'https://index.example/indexnow',
      isOpen: () => state.isOpen,
      log: { error: (message, details) => void errors.push(`${message} ${String(details)}`) },
      clock,
      post: async (url, { json }) => {
        calls.push({ url, body: JSON.parse(json) });
        return state.status;
      },
    });
    const reported = async () => {
      calls.length = 0;
      await indexNow.run();
      return calls.map(({ body }) =>
        typeof body === 'object' && body !== null && 'urlList' in body && Array.isArray(body.urlList)
          ? body.urlList.map(String).toSorted()
          : [],
      );
    };
    return { clock, calls, errors, state, reported };
  }
  const url = (path: string): string => `https://www.example.com${path}`;

  test('is told what is published, changed and taken down, each once', async () => {
    const { calls, reported } = open();
    expect(await reported()).toEqual([]);
    await running.server.importAll(
      story('a'),
      gallery('g'),
      image('i'),
      story('draft', { revision: { published: false } }),
      story('later', {
        additional_properties: { has_published_copy: true },
        embargo_date: '2999-01-01T00:00:00Z',
      }),
      story('theirs', { canonical_website: 'other', websites: { paper: { website_url: '/theirs/' } } }),
    );
    const first = await reported();
    expect(first[0]).toEqual(expect.arrayContaining([url('/gallery/g/'), url('/news/a/')]));
    expect(first[0]).not.toEqual(expect.arrayContaining([url('/news/draft/')]));
    expect(first[0]).not.toEqual(expect.arrayContaining([url('/theirs/')]));
    expect(calls[0]).toMatchObject({
      url: 'https://index.example/indexnow',
      body: { host: 'www.example.com', key: KEY, keyLocation: url(`/${KEY}.txt`) },
    });
    expect(await reported()).toEqual([]);
    await running.server.importAll(story('a', { headlines: { basic: 'Anew' } }));
    expect(await reported()).toEqual([[url('/news/a/')]]);
    await running.server.importAll(gallery('g', { revision: { published: false } }));
    expect(await reported()).toEqual([[url('/gallery/g/')]]);
    await running.server.importAll(story('a', { canonical_url: '/news/moved/' }));
    expect(await reported()).toEqual([[url('/news/a/'), url('/news/moved/')]]);
    expect(await reported()).toEqual([]);
  });

  test('is told of page documents that are published, changed and taken away', async () => {
    const { reported } = open();
    const pages = async (statement: string, ...values: string[]) => running.database.query(statement, values);
    const save = (id: string, document: object) =>
      pages(
        `insert into pages (site, id, body, hash) values ('paper', $1, $2::text::jsonb, '')
          on conflict (site, id) do update set body = excluded.body`,
        id,
        JSON.stringify(document),
      );
    const at = (path: string, more: object = {}) => ({ match: { kind: 'path', path }, ...more });
    await reported();
    await save('contact', at('/contact/'));
    await save('account', at('/account/', { meta: { robots: 'NoIndex, follow' } }));
    await save('author', at('/author/:slug/'));
    await save('terms', at('/terms/', { content: { contentService: 'content-api' } }));
    await save('sections', { match: { kind: 'section' } });
    expect(await reported()).toEqual([[url('/contact/')]]);
    await save('contact', at('/contact/'));
    expect(await reported()).toEqual([]);
    await save('contact', at('/contact/', { name: 'Contact' }));
    expect(await reported()).toEqual([[url('/contact/')]]);
    await save('contact', at('/write-to-us/'));
    expect(await reported()).toEqual([[url('/contact/'), url('/write-to-us/')]]);
    await pages("delete from pages where site = 'paper'");
    expect(await reported()).toEqual([[url('/write-to-us/')]]);
    expect(await reported()).toEqual([]);
  });

  test('is told once of a URL that a story and a page document share', async () => {
    const { errors, reported } = open();
    await reported();
    await running.server.importAll(story('shared'));
    await running.database.query(
      "insert into pages (site, id, body, hash) values ('paper', 'shared', $1::text::jsonb, '')",
      [JSON.stringify({ match: { kind: 'path', path: '/news/shared/' } })],
    );
    expect((await reported())[0]).toContain(url('/news/shared/'));
    expect(await reported()).toEqual([]);
    expect(errors).toEqual([]);
    await running.database.query("delete from pages where site = 'paper'", []);
  });

  test('is tried again later when it does not answer well, and loses nothing', async () => {
    const { clock, errors, state, reported } = open();
    await reported();
    await running.server.importAll(story('b'));
    state.status = 403;
    expect(await reported()).toEqual([[url('/news/b/')]]);
    expect(errors).toEqual([expect.stringContaining('does not accept the key')]);
    state.status = 202;
    expect(await reported()).toEqual([]);
    clock.advance(HOUR_MS);
    expect(await reported()).toEqual([[url('/news/b/')]]);
  });

  test('is told nothing of a site that keeps crawlers out, and the rest by one process at a time', async () => {
    const closed = open();
    closed.state.isOpen = false;
    await closed.reported();
    await running.server.importAll(story('c'));
    expect(await closed.reported()).toEqual([]);
    const [one, two] = [open(), open()];
    await one.reported();
    await running.server.importAll(story('d'));
    expect((await Promise.all([one.reported(), two.reported()])).flat()).toHaveLength(1);
  });
});
