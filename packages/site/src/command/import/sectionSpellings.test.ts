/** Sections that are not Latin, imported by a version that wrote their ids with small letters, and again by this one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImports } from '../../../test/openImports.ts';
import type { Imports } from '../../../test/openImports.ts';

const TIMEOUT = 60_000;
const withSmallLetters = (path: string): string =>
  encodeURI(path).replaceAll(/%../g, (code) => code.toLowerCase());

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, TIMEOUT);
afterAll(() => imports[Symbol.asyncDispose]());

const category = (slug: string, name: string, parent = ''): string =>
  `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name>${name}</wp:cat_name></wp:category>`;

const [NEWS, LOCAL, NEW] = ['ข่าว', 'ท้องถิ่น', 'กีฬา'].map(withSmallLetters);

const EXPORT =
  '<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Siam</title><link>https://siam.example</link>' +
  category(NEWS ?? '', 'News') +
  category(LOCAL ?? '', 'Local', NEWS) +
  category(NEW ?? '', 'Sport', NEWS) +
  `<item><title>Rain</title><link>https://siam.example/rain/</link><content:encoded>a</content:encoded><category domain="category" nicename="${LOCAL}">Local</category><wp:post_id>1</wp:post_id><wp:post_date_gmt>2024-03-02 08:00:00</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>` +
  '</channel></rss>';

const section = (id: string, name: string, children: readonly object[] = []) => ({
  ...{ _id: id, node_type: 'section', name, _website: 'courier' },
  children,
});

async function bringExport(): Promise<void> {
  const file = await imports.folder.write('siam.xml', EXPORT);
  expect((await imports.run('import', '--no-media', file)).code).toBe(0);
}

const readTree = () => imports.get('/site/v3/navigation/courier');

test(
  'are not added again, also where an editor has typed them; new ones come below their parent',
  async () => {
    const stored = {
      ...{ hierarchy: 'default', _id: '/', name: 'Courier', _website: 'courier' },
      children: [section(`/${NEWS}/`, 'What happens', [section('/ข่าว/ท้องถิ่น'.normalize('NFD'), 'Near you')])],
    };
    await imports.folder.write('stored/navigation.json', JSON.stringify(stored));
    expect((await imports.run('import', 'stored')).code).toBe(0);
    for (const _time of ['first', 'second']) {
      await bringExport();
      expect(await readTree()).toMatchObject({
        children: [
          {
            _id: `/${NEWS}/`,
            name: 'What happens',
            children: [
              { name: 'Near you', children: [] },
              { _id: encodeURI('/ข่าว/กีฬา/'), name: 'Sport', children: [] },
            ],
          },
        ],
      });
    }
  },
  TIMEOUT,
);

test(
  'have the stories of both imports',
  async () => {
    const feed = await imports.get(
      `/content/v4/search/published?q=${encodeURIComponent('taxonomy.sections._id:"/ข่าว/ท้องถิ่น/"')}`,
    );
    expect(feed).toMatchObject({ content_elements: [{ headlines: { basic: 'Rain' } }] });
  },
  TIMEOUT,
);
