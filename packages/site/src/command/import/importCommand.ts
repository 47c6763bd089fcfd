import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findImportFiles } from '@broadsheet/platform';
import { performCommand } from '../../control/performCommand.ts';
import { showProgress } from '../showProgress.ts';
import type { CommandLine } from '../CommandLine.ts';
import { importDocuments } from './importDocuments.ts';

/** Absolute paths of the JSON files that the arguments name; folders are searched. */
async function findFiles(paths: readonly string[], cwd: string): Promise<readonly string[]> {
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

/** @returns the exit code: 0 when every document was taken, 1 when one was refused */
export async function importCommand(paths: readonly string[], line: CommandLine): Promise<0 | 1> {
  const config = line.readConfig();
  const { imported, unchanged, rejected, warnings } = await performCommand(importDocuments, {
    request: { command: 'import', files: await findFiles(paths, line.cwd) },
    config,
    onProgress: showProgress('Importing', line.out),
    onError: line.say,
  });
  for (const { file, path, reason } of warnings) line.say(`${file} ${path}: ${reason}`);
  for (const { file, path, reason } of rejected) line.say(`${file} ${path}: ${reason}`);
  line.say(`${imported} imported, ${unchanged} unchanged, ${rejected.length} rejected.`);
  return rejected.length > 0 ? 1 : 0;
}
