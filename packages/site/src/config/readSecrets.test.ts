import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { readSecrets, rotateSecret } from './readSecrets.ts';

const readSecret = async (dataDir: string, secret: string | undefined) =>
  (await readSecrets(dataDir, { secret, retiredSecrets: [] })).secret;

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

test('uses the given key and writes nothing', async () => {
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

test.each(['', 'half a key', `${'x'.repeat(43)}\n${'y'.repeat(43)} until then`])(
  'refuses a kept key that is damaged, asks for the backup first, and tells what is lost without it',
  async (text) => {
    await using folder = await temporaryFolder();
    const file = await folder.write('secret', text);
    const failed = await readSecret(folder.path, undefined).catch((error: unknown) => String(error));
    expect(failed).toContain(`The key in ${file} is damaged. Put the file back from a backup`);
    expect(failed).toMatch(/Only if there is none, delete it.*logged out.*dead.*What was bought stays/);
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);

test('a key that is rotated stays good for a time, as long as those before it', async () => {
  await using folder = await temporaryFolder();
  const now = Date.UTC(2027, 0, 1);
  const read = () => readSecrets(folder.path, { secret: undefined, retiredSecrets: [] });
  const { secret: first } = await read();
  await rotateSecret(folder.path, { until: now + 1_000, now });
  const { secret: second, retiredSecrets } = await read();
  expect(second).not.toBe(first);
  expect(retiredSecrets).toEqual([{ secret: first, until: now + 1_000 }]);
  await rotateSecret(folder.path, { until: now + 5_000, now: now + 500 });
  expect((await read()).retiredSecrets.map(({ secret }) => secret)).toEqual([second, first]);
  await rotateSecret(folder.path, { until: now + 9_000, now: now + 2_000 });
  expect((await read()).retiredSecrets.map(({ until }) => until)).toEqual([now + 9_000, now + 5_000]);
  expect(await readdir(folder.path)).toEqual(['secret']);
  expect((await stat(join(folder.path, 'secret'))).mode & 0o077).toBe(0);
});

test('a rotation without a key is refused', async () => {
  await using folder = await temporaryFolder();
  await expect(rotateSecret(folder.path, { until: 1, now: 0 })).rejects.toThrow('There is no key in');
});
