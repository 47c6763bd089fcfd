import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runInFolder } from '../../../test/runInFolder.ts';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';

const SLOW = { timeout: 120_000 };

test('a newspaper is backed up and restored by two commands, with its key', SLOW, async () => {
  await using home = await temporaryFolder();
  await using other = await temporaryFolder();
  await home.write('rules.json', { id: '2026', redirects: [{ from: '/old/', to: '/new/' }] });
  await runInFolder(home, ['import', 'rules.json']);
  const redirects = await runInFolder(home, ['redirects']);
  expect(redirects.said[0]).toBe('/old/ → /new/ (301)  [2026]');

  const backup = await runInFolder(home, ['backup', 'monday']);
  expect(backup.complained).toBe('');
  expect(backup.said.at(-1)).toContain('the key of the site: keep it where only you can read it');
  const again = await runInFolder(home, ['backup', 'monday']);
  expect([again.code, again.complained]).toEqual([1, expect.stringContaining('is not empty')]);

  const restored = await runInFolder(other, ['restore', join(home.path, 'monday')]);
  expect(restored.complained).toBe('');
  expect(restored.said.at(-1)).toMatch(/rows and 0 media files of 20\S+Z are in /);
  expect(await runInFolder(other, ['redirects'])).toEqual(redirects);
  expect(await readFile(join(other.path, 'data', 'secret'), 'utf8')).toBe(
    await readFile(join(home.path, 'data', 'secret'), 'utf8'),
  );
  const twice = await runInFolder(other, ['restore', join(home.path, 'monday')]);
  expect([twice.code, twice.complained]).toEqual([1, expect.stringContaining('The database is not empty')]);
});

test('a folder without a backup is refused in words', SLOW, async () => {
  await using folder = await temporaryFolder();
  const { code, complained } = await runInFolder(folder, ['restore', 'nothing']);
  expect(code).toBe(1);
  expect(complained).toMatch(/holds no whole backup: backup\.json, which is written last, is missing/);
});
