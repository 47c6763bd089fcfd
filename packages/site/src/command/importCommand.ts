import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { systemClock } from '@broadsheet/client-core';
import { createPlatform, findImportFiles, openDatabase } from '@broadsheet/platform';
import type { ImportProgress, ImportResult, Platform } from '@broadsheet/platform';
import { isRecord } from '@broadsheet/sdk-content';
import type { Config } from '../config/readConfig.ts';
import { readSecret } from '../config/readSecret.ts';
import { sendCommand } from '../control/controlSocket.ts';
import { checkPage } from '../seed/seedStore.ts';

export interface ImportRequest {
  readonly command: 'import';
  /** Absolute paths of JSON files. */
  readonly files: readonly string[];
}

export function isImportRequest(value: unknown): value is ImportRequest {
  return (
    isRecord(value) &&
    value['command'] === 'import' &&
    Array.isArray(value['files']) &&
    value['files'].every((file) => typeof file === 'string')
  );
}

export function runImport(
  platform: Platform,
  { files }: ImportRequest,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportResult> {
  return platform.import(files, { checkPage, onProgress });
}

/** Absolute paths of the JSON files that the arguments name; folders are searched. */
async function filesOf(paths: readonly string[], cwd: string): Promise<readonly string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      const absolute = resolve(cwd, path);
      const isFolder = await stat(absolute).then(
        (entry) => entry.isDirectory(),
        () => false,
      );
      // A file that is not there is left to the import, which reports it like any other rejected document.
      return isFolder ? findImportFiles(absolute) : [absolute];
    }),
  );
  return [...new Set(found.flat())];
}

async function importHere(
  config: Config,
  request: ImportRequest,
  onProgress: (progress: ImportProgress) => void,
  say: (line: string) => void,
) {
  const database = await openDatabase(
    config.databaseUrl === undefined ? { dataDir: config.dataDir } : { url: config.databaseUrl },
  );
  const platform = createPlatform({
    database,
    dataDir: config.dataDir,
    site: config.siteId,
    secret: await readSecret(config.dataDir, undefined),
    clock: systemClock,
    log: { error: (message) => say(message) },
  });
  try {
    return await runImport(platform, request, onProgress);
  } finally {
    await platform.close();
  }
}

function isResult(value: unknown): value is ImportResult {
  return isRecord(value) && typeof value['imported'] === 'number' && Array.isArray(value['rejected']);
}

export interface ImportCommand {
  readonly config: Config;
  readonly paths: readonly string[];
  readonly cwd: string;
  readonly say: (line: string) => void;
  readonly onProgress: (progress: ImportProgress) => void;
}

/** @returns the exit code: 0 when every document was taken, 1 when one was refused */
export async function importCommand({
  config,
  paths,
  cwd,
  say,
  onProgress,
}: ImportCommand): Promise<0 | 1 | 2> {
  if (paths.length === 0) {
    say('Name the files or folders to import: npx broadsheet import stories/ author.json');
    return 2;
  }
  const request: ImportRequest = { command: 'import', files: await filesOf(paths, cwd) };
  const progress = (value: unknown) => {
    if (
      isRecord(value) &&
      typeof value['filesDone'] === 'number' &&
      typeof value['filesTotal'] === 'number'
    ) {
      onProgress({ filesDone: value['filesDone'], filesTotal: value['filesTotal'] });
    }
  };
  const answer = await sendCommand(config.dataDir, request, progress);
  const result = answer === undefined ? await importHere(config, request, onProgress, say) : answer.result;
  if (!isResult(result))
    throw new Error('The site answered something that is no import result; it may be of another version.');
  for (const { file, path, reason } of result.rejected) say(`${file} ${path}: ${reason}`);
  say(`${result.imported} imported, ${result.unchanged} unchanged, ${result.rejected.length} rejected.`);
  return result.rejected.length > 0 ? 1 : 0;
}
