import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isJsonObject, parseJson } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { createPlatform } from '@broadsheet/platform';
import type { Platform } from '@broadsheet/platform';
import type { ImportResult } from '@broadsheet/content-service';
import type { Database } from '@broadsheet/service-kit/database';

export const NOW = Date.UTC(2026, 10, 20, 9);

export interface TestPlatform {
  readonly platform: Platform;
  /** The folder for the files of an import. */
  readonly folder: string;
  /** The entries that the platform logged. */
  readonly logged: readonly string[];
  /** Writes each document to its own file and imports them. */
  importAll(...documents: readonly Json[]): Promise<ImportResult>;
  write(name: string, content: string | Uint8Array): Promise<string>;
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  remove(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly body: JsonObject;
}

/** Creates a platform for the site `paper` on an open database, with a data folder of its own. */
export async function createTestPlatform(
  database: Database,
  options: {
    readonly accessToken?: string;
    readonly site?: string;
    readonly clock?: { readonly now: () => number };
  } = {},
): Promise<TestPlatform> {
  const home = await mkdtemp(join(tmpdir(), 'platform-'));
  const folder = join(home, 'import');
  const logged: string[] = [];
  const platform = createPlatform({
    database,
    dataDir: join(home, 'data'),
    site: 'paper',
    secret: 'a secret of the tests',
    clock: { now: () => NOW },
    log: { error: (message) => logged.push(message) },
    ...options,
  });
  const write = async (name: string, content: string | Uint8Array): Promise<string> => {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    return file;
  };
  return {
    platform,
    folder,
    logged,
    write,
    async importAll(...documents) {
      const files: string[] = [];
      for (const [index, document] of documents.entries()) {
        files.push(await write(`${index}.json`, JSON.stringify(document)));
      }
      return platform.import(files, { root: folder });
    },
    async get(path, headers = {}) {
      const response = await platform.fetch(new Request(`http://platform.internal${path}`, { headers }));
      const body = parseJson(await response.text());
      return { status: response.status, body: isJsonObject(body) ? body : {} };
    },
    remove: () => rm(home, { recursive: true, force: true }),
  };
}
