/** What an import asks of the network when an address leads into the server's own: nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImports } from '../../../test/openImports.ts';
import type { Imports } from '../../../test/openImports.ts';

const TIMEOUT = 120_000;

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, TIMEOUT);
afterAll(() => imports[Symbol.asyncDispose]());

const OWN = [
  'http://127.0.0.1/secret.png',
  'http://localhost/secret.png',
  'http://2130706433/secret.png',
  'http://0177.0.0.1/secret.png',
  'http://0x7f.1/secret.png',
  'http://127.1/secret.png',
  'http://0/secret.png',
  'http://[::1]/secret.png',
  'http://[::ffff:127.0.0.1]/secret.png',
  'http://[::ffff:7f00:1]/secret.png',
  'http://[64:ff9b::7f00:1]/secret.png',
  'https://169.254.169.254/latest/meta-data/secret.png',
  'http://10.0.0.1/secret.png',
] as const;
const REASON = "leads into the server's own network";

test(
  'a feed in the own network is not read, however its address is written',
  async () => {
    for (const url of OWN) {
      const { code, said } = await imports.run('import', url);
      expect({ url, code, isRefused: said.join('\n').includes(REASON) }).toEqual({
        url,
        code: 1,
        isRefused: true,
      });
    }
    const withPort = await imports.run('import', `${imports.origin}/feed.xml`);
    expect(withPort.said.join('\n')).toContain('Only a plain web address is asked');
    expect(imports.requested).toEqual([]);
  },
  TIMEOUT,
);

test(
  'an image of an export that stands in the own network is told and left where it is',
  async () => {
    const urls = [...OWN, `${imports.origin}/secret.png`];
    const body = urls.map((url) => `<img src="${url}">`).join('');
    const channel =
      '<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><link>https://old.example</link>';
    const item = `<item><title>Story</title><link>https://old.example/own/</link><content:encoded><![CDATA[${body}]]></content:encoded>
      <wp:post_id>1</wp:post_id><wp:post_name>own</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
      <wp:post_date_gmt>2024-01-01 00:00:00</wp:post_date_gmt></item>`;
    const file = await imports.folder.write('own.xml', `${channel}${item}</channel></rss>`);
    const { said } = await imports.run('import', file);
    const told = said.filter((line) => line.includes('stays where it is'));
    // Notes that are alike are counted.
    const times = (line: string) => Number(/^And (\d+) more like it/.exec(line)?.[1] ?? 1);
    const refused = told.filter((line) => line.includes(REASON)).map(times);
    expect(refused.reduce((sum, each) => sum + each, 0)).toBe(OWN.length);
    expect(told.filter((line) => line.includes('Only a plain web address'))).toHaveLength(1);
    expect(imports.requested).toEqual([]);
  },
  TIMEOUT,
);
