/** Those who write meanwhile: a story imported by the command line, and a page published by an editor, in turns. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { isRecord } from '@broadsheet/client-core';
import { callEditor } from '../pagebuilder/editorCalls.ts';
import type { Balancer } from './createBalancer.ts';
import type { Watched } from './Watched.ts';

export interface WritersOptions {
  /** The absolute folder of the repository. */
  readonly root: string;
  /** The folder in which the story is written for the import. */
  readonly folder: string;
  /** A story of which the written one is a copy. */
  readonly sample: unknown;
  readonly environment: Readonly<Record<string, string>>;
  readonly balancer: Balancer;
  /** The session of an editor. */
  readonly cookie: string;
  readonly story: Watched;
  readonly page: Watched;
  /** The data folder of a server that runs, to which the command hands the import over. */
  readonly dataDir: () => string;
}

/** How often each of the two was tried, and how often it was refused; what was refused has no effect on readers. */
export interface Written {
  readonly tried: number;
  readonly refused: number;
}

export interface Writers {
  /** Stops, and resolves when the last of each is done. */
  stop(): Promise<void>;
  /** Returns the counts since the last call: imports and publications together. */
  consume(): Written;
}

/** Milliseconds from the beginning of one import to that of the next, at least; the same for publications. */
export const EVERY_MS = 3_000;

/** Imports a version of the story that everybody reads. @throws Error when the command fails */
export async function importVersion(
  { root, folder, sample, environment, story, dataDir }: WritersOptions,
  version: number,
): Promise<void> {
  const document = {
    ...(isRecord(sample) && sample),
    _id: 'read-by-everybody',
    canonical_url: story.path,
    websites: { courier: { website_url: story.path } },
    headlines: { basic: `${story.words}${version}` },
  };
  await writeFile(join(folder, 'story.json'), JSON.stringify(document));
  const command = [join(root, 'packages/site/bin/broadsheet.mjs'), 'import', folder];
  const env = { ...process.env, ...environment, DATA_DIR: dataDir() };
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The import of version ${version} ended with ${code}.`);
}

const PAGE_PATH = '/pages/published-all-day';

const document = ({ words, path }: Watched, version: number) => ({
  schemaVersion: 1,
  id: 'published-all-day',
  name: 'Published all day',
  match: { kind: 'path', path },
  pageType: 'page',
  layout: 'single-column-regular',
  meta: {},
  areas: { body: [{ id: 'a', block: 'header', fields: { text: `${words}${version}` }, children: [] }] },
});

/** Returns the revision of the draft that is there after a publication was refused; 0 when there is none. */
async function findRevision(origin: string, { cookie, page }: WritersOptions): Promise<number> {
  if (page.stopwatch.latest() === 0) return 0;
  const answer = await callEditor(origin, { method: 'GET', path: PAGE_PATH, cookie });
  const open: unknown = await answer.json();
  return isRecord(open) && typeof open['revision'] === 'number' ? open['revision'] : 0;
}

/** Publishes a version of the page. @throws Error when the site refuses it */
export async function publishVersion(options: WritersOptions, version: number): Promise<void> {
  const { balancer, cookie, page } = options;
  const origin = balancer.pick();
  const body = { document: document(page, version), revision: await findRevision(origin, options) };
  const draft = await callEditor(origin, { method: 'PUT', path: `${PAGE_PATH}/draft`, body, cookie });
  const saved: unknown = await draft.json();
  await callEditor(origin, { method: 'POST', path: `${PAGE_PATH}/publication`, body: saved, cookie });
}

/** Starts both writers. */
export function startWriters(options: WritersOptions): Writers {
  const ending = new AbortController();
  let counts = { tried: 0, refused: 0 };
  const write = async (
    { stopwatch }: Watched,
    make: (options: WritersOptions, version: number) => Promise<void>,
  ): Promise<void> => {
    for (let version = stopwatch.latest() + 1; !ending.signal.aborted; version += 1) {
      const begun = performance.now();
      counts = { ...counts, tried: counts.tried + 1 };
      try {
        await make(options, version);
        stopwatch.acknowledge(version);
      } catch {
        // It was not acknowledged, which is allowed while a process dies or the database is away; the report has the count.
        counts = { ...counts, refused: counts.refused + 1 };
      }
      const rest = Math.max(0, EVERY_MS - (performance.now() - begun));
      await pause(rest, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const both = Promise.all([write(options.story, importVersion), write(options.page, publishVersion)]);
  return {
    async stop() {
      ending.abort();
      await both;
    },
    consume() {
      const taken = counts;
      counts = { tried: 0, refused: 0 };
      return taken;
    },
  };
}
