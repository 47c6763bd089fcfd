import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { readSecret } from './readSecret.ts';

test('makes a key once and keeps it for its owner alone', async () => {
  await using folder = await temporaryFolder();
  const dataDir = join(folder.path, 'not', 'there', 'yet');
  const secret = await readSecret(dataDir, undefined);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await readSecret(dataDir, '')).toBe(secret);
  expect(await readdir(dataDir)).toEqual(['secret']);
  expect((await stat(join(dataDir, 'secret'))).mode & 0o077).toBe(0);
});

test('gives the same key to all who start at once', async () => {
  await using folder = await temporaryFolder();
  const secrets = await Promise.all(Array.from({ length: 20 }, () => readSecret(folder.path, undefined)));
  expect(new Set(secrets)).toEqual(new Set([await readFile(join(folder.path, 'secret'), 'utf8')]));
  expect(await readdir(folder.path)).toEqual(['secret']);
});

test('makes a key of its own for each data folder', async () => {
  await using first = await temporaryFolder();
  await using second = await temporaryFolder();
  expect(await readSecret(first.path, undefined)).not.toBe(await readSecret(second.path, undefined));
});

test('takes the given key and writes nothing', async () => {
  await using folder = await temporaryFolder();
  const given = 'x'.repeat(32);
  expect(await readSecret(folder.path, given)).toBe(given);
  expect(await readdir(folder.path)).toEqual([]);
});

test('refuses a given key that is short, without repeating it', async () => {
  await using folder = await temporaryFolder();
  await expect(readSecret(folder.path, 'hunter2')).rejects.toThrow(
    /^SECRET has fewer than 32 characters\. Use a longer random text\.$/,
  );
});

test('refuses a kept key that is damaged and tells which file to delete', async () => {
  await using folder = await temporaryFolder();
  const file = await folder.write('secret', '');
  await expect(readSecret(folder.path, undefined)).rejects.toThrow(
    `The key in ${file} is damaged. Delete the file`,
  );
});
