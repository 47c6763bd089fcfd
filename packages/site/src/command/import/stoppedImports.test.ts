import { readFile } from 'node:fs/promises';
import type { ImportChoices } from '@broadsheet/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importDocuments } from './importDocuments.ts';
import { openImports } from '../../../test/openImports.ts';
import type { Imports } from '../../../test/openImports.ts';

const TIMEOUT = 60_000;
const LOCAL = '--allow-local-addresses';
/** More than the documents that are stored together. */
const STORIES = 60;
const STORED_TOGETHER = 50;

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, TIMEOUT);
afterAll(() => imports[Symbol.asyncDispose]());

/** Imports files and stops at the first progress that counts something. The result also has the files that it counted. */
async function importAndStop(files: readonly string[], choices: ImportChoices = {}) {
  const stop = new AbortController();
  let counted = 0;
  const onProgress = ({ filesDone }: { readonly filesDone: number }) => {
    counted = filesDone;
    if (filesDone > 0) stop.abort();
  };
  const { signal } = stop;
  const result = await imports.site.platform.importFiles(files, { ...choices, onProgress, signal });
  return { ...result, counted };
}

const statusOf = async (path: string) =>
  (await imports.site.fetch(`/content/v4/?website_url=${path}`)).status;

const story = (number: number) => ({
  type: 'story',
  version: '0.10.9',
  _id: `lamp-${number}`,
  canonical_url: `/lamps/${number}/`,
  display_date: '2026-11-01T08:00:00Z',
  headlines: { basic: `Lamp ${number}` },
});

test(
  'an import that is stopped keeps what has come, and a repetition brings exactly the rest',
  async () => {
    const names = Array.from({ length: STORIES }, (_, index) => `lamp-${index + 1}.json`);
    const files = await Promise.all(
      names.map((name, index) => imports.folder.write(name, JSON.stringify(story(index + 1)))),
    );
    const stopped = await importAndStop(files);
    expect(stopped).toMatchObject({ imported: STORED_TOGETHER, unchanged: 0, rejected: [] });
    expect(stopped.counted).toBeLessThanOrEqual(STORED_TOGETHER);
    expect([await statusOf('/lamps/1/'), await statusOf(`/lamps/${STORED_TOGETHER}/`)]).toEqual([200, 200]);
    expect(await statusOf(`/lamps/${STORED_TOGETHER + 1}/`)).toBe(404);
    const { code, said } = await imports.run('import', ...names);
    expect([code, said.at(-1)]).toEqual([0, '10 imported, 50 unchanged, 0 rejected.']);
    expect(await statusOf(`/lamps/${STORIES}/`)).toBe(200);
  },
  TIMEOUT,
);

test(
  'an import of several exports that is stopped asks nobody for those after the one that has come',
  async () => {
    const [archive, address] = [await imports.bring('wordpress.xml'), `${imports.origin}/feed/`];
    imports.pages.set('/feed/', await readFile(await imports.bring('feed.xml'), 'utf8'));
    const choices = { hasLocalAddresses: true };
    expect(await importAndStop([archive, address], choices)).toMatchObject({ imported: 8, rejected: [] });
    expect(imports.requested).not.toContain('/feed/');
    expect([await statusOf('/2024/05/03/ferry-late/'), await statusOf('/2025/01/02/gulls/')]).toEqual([
      200, 404,
    ]);
    const { said } = await imports.run('import', LOCAL, archive, address);
    expect(said.at(-1)).toBe('2 imported, 7 unchanged, 1 rejected.');
    expect(await statusOf('/2025/01/02/gulls/')).toBe(200);
  },
  TIMEOUT,
);

interface CommandOptions {
  readonly choices?: ImportChoices;
  readonly signal?: AbortSignal;
  readonly onProgress?: () => void;
}

/** Imports as the running site does for the command line. */
const importAsCommand = (
  file: string,
  { choices, signal, onProgress = () => undefined }: CommandOptions = {},
) =>
  importDocuments.run(
    { command: 'import', files: [file], choices },
    { platform: imports.site.platform, onProgress, signal },
  );

const readOutcome = async () => (await imports.site.platform.records.read(0)).commands[0]?.outcome;

test(
  'an import whose client has left is recorded as failed, and a plan is not recorded however it ends',
  async () => {
    const file = await imports.folder.write('lamp-100.json', JSON.stringify(story(100)));
    await importAsCommand(file);
    expect(await readOutcome()).toBe('ok');
    await importAsCommand(file, { signal: AbortSignal.abort() });
    expect(await readOutcome()).toBe('failed');
    await importAsCommand(file);
    const onProgress = () => {
      throw new Error('The socket is closed.');
    };
    await expect(importAsCommand(file, { choices: { isPlan: true }, onProgress })).rejects.toThrow('socket');
    expect(await readOutcome()).toBe('ok');
    await expect(importAsCommand(file, { onProgress })).rejects.toThrow('socket');
    expect(await readOutcome()).toBe('failed');
  },
  TIMEOUT,
);

test(
  'an import of which nothing was stored is recorded as failed, one of which something was as partly',
  async () => {
    const [bad, worse] = [{ ...story(101), type: 'weather' }, 7];
    const all = await imports.folder.write('refused.json', JSON.stringify([bad, worse]));
    expect(await importAsCommand(all)).toMatchObject({ imported: 0, unchanged: 0 });
    expect(await readOutcome()).toBe('failed');
    const some = await imports.folder.write('some.json', JSON.stringify([bad, story(103)]));
    await importAsCommand(some);
    expect(await readOutcome()).toBe('partly');
    expect(await importAsCommand(some)).toMatchObject({ imported: 0, unchanged: 1 });
    expect(await readOutcome()).toBe('partly');
    const { code, said } = await imports.run('import', 'refused.json');
    expect([code, said.at(-1)]).toEqual([1, '0 imported, 0 unchanged, 2 rejected.']);
  },
  TIMEOUT,
);
