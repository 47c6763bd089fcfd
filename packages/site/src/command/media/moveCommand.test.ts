import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createBucketClient } from '@broadsheet/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openObjectStorage } from '@broadsheet/platform-testing/network';
import type { ObjectStorage } from '@broadsheet/platform-testing/network';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';
import type { TemporaryFolder } from '../../../test/temporaryFolder.ts';
import { readConfig } from '../../config/readConfig.ts';
import { hasUnmoved } from '../../media/unmovedMedia.ts';
import { runCommandLine } from '../runCommandLine.ts';

const SLOW = { timeout: 60_000 };
const FILES = {
  'pier.jpg': 'a pier',
  'uploads/quay 1.png': 'a quay',
  'clip.mp4': 'x'.repeat(300_000),
};

let storage: ObjectStorage;
let folder: TemporaryFolder;

beforeAll(async () => {
  storage = await openObjectStorage();
  folder = await temporaryFolder();
  for (const [name, text] of Object.entries(FILES)) {
    const path = join(folder.path, 'data/media', name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}, 60_000);
afterAll(async () => {
  await folder[Symbol.asyncDispose]();
  await storage[Symbol.asyncDispose]();
});

async function run(
  data: string,
  args: readonly string[],
  variables = storage.variables,
  signal?: AbortSignal,
): Promise<string> {
  const said: string[] = [];
  const terminal = { write: (text: string) => void said.push(text) };
  const code = await runCommandLine([...args], {
    home: folder.path,
    cwd: folder.path,
    clientDir: undefined,
    variables: { ...variables, DATA_DIR: join(folder.path, data) },
    out: terminal,
    error: terminal,
    ...(signal && { listenForInterrupt: () => signal }),
  });
  return `${code} ${said.join('')}`;
}

test('moves a folder to a bucket, sends nothing twice, and mends what was damaged', SLOW, async () => {
  const first = await run('data', ['media', 'move', 'bucket']);
  expect(first).toContain(`Moving the media of courier from ${join(folder.path, 'data/media')}`);
  expect(first).toContain(`to ${storage.endpoint}/courier-media/.`);
  expect(first).toMatch(/^0 .*3 files were copied \(0\.3 MB\), 0 were there already, 0 were removed/s);
  expect(await run('data', ['media', 'move', 'bucket'])).toContain('0 files were copied (0.0 MB), 3 were');
  const { mediaBucket } = readConfig(storage.variables, { home: '/', cwd: '/' });
  if (mediaBucket === undefined) throw new Error('No bucket is set.');
  await createBucketClient(mediaBucket).call('media/pier.jpg', { method: 'DELETE' });
  expect(await run('data', ['media', 'move', 'bucket'])).toContain('1 files were copied (0.0 MB), 2 were');
});

test('moves a bucket to a folder, and removes what was checked', SLOW, async () => {
  expect(await run('back', ['media', 'move', 'folder', '--remove'])).toContain(
    '3 files were copied (0.3 MB), 0 were there already, 3 were removed',
  );
  for (const [name, text] of Object.entries(FILES))
    expect(await readFile(join(folder.path, 'back/media', name), 'utf8')).toBe(text);
  expect((await readdir(join(folder.path, 'back/media'))).toSorted()).toEqual([
    'clip.mp4',
    'pier.jpg',
    'uploads',
  ]);
  expect(await run('empty', ['media', 'move', 'folder'])).toContain('0 files were copied');
});

test('leaves what has other content at the target, names it, and replaces it when told', SLOW, async () => {
  const path = join(folder.path, 'data/media/pier.jpg');
  await run('data', ['media', 'move', 'bucket']);
  await writeFile(path, 'a newer pier');
  const refused = await run('data', ['media', 'move', 'folder']);
  expect(refused).toMatch(/^1 .*other content at .*pier\.jpg\. .*--overwrite/s);
  expect(await readFile(path, 'utf8')).toBe('a newer pier');
  expect(await run('data', ['media', 'move', 'bucket', '--overwrite'])).toMatch(/^0 .*1 files were copied/s);
  await run('again', ['media', 'move', 'folder']);
  expect(await readFile(join(folder.path, 'again/media/pier.jpg'), 'utf8')).toBe('a newer pier');
});

test('knows of files that came after a move, and of a move back', SLOW, async () => {
  const media = join(folder.path, 'later/media');
  const place = `${storage.endpoint}/courier-media/`;
  expect(await hasUnmoved(media, place)).toBe(false);
  await mkdir(media, { recursive: true });
  await writeFile(join(media, 'buoy.jpg'), 'a buoy');
  expect(await hasUnmoved(media, place)).toBe(true);
  expect(await run('later', ['media', 'move', 'bucket'])).toMatch(/^0 /);
  expect(await hasUnmoved(media, place)).toBe(false);
  await writeFile(join(media, 'mole.jpg'), 'a mole');
  expect(await hasUnmoved(media, place)).toBe(true);
  await run('later', ['media', 'move', 'bucket']);
  expect(await hasUnmoved(media, place)).toBe(false);
  await run('later', ['media', 'move', 'folder']);
  expect(await hasUnmoved(media, place)).toBe(true);
});

test('a move that is stopped ends with 1, and is not taken for a whole one', SLOW, async () => {
  const stopped = await run('data', ['media', 'move', 'bucket'], storage.variables, AbortSignal.abort());
  expect(stopped).toMatch(/^1 .*The move was stopped/s);
});

test('says what is missing without a bucket', SLOW, async () => {
  expect(await run('data', ['media', 'move', 'bucket'], {})).toMatch(/^1 .*MEDIA_BUCKET is not set/s);
});
