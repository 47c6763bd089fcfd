import { chmod, chown, mkdir, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { prepareDataFolder } from './prepareDataFolder.ts';

const rightsOf = async (path: string) => (await stat(path)).mode & 0o777;

test('makes a folder that nobody else can look into', async () => {
  await using folder = await temporaryFolder();
  const dataDir = join(folder.path, 'not', 'there');
  await prepareDataFolder(dataDir);
  expect(await rightsOf(dataDir)).toBe(0o700);
});

test.each([[[]], [['secret']], [['database.lock', 'notes']]])(
  'closes an open folder that holds %j',
  async (names) => {
    await using folder = await temporaryFolder();
    for (const name of names) await folder.write(name, '');
    await chmod(folder.path, 0o777);
    await prepareDataFolder(folder.path);
    expect(await rightsOf(folder.path)).toBe(0o700);
  },
);

test('leaves an open folder that others use as it is, and says what to do', async () => {
  await using folder = await temporaryFolder();
  await folder.write('letters.txt', '');
  await chmod(folder.path, 0o755);
  await expect(prepareDataFolder(folder.path)).rejects.toThrow(
    /which other users of this machine can look into \(755\).*Choose a folder of its own, or .* "chmod 700"\.$/,
  );
  expect(await rightsOf(folder.path)).toBe(0o755);
});

test('takes a folder of its own in one of another user that is open to everybody', async () => {
  await using folder = await temporaryFolder();
  // Only root may give a folder away.
  const owner = process.getuid?.() === 0 ? 65_534 : -1;
  await chown(folder.path, owner, -1);
  await folder.write('letters.txt', '');
  await chmod(folder.path, 0o777);
  await expect(prepareDataFolder(folder.path)).rejects.toThrow(/can look into \(777\)/);
  const dataDir = join(folder.path, 'site');
  await prepareDataFolder(dataDir);
  await prepareDataFolder(dataDir);
  expect([await rightsOf(dataDir), await rightsOf(folder.path)]).toEqual([0o700, 0o777]);
});

test('accepts a closed folder, whatever it contains', async () => {
  await using folder = await temporaryFolder();
  await folder.write('letters.txt', '');
  await chmod(folder.path, 0o700);
  await expect(prepareDataFolder(folder.path)).resolves.toBeUndefined();
});

test('closes what is ours in it, and nothing else', async () => {
  await using folder = await temporaryFolder();
  const key = await folder.write('secret', 'key');
  const letters = await folder.write('letters.txt', '');
  const picture = await folder.write('media/a.jpg', '');
  await symlink(letters, join(folder.path, 'sandbox-clock'));
  await chmod(key, 0o666);
  await chmod(letters, 0o644);
  await chmod(dirname(picture), 0o755);
  await chmod(folder.path, 0o700);
  await prepareDataFolder(folder.path);
  expect([await rightsOf(key), await rightsOf(dirname(picture))]).toEqual([0o600, 0o700]);
  expect(await rightsOf(letters)).toBe(0o644);
});

test('says that it is a file', async () => {
  await using folder = await temporaryFolder();
  const file = await folder.write('data', '');
  const sentence = 'but there is a file of that name. Name a folder; it is made if it does not exist.';
  for (const dataDir of [file, join(file, 'deeper')])
    await expect(prepareDataFolder(dataDir)).rejects.toThrow(`DATA_DIR is "${dataDir}", ${sentence}`);
});

test('says that it cannot be made', async () => {
  await using folder = await temporaryFolder();
  await mkdir(join(folder.path, 'a'));
  const dataDir = join(folder.path, 'a'.repeat(300));
  await expect(prepareDataFolder(dataDir)).rejects.toThrow('which cannot be made (ENAMETOOLONG).');
});
