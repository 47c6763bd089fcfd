import { join, relative } from 'node:path';
import { readFixture } from '@broadsheet/testing';
import { startPlatform } from '@broadsheet/testing/platform';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import type { TemporaryFolder } from '../../test/temporaryFolder.ts';
import { readConfig } from '../config/readConfig.ts';
import { listenForCommands } from '../control/controlSocket.ts';
import { importCommand, isImportRequest, runImport } from './importCommand.ts';

const STORY = 'stories/coast/saltgate-barrier-is-sinking';
const TIMEOUT = { timeout: 60_000 };

/** Runs the command as if it had been typed in the folder. */
async function run(folder: TemporaryFolder, ...paths: readonly string[]) {
  const said: string[] = [];
  const config = readConfig({ DATA_DIR: join(folder.path, 'data') }, { home: folder.path, cwd: folder.path });
  const progress: number[] = [];
  const code = await importCommand({
    config,
    paths,
    cwd: folder.path,
    say: (line) => said.push(line),
    onProgress: ({ filesDone }) => progress.push(filesDone),
  });
  return { code, said, progress };
}

async function writeNewspaper(folder: TemporaryFolder): Promise<void> {
  for (const name of ['site', STORY, 'authors/joss-tanaka', 'authors/nell-harbin', 'navigation/default']) {
    await folder.write(`news/${name}.json`, readFixture(name));
  }
}

describe('while no site runs', () => {
  test('documents are stored in the data folder, once', TIMEOUT, async () => {
    await using folder = await temporaryFolder();
    await writeNewspaper(folder);
    expect(await run(folder, 'news')).toEqual({
      code: 0,
      said: ['5 imported, 0 unchanged, 0 rejected.'],
      progress: [0, 1, 2, 3, 4, 5],
    });
    const again = await run(folder, 'news', 'news/site.json', join(folder.path, 'news/authors'));
    expect(again).toMatchObject({ code: 0, said: ['0 imported, 5 unchanged, 0 rejected.'] });
  });

  test('a bad document is told with its place, and the others are stored', TIMEOUT, async () => {
    await using folder = await temporaryFolder();
    await writeNewspaper(folder);
    const broken = await folder.write('news/authors/broken.json', '{"type": "author",');
    const odd = await folder.write('news/odd.json', { type: 'story', version: '0.10.12', headlines: 'Tide' });
    const { code, said } = await run(folder, 'news', 'news/missing.json');
    expect(code).toBe(1);
    expect(said.at(-1)).toBe('5 imported, 0 unchanged, 3 rejected.');
    expect(said.slice(0, -1).toSorted()).toEqual([
      expect.stringContaining(`${broken} $: `),
      expect.stringContaining(`${join(folder.path, 'news/missing.json')} $: `),
      expect.stringContaining(`${odd} $`),
    ]);
  });
});

test('the running site does the work, and its progress and its refusals are told here', TIMEOUT, async () => {
  await using folder = await temporaryFolder();
  const site = await startPlatform();
  const control = await listenForCommands(join(folder.path, 'data'), async (command, tell) => {
    if (!isImportRequest(command)) throw new Error('no import');
    return runImport(site.platform, command, tell);
  });
  try {
    await folder.write('news/author.json', readFixture('authors/joss-tanaka'));
    const odd = await folder.write('news/odd.json', { type: 'unheard-of' });
    const { code, said, progress } = await run(folder, relative(folder.path, join(folder.path, 'news')));
    expect({ code, progress }).toEqual({ code: 1, progress: [0, 1, 2] });
    expect(said).toEqual([
      expect.stringMatching(`^${odd} \\$\\.type: the type "unheard-of" cannot be imported`),
      '1 imported, 0 unchanged, 1 rejected.',
    ]);
    const answer = await site.fetch('/author/v2/author-service?slug=joss-tanaka');
    expect(await answer.text()).toContain('Joss Tanaka');
  } finally {
    control.close();
    await site.close();
  }
});

test('an answer of another version is not taken for success', async () => {
  await using folder = await temporaryFolder();
  const control = await listenForCommands(join(folder.path, 'data'), async () => ({ done: true }));
  try {
    await expect(run(folder, 'news.json')).rejects.toThrow('it may be of another version');
  } finally {
    control.close();
  }
});

test('without paths nothing is touched and the usage is told', async () => {
  await using folder = await temporaryFolder();
  expect(await run(folder)).toEqual({
    code: 2,
    said: ['Name the files or folders to import: npx broadsheet import stories/ author.json'],
    progress: [],
  });
});

test.each([
  [{ files: ['/a.json'], command: 'import' }, true],
  [{ command: 'import', files: [] }, true],
  [{ command: 'import', files: [1] }, false],
  [{ command: 'import' }, false],
  [{ command: 'stop', files: [] }, false],
  ['import', false],
  [undefined, false],
])('%j is an import request: %s', (command, expected) => {
  expect(isImportRequest(command)).toBe(expected);
});
