/** Items of other systems that share an id or an address with another one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImports } from '../../../test/openImports.ts';
import type { Imports } from '../../../test/openImports.ts';

const TIMEOUT = 60_000;

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, TIMEOUT);
afterAll(() => imports[Symbol.asyncDispose]());

const CHANNEL =
  '<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><link>https://old.example</link>' +
  '<wp:author><wp:author_login>Ada Quill</wp:author_login><wp:author_display_name>Ada Quill</wp:author_display_name></wp:author>' +
  '<wp:author><wp:author_login>ada-quill</wp:author_login><wp:author_display_name>Ada Quill</wp:author_display_name></wp:author>';

interface Post {
  readonly id: string;
  readonly name: string;
  readonly link?: string;
  readonly type?: string;
  readonly more?: string;
}

const post = ({ id, name, link = `https://old.example/${name}/`, type = 'post', more = '' }: Post): string =>
  `<item><title>Story ${name}</title><link>${link}</link><content:encoded><![CDATA[<p>Body of ${name}.</p>]]></content:encoded>` +
  `<wp:post_id>${id}</wp:post_id><wp:post_name>${name}</wp:post_name><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>` +
  `<wp:post_date_gmt>2024-01-01 00:00:00</wp:post_date_gmt>${more}</item>\n`;

const picture = (id: string, name: string): string =>
  `<item><title>${name}</title><wp:post_id>${id}</wp:post_id><wp:post_type>attachment</wp:post_type>` +
  `<wp:attachment_url>https://old.example/i/${name}.jpg</wp:attachment_url>` +
  `<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>The ${name}</wp:meta_value></wp:postmeta></item>`;

async function bring(...files: readonly (readonly [name: string, content: string])[]) {
  const paths: string[] = [];
  for (const [name, content] of files) paths.push(await imports.folder.write(name, content));
  const { code, said } = await imports.run('import', '--no-media', ...paths);
  return { code, said: said.join('\n'), last: said.at(-1) };
}

const story = (path: string) => imports.get(`/content/v4/?website_url=${path}`);

test(
  'posts and pages with one id are documents of their own, the same ones when they are imported again',
  async () => {
    const whole =
      CHANNEL +
      post({ id: '5', name: 'contact', type: 'page' }) +
      post({ id: '5', name: 'empty', type: 'page' }) +
      post({ id: '5', name: 'numbered', link: 'https://old.example/?p=5' }) +
      post({ id: '5', name: 'numbered-too', link: 'https://old.example/?p=5' }) +
      '</channel></rss>';
    const first = await bring(['twins.xml', whole]);
    expect([first.code, first.last]).toEqual([0, '5 imported, 0 unchanged, 0 rejected.']);
    const paths = ['/contact/', '/empty/', '/2024/01/01/numbered/', '/2024/01/01/numbered-too/'];
    const found = await Promise.all(paths.map(story));
    expect(found.map((document) => document['headlines'])).toEqual(
      ['contact', 'empty', 'numbered', 'numbered-too'].map((name) => ({ basic: `Story ${name}` })),
    );
    expect(new Set(found.map((document) => document['_id'])).size).toBe(4);
    const again = await bring(['twins.xml', whole]);
    expect(again.last).toBe('0 imported, 5 unchanged, 0 rejected.');
  },
  TIMEOUT,
);

test(
  'stories of two files of one site that share an id both come, and one that stands in both comes once',
  async () => {
    const both = post({ id: '71', name: 'both' });
    const { code, said } = await bring(
      ['a.xml', `${CHANNEL}${both}${post({ id: '70', name: 'early' })}</channel></rss>`],
      [
        'b.xml',
        `${CHANNEL}${both}${post({ id: '70', name: 'late' }).replace('2024-01-01', '2024-02-02')}</channel></rss>`,
      ],
    );
    expect(code).toBe(0);
    expect(said).toContain('stories that stand in several files, and were taken from the last of them: 1');
    expect((await story('/early/'))['type']).toBe('story');
    expect((await story('/late/'))['type']).toBe('story');
  },
  TIMEOUT,
);

test(
  'stories with one address stand at two, and it is told',
  async () => {
    const link = 'https://old.example/fog/';
    const { code, said } = await bring([
      'addresses.xml',
      `${CHANNEL}${post({ id: '80', name: 'one', link })}${post({ id: '81', name: 'two', link })}${post({ id: '81', name: 'two', link })}</channel></rss>`,
    ]);
    expect(code).toBe(0);
    expect(said).toContain(
      'another story of the old site has the same address, /fog/; this one stands at /fog-2/',
    );
    expect(said).toContain('it stands twice, with the same id, address and headline, and was taken once');
    expect((await story('/fog/'))['headlines']).toEqual({ basic: 'Story one' });
    expect((await story('/fog-2/'))['headlines']).toEqual({ basic: 'Story two' });
  },
  TIMEOUT,
);

test(
  'pictures that share an id each stand where their own address stood',
  async () => {
    const body = '<img src="https://old.example/i/quay.jpg"><img src="https://old.example/i/gull.jpg">';
    const { code } = await bring([
      'pictures.xml',
      `${CHANNEL}${picture('90', 'quay')}${picture('90', 'gull')}${post({ id: '91', name: 'pictures' }).replace('<p>Body of pictures.</p>', body)}</channel></rss>`,
    ]);
    expect(code).toBe(0);
    expect((await story('/pictures/'))['content_elements']).toMatchObject([
      { type: 'image', url: 'https://old.example/i/quay.jpg', alt_text: 'The quay' },
      { type: 'image', url: 'https://old.example/i/gull.jpg', alt_text: 'The gull' },
    ]);
  },
  TIMEOUT,
);

test(
  'entries of two feeds that have the same number for an id do not replace each other',
  async () => {
    const feed = (host: string) =>
      `<rss version="2.0"><channel><title>${host}</title><link>https://${host}/</link><item><title>First of ${host}</title>` +
      `<link>https://${host}/${host}/</link><guid isPermaLink="false">1</guid><description>Text of ${host}.</description></item></channel></rss>`;
    await bring(['north.xml', feed('north.example')], ['south.xml', feed('south.example')]);
    expect((await story('/north.example/'))['headlines']).toEqual({ basic: 'First of north.example' });
    expect((await story('/south.example/'))['headlines']).toEqual({ basic: 'First of south.example' });
  },
  TIMEOUT,
);

test(
  'two old sites in one import add their sections, and share authors and tags',
  async () => {
    const of = (host: string, section: string, person: string): string =>
      CHANNEL.replaceAll('old.example', host).replace(
        '</wp:author>',
        `</wp:author><wp:author><wp:author_login>desk</wp:author_login><wp:author_display_name>${person}</wp:author_display_name></wp:author>`,
      ) +
      `<wp:category><wp:category_nicename>${section}</wp:category_nicename><wp:cat_name>${section}</wp:cat_name></wp:category>` +
      '<wp:tag><wp:tag_slug>tides</wp:tag_slug><wp:tag_name>Tides</wp:tag_name></wp:tag>' +
      `${post({ id: '1', name: `opening-${section}`, link: `https://${host}/opening-${section}/` })}</channel></rss>`;
    const files = [
      ['east.xml', of('east.example', 'quays', 'Desk of the East')],
      ['west.xml', of('west.example', 'moors', 'Desk of the West')],
    ] as const;
    const { code, said } = await bring(...files);
    expect(code).toBe(0);
    expect(said).toContain(
      'another author has the id "desk" in these files; the stories of Desk of the West bear',
    );
    const navigation = await imports.get('/site/v3/navigation/courier');
    expect(navigation['children']).toEqual(
      expect.arrayContaining(['/quays/', '/moors/'].map((_id) => expect.objectContaining({ _id }))),
    );
    expect((await story('/opening-moors/'))['type']).toBe('story');
    expect((await bring(...files)).last).toMatch(/^0 imported, \d+ unchanged, 0 rejected\.$/);
  },
  TIMEOUT,
);
