/** Addresses that are not ASCII: one page in every spelling that browsers, file systems and caches send. */
import { story } from '@broadsheet/platform-testing/content';
import { spellPath } from '@broadsheet/sdk-content/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const FIXTURES = [
  ...[
    'site',
    'pages/article',
    'pages/section',
    'pages/tag',
    'pages/author',
    'pages/not-found',
    'pages/search-results',
  ],
  ...['pages/header', 'pages/footer', 'stories/coast'],
];

const withSmallLetters = (path: string): string =>
  encodeURI(path).replaceAll(/%../g, (code) => code.toLowerCase());

/** Returns a path as it is typed, as it is sent, and as others write it. */
const spellingsOf = (path: string): readonly string[] => {
  const forms = [path.normalize('NFC'), path.normalize('NFD')];
  return [...new Set(forms.flatMap((form) => [form, encodeURI(form), withSmallLetters(form)]))];
};

const section = (id: string, name: string) => ({ _id: id, node_type: 'section', name, children: [] });

/** Sections as editors type them, as WordPress wrote them, and as a file system of Apple spells them. */
const SECTIONS = [
  ['/지역/', '/지역/', 'Region'],
  ['/경제/', withSmallLetters('/경제/'), 'Economy'],
  ['/zürich/', '/zürich/'.normalize('NFD'), 'Zurich'],
  ['/ไทย/', encodeURI('/ไทย/'), 'Thai'],
  ['/東京/', '/東京', 'Tokyo'],
] as const;

const inSection = (id: string, name: string) =>
  story(`in-${name}`, {
    headlines: { basic: `News of ${name}` },
    websites: { courier: { website_url: `/2026/${name}/` } },
    taxonomy: { sections: [{ type: 'section', _id: id, _website: 'courier' }] },
  });

const aboutPage = {
  ...{ schemaVersion: 1, id: 'about', name: 'About us', match: { kind: 'path', path: '/über-uns/' } },
  ...{ pageType: 'page', layout: 'right-rail' },
  areas: { main: [{ id: 'text', block: 'text', fields: { text: '<p>Who we are</p>' } }] },
};

describe('an address that is not ASCII', () => {
  let paper: ListeningSite;

  async function importAll(documents: readonly object[]): Promise<void> {
    const files = documents.map((document, index) =>
      paper.folder.write(`import/${index}.json`, JSON.stringify(document)),
    );
    const { rejected } = await paper.platform.platform.import(await Promise.all(files), {
      root: `${paper.folder.path}/import`,
    });
    expect(rejected).toEqual([]);
    await paper.site.reload();
  }

  const read = async (path: string) => {
    const answer = await paper.get(path);
    return { status: answer.status, body: await answer.text(), headers: answer.headers };
  };

  beforeAll(async () => {
    paper = await openSiteWith({ fixtures: FIXTURES });
    await importAll([
      aboutPage,
      {
        hierarchy: 'default',
        ...section('/', 'Courier'),
        children: SECTIONS.map(([, id, name]) => section(id, name)),
      },
      ...SECTIONS.map(([, id, name]) => inSection(id, name)),
      { type: 'tag', _id: 'koeln', slug: 'köln'.normalize('NFD'), text: 'Cologne' },
      {
        type: 'author',
        version: '0.10.12',
        _id: 'jm',
        slug: 'jörg-müller',
        name: 'Jörg Müller',
        byline: 'Jörg Müller',
      },
      story('rain', {
        headlines: { basic: 'Rain over Cologne' },
        websites: { courier: { website_url: '/wetter/köln/' } },
        taxonomy: { tags: [{ slug: 'köln'.normalize('NFD'), text: 'Cologne' }] },
        credits: { by: [{ type: 'author', slug: 'jörg-müller', name: 'Jörg Müller' }] },
      }),
      {
        ...{ schemaVersion: 1, id: 'old', site: 'courier' },
        redirects: [{ from: '/früher/', to: '/über-uns/', status: 301 }],
      },
    ]);
  }, 60_000);
  afterAll(() => paper[Symbol.asyncDispose]());

  test.each(spellingsOf('/über-uns/'))(
    'leads to the page that an editor gave it, spelled %s',
    async (path) => {
      const { status, body } = await read(path);
      expect([status, body.includes('Who we are')]).toEqual([200, true]);
    },
  );

  test.each(
    SECTIONS.flatMap(([path, , name]) =>
      spellingsOf(path).map((spelling) => [spelling, name, path] as const),
    ),
  )('%s leads to the section %s with its stories and one canonical URL', async (spelling, name, path) => {
    const { status, body } = await read(spelling);
    expect(status).toBe(200);
    expect(body).toContain(`News of ${name}`);
    expect(/<link rel="canonical" href="[^"]*?(\/[^"/]*\/)"/.exec(body)?.[1]).toBe(spellPath(path));
  });

  test.each(spellingsOf('/tags/köln/'))('%s leads to the tag and its stories', async (path) => {
    const { status, body } = await read(path);
    expect(status).toBe(200);
    expect(body).toContain('Rain over Cologne');
    expect(body).toContain(`/tags/k%C3%B6ln/"`);
  });

  test.each(spellingsOf('/author/jörg-müller/'))('%s leads to the author and their stories', async (path) => {
    const { status, body } = await read(path);
    expect([status, body.includes('Rain over Cologne')]).toEqual([200, true]);
  });

  test.each(spellingsOf('/wetter/köln/'))('%s leads to the story', async (path) => {
    const { status, body } = await read(path);
    expect([status, body.includes('Rain over Cologne')]).toEqual([200, true]);
  });

  test.each(spellingsOf('/früher/'))('%s is redirected to a path that is sent encoded', async (path) => {
    const { status, headers } = await read(path);
    expect([status, headers.get('location')]).toEqual([301, '/%C3%BCber-uns/']);
    expect(headers.get('cache-control')).toMatch(/public|s-maxage/);
  });

  test.each(spellingsOf('/über-uns'))('%s without its slash is redirected once', async (path) => {
    const first = await read(path);
    expect([first.status, first.headers.get('location')]).toEqual([301, '/%C3%BCber-uns/']);
    expect((await read(first.headers.get('location') ?? '')).status).toBe(200);
  });

  test.each([...spellingsOf('/지역/'), ...spellingsOf('/경제/'), ...spellingsOf('/zürich/')])(
    '%s has a feed of its stories',
    async (path) => {
      const { status, body } = await read(`${path}rss.xml`);
      expect([status, body.includes('News of ')]).toEqual([200, true]);
    },
  );

  test('is in the sitemap once, encoded', async () => {
    const { body: index } = await read('/sitemap.xml');
    const files = [...index.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]*)<\/loc>/g)].map(([, file = '']) => file);
    const bodies = await Promise.all(files.map(async (file) => (await read(file)).body));
    const found = bodies.flatMap((body) =>
      [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url),
    );
    expect(found.filter((url) => /[^\0-\x7f]/.test(url))).toEqual([]);
    for (const path of ['/über-uns/', ...SECTIONS.map(([address]) => address)])
      expect(found.filter((url) => url.endsWith(spellPath(path)))).toHaveLength(1);
  });

  test.each(spellingsOf('/지역/'))(
    'finds stories of its section in the search, asked for as %s',
    async (id) => {
      const { status, body } = await read(`/search/News/?section=${encodeURIComponent(id)}`);
      expect([status, body.includes('News of Region'), body.includes('News of Economy')]).toEqual([
        200,
        true,
        false,
      ]);
    },
  );

  test('of a section locks its stories, however the rule of the paywall spells it', async () => {
    const paragraphs = Array.from({ length: 20 }, (_, index) => ({
      type: 'text',
      content: index === 19 ? 'Behind the wall stands lighthouse.' : `Paragraph ${index} of the story.`,
    }));
    const lockedIn = (id: string, name: string) =>
      story(`locked-${name}`, {
        websites: { courier: { website_url: `/locked/${name}/` } },
        taxonomy: { primary_section: { type: 'section', _id: id, _website: 'courier' } },
        content_elements: paragraphs,
      });
    const conditions = { section: { in: true, values: ['/경제/'.normalize('NFD')] } };
    await importAll([
      ...SECTIONS.map(([, id, name]) => lockedIn(id, name)),
      {
        type: 'paywall-rules',
        id: 'sections',
        rules: [{ id: 1, rt: 0, conditions, e: [true], ent: [false] }],
      },
    ]);
    const shown = await Promise.all(
      SECTIONS.map(async ([, , name]) => [
        name,
        (await read(`/locked/${name}/`)).body.includes('lighthouse'),
      ]),
    );
    expect(Object.fromEntries(shown)).toEqual({
      Region: true,
      Economy: false,
      Zurich: true,
      Thai: true,
      Tokyo: true,
    });
  });

  test('that was made up is answered with 404 in every spelling', async () => {
    for (const path of spellingsOf('/erfunden-für-nichts/')) expect((await read(path)).status).toBe(404);
  });
});
