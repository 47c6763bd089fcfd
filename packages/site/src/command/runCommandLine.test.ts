import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runInFolder } from '../../test/runInFolder.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { readWebPush } from '../config/readWebPush.ts';
import { runCommandLine } from './runCommandLine.ts';

async function run(...words: readonly string[]) {
  await using folder = await temporaryFolder();
  const { code, said, complained } = await runInFolder(folder, words);
  expect(existsSync(join(folder.path, 'data')), 'a data folder was made').toBe(false);
  return { code, said: said.join('\n'), complained };
}

test.each([[[]], [['--help']], [['-h']], [['help']]])(
  '%j lists the commands and starts nothing',
  async (words) => {
    const { code, said, complained } = await run(...words);
    expect([code, complained]).toEqual([0, '']);
    expect(said).toContain('Usage: broadsheet [options] [command]');
    expect(said).toMatch(/^ {2}start .+\n {2}import \[options\] <paths\.\.\.> .+/m);
  },
);

test.each([
  [['start', '--help'], 'Usage: broadsheet start'],
  [['import', '--help'], 'Usage: broadsheet import [options] <paths...>'],
  [['import', 'stories', '-h'], 'Usage: broadsheet import [options] <paths...>'],
  [['help', 'import'], 'npx broadsheet import stories/'],
  [['help', 'phrases'], 'npx broadsheet phrases check finnish.json'],
  [['help', 'schemas'], 'npx broadsheet schemas schemas/'],
])('%j shows the help of the command and does nothing else', async (words, expected) => {
  const { code, said, complained } = await run(...words);
  expect([code, complained]).toEqual([0, '']);
  expect(said).toContain(expected);
});

test.each([
  [['publish'], "unknown command 'publish'"],
  [['import'], "missing required argument 'paths'"],
  [['import', '--force', 'a.json'], "unknown option '--force'"],
  [['start', 'now'], "too many arguments for 'start'"],
])('%j is not understood: it says why and where help is', async (words, expected) => {
  const { code, said, complained } = await run(...words);
  expect([code, said]).toEqual([2, '']);
  expect(complained).toContain(expected);
  expect(complained).toContain('"broadsheet --help" lists the commands');
});

test('the key of notifications is printed as a setting that is accepted, another one each time', async () => {
  const keys = await Promise.all([run('notifications', 'key'), run('notifications', 'key')]);
  for (const { code, said, complained } of keys) {
    expect([code, complained]).toEqual([0, '']);
    const [, key] = /^WEB_PUSH_KEY=(\S+)\n?$/.exec(said) ?? [];
    expect(readWebPush({ WEB_PUSH_KEY: key }, 'https://paper.example')).toBeDefined();
  }
  expect(keys[0]?.said).not.toBe(keys[1]?.said);
});

test('a setting that cannot be used ends the command with its sentence', async () => {
  const complained: string[] = [];
  const code = await runCommandLine(['start'], {
    home: '/',
    cwd: '/',
    variables: { PORT: 'http' },
    clientDir: undefined,
    out: { write: () => undefined },
    error: { write: (text) => complained.push(text) },
  });
  expect([code, complained]).toEqual([
    1,
    [
      'PORT is "http", but it must be a whole number from 0 to 65535. Correct the variable or leave it out.\n',
    ],
  ]);
});

test('a site that has not been built is not started', async () => {
  const { code, complained } = await run('start');
  expect([code, complained]).toEqual([
    1,
    'There is no built site to start. "npm start" builds one and starts it.\n',
  ]);
});
