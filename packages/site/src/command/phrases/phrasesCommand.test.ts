import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@broadsheet/client-core';
import { expect, test } from 'vitest';
import { runInFolder } from '../../../test/runInFolder.ts';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';

test('a file of texts is made, filled in, and told of until it is whole', async () => {
  await using folder = await temporaryFolder();
  const run = (...words: readonly string[]) => runInFolder(folder, ['phrases', ...words]);
  const nameless = await run('update', 'finnish.json');
  expect([nameless.code, nameless.said[0]]).toEqual([1, expect.stringContaining('--locale fi')]);
  const made = await run('update', 'finnish.json', '--locale', 'fi');
  expect([made.code, made.said]).toEqual([
    0,
    [
      expect.stringMatching(/^finnish\.json: texts written: 0, missing: \d{3,4}\.$/),
      '"fi" counts by: one, other',
    ],
  ]);
  const path = join(folder.path, 'finnish.json');
  const file: unknown = JSON.parse(await readFile(path, 'utf8'));
  const pages = isRecord(file) && isRecord(file['pages']) ? file['pages'] : {};
  expect(pages['id.login']).toEqual({ english: 'Log in', text: '' });
  const missing = await run('check', 'finnish.json');
  expect([missing.code, missing.said]).toEqual([
    1,
    expect.arrayContaining(['pages: id.login has no text yet; readers see it in English']),
  ]);
  const login = { english: 'Log in', text: 'Kirjaudu' };
  await folder.write('finnish.json', { locale: 'fi', pages: { ...pages, 'id.login': login, gone: 'x' } });
  const updated = await run('update', 'finnish.json');
  expect(updated.said.slice(0, 2)).toEqual([
    expect.stringMatching(/: texts written: 1,/),
    'Left out, as nothing asks for them: gone',
  ]);
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pages: { 'id.login': login } });
  const { said } = await run('check', 'finnish.json');
  expect(said.filter((line) => line.startsWith('pages: id.login '))).toEqual([]);
});

test('a file in a language that blocks speak needs nothing, and one that is not there is told', async () => {
  await using folder = await temporaryFolder();
  await folder.write('words.json', { locale: 'pt-BR', pages: { 'id.login': 'Entrar' } });
  const { code, said } = await runInFolder(folder, ['phrases', 'check', 'words.json']);
  expect([code, said]).toEqual([0, ['Every text is there in "pt-BR".']]);
  const absent = await runInFolder(folder, ['phrases', 'check', 'none.json']);
  expect([absent.code, absent.complained]).toEqual([1, expect.stringContaining('none.json cannot be read')]);
});
