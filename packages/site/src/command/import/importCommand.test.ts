import { join, relative } from 'node:path';
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { startPlatform } from '@broadsheet/platform-testing';
import { describe, expect, test } from 'vitest';
import { runInFolder } from '../../../test/runInFolder.ts';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';
import type { TemporaryFolder } from '../../../test/temporaryFolder.ts';
import { answerCommands } from '../../control/answerCommands.ts';
import { listenForCommands } from '../../control/controlSocket.ts';
import { SITE_COMMANDS } from '../siteCommands.ts';
import { importDocuments } from './importDocuments.ts';

const STORY = 'stories/coast/saltgate-barrier-is-sinking';
const TIMEOUT = { timeout: 60_000 };

async function writeNewspaper(folder: TemporaryFolder): Promise<void> {
  for (const name of ['site', STORY, 'authors/joss-tanaka', 'authors/nell-harbin', 'navigation/default']) {
    await folder.write(`news/${name}.json`, readFixture(name));
  }
}

const progressTo = (count: number) =>
  Array.from({ length: count + 1 }, (_, done) => `Importing: ${done} of ${count} files`);

describe('while no site runs', () => {
  test('documents are stored in the data folder, once', TIMEOUT, async () => {
    await using folder = await temporaryFolder();
    await writeNewspaper(folder);
    expect(await runInFolder(folder, ['import', 'news'])).toEqual({
      code: 0,
      target: expect.stringContaining(join(folder.path, 'data')),
      said: [...progressTo(5), '5 imported, 0 unchanged, 0 rejected.'],
      complained: '',
    });
    const again = ['import', 'news', 'news/site.json', join(folder.path, 'news/authors')];
    const { code, said } = await runInFolder(folder, again);
    expect([code, said.at(-1)]).toEqual([0, '0 imported, 5 unchanged, 0 rejected.']);
  });

  test('a bad document is told with its place, and the others are stored', TIMEOUT, async () => {
    await using folder = await temporaryFolder();
    await writeNewspaper(folder);
    const broken = await folder.write('news/authors/broken.json', '{"type": "author",');
    const odd = await folder.write('news/odd.json', { type: 'story', version: '0.10.12', headlines: 'Tide' });
    const { code, said } = await runInFolder(folder, ['import', '--strict', 'news', 'news/missing.json']);
    expect(code).toBe(1);
    expect(said.at(-1)).toBe('5 imported, 0 unchanged, 3 rejected.');
    expect(
      said
        .slice(0, -1)
        .filter((line) => !line.startsWith('Importing'))
        .toSorted(),
    ).toEqual([
      expect.stringContaining(`${broken} $: `),
      expect.stringContaining(`${join(folder.path, 'news/missing.json')} $: `),
      expect.stringContaining(`${odd} $`),
    ]);
  });
});

test('the running site does the work, and its progress and its refusals are told here', TIMEOUT, async () => {
  await using folder = await temporaryFolder();
  const site = await startPlatform();
  let reloads = 0;
  const control = await answerCommands({
    commands: SITE_COMMANDS,
    dataDir: join(folder.path, 'data'),
    platform: site.platform,
    reload: async () => void (reloads += 1),
  });
  try {
    await folder.write('news/author.json', readFixture('authors/joss-tanaka'));
    const odd = await folder.write('news/odd.json', { type: 'unheard-of' });
    const { code, said } = await runInFolder(folder, [
      'import',
      relative(folder.path, join(folder.path, 'news')),
    ]);
    expect({ code, reloads }).toEqual({ code: 1, reloads: 1 });
    expect(said).toEqual([
      ...progressTo(2),
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

test('a running site that does not know the command says so', async () => {
  await using folder = await temporaryFolder();
  const site = await startPlatform();
  const control = await answerCommands({
    commands: [],
    dataDir: join(folder.path, 'data'),
    platform: site.platform,
    reload: async () => undefined,
  });
  try {
    expect(await runInFolder(folder, ['import', 'news.json'])).toMatchObject({
      code: 1,
      complained: 'This site does not know the command; it may be of another version.\n',
    });
  } finally {
    control.close();
    await site.close();
  }
});

test('an answer of another version is not taken for success', async () => {
  await using folder = await temporaryFolder();
  const control = await listenForCommands(join(folder.path, 'data'), async () => ({ done: true }));
  try {
    const { code, complained } = await runInFolder(folder, ['import', 'news.json']);
    expect([code, complained]).toEqual([1, expect.stringContaining('it may be of another version')]);
  } finally {
    control.close();
  }
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
  expect(importDocuments.isRequest(command)).toBe(expected);
});
