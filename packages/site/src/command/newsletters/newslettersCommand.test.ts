import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImports } from '../../../test/openImports.ts';
import type { Imports } from '../../../test/openImports.ts';
import { runInFolder } from '../../../test/runInFolder.ts';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';

const TIMEOUT = 120_000;

let site: Imports;
beforeAll(async () => {
  site = await openImports();
  const newsletters = [
    { id: 'morning', name: 'The morning letter' },
    { id: 'weekend', name: 'The weekend' },
  ];
  const file = await site.folder.write('site.json', {
    id: site.site.platform.content.site,
    websiteName: 'The Paper',
    newsletters,
  });
  await site.run('import', file);
  const subscribe = (id: string, newsletter: string, email: string, status: string) =>
    site.site.platform.content.database.query(
      `insert into newsletter_subscriptions (id, site, newsletter, email, status, asked_at, confirmed_at)
       values ($1, $2, $3, $4, $5, now(), now())`,
      [id, site.site.platform.content.site, newsletter, email, status],
    );
  await subscribe('one', 'morning', 'ada@example.com', 'confirmed');
  await subscribe('two', 'morning', '"bo, jr"@example.com', 'confirmed');
  await subscribe('three', 'morning', 'waits@example.com', 'pending');
  await subscribe('four', 'former', 'cy@example.com', 'confirmed');
}, TIMEOUT);
afterAll(() => site[Symbol.asyncDispose]());

test('newsletters are listed with how many readers have confirmed them', async () => {
  const expected = [
    'morning  The morning letter: 2 readers',
    'weekend  The weekend: 0 readers',
    'former  (offered no more): 1 reader',
  ];
  expect((await site.run('newsletters')).said).toEqual(expected);
  expect((await site.run('newsletters', 'list')).said).toEqual(expected);
});

test('an export holds the proven recipients, each with a way out, and nobody else', async () => {
  const { code, said } = await site.run('newsletters', 'export', 'morning');
  expect(code).toBe(0);
  const [head, ...rows] = said.map((line) => line.trimEnd());
  expect(head).toBe('email,preferences_url,List-Unsubscribe,List-Unsubscribe-Post');
  expect(rows).toHaveLength(2);
  expect(rows.join('\n')).toContain('"""bo, jr""@example.com",');
  expect(rows.join('\n')).toMatch(/ada@example\.com,http[^,]+,<http[^,]+>,List-Unsubscribe=One-Click/);
  expect(rows.join('\n')).not.toContain('waits@');
});

test('a file of recipients is for its owner alone, and never written over', async () => {
  const words = ['newsletters', 'export', 'morning', '--format', 'ndjson', '--to', 'morning.ndjson'];
  const { said } = await site.run(...words);
  const file = join(site.folder.path, 'morning.ndjson');
  expect(said).toEqual([`2 recipients are in ${file}.`]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ email: 'ada@example.com', preferencesUrl: expect.any(String) }),
  );
  const again = await site.run(...words);
  expect([again.code, again.complained]).toEqual([1, expect.stringContaining('is there already')]);
});

test('a newsletter that is none is told with those that there are', async () => {
  const { code, complained } = await site.run('newsletters', 'export', 'evening');
  expect([code, complained]).toEqual([
    1,
    expect.stringContaining('There is no newsletter "evening". There are: morning, weekend, former.'),
  ]);
});

test('a site that does not run and has no newsletters says so', { timeout: TIMEOUT }, async () => {
  await using folder = await temporaryFolder();
  const { code, said } = await runInFolder(folder, ['newsletters']);
  expect([code, said]).toEqual([0, ['The site has no newsletters. Its property "newsletters" lists them.']]);
});
