import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findImportFiles } from '@broadsheet/platform';
import type { ImportChoices, ImportReport } from '@broadsheet/platform';
import { performCommand } from '../../control/performCommand.ts';
import { showProgress } from '../showProgress.ts';
import type { CommandLine } from '../CommandLine.ts';
import { importDocuments } from './importDocuments.ts';

/** The most notes that are printed; nobody reads a report of ten thousand. */
const NOTES_TOLD = 500;
const STOPPED = 'Stopped. What was stored stays; the same command goes on from there.';

/** Returns the absolute paths of the files that the arguments name; folders are searched, URLs stay as they are. */
async function findFiles(paths: readonly string[], cwd: string): Promise<readonly string[]> {
  const found = await Promise.all(
    paths.map(async (path) => {
      if (/^https?:\/\//i.test(path)) return [path];
      const absolute = resolve(cwd, path);
      const isFolder = await stat(absolute).then(
        (entry) => entry.isDirectory(),
        () => false,
      );
      // The import reports a missing file like any other rejected document.
      return isFolder ? findImportFiles(absolute) : [absolute];
    }),
  );
  return [...new Set(found.flat())];
}

function sayNotes(notes: ImportReport['warnings'], line: CommandLine): void {
  for (const { file, path, reason } of notes.slice(0, NOTES_TOLD)) line.say(`${file} ${path}: ${reason}`);
  const others = notes.length - NOTES_TOLD;
  if (others > 0) line.say(`And ${others} more.`);
}

function sayReport(
  { imported, unchanged, rejected, warnings, counts }: ImportReport,
  line: CommandLine,
): void {
  sayNotes(warnings, line);
  sayNotes(rejected, line);
  if (counts === undefined) {
    line.say(`${imported} imported, ${unchanged} unchanged, ${rejected.length} rejected.`);
    return;
  }
  const there = Object.entries(counts).map(([name, number]) => `${number} ${name}`);
  line.say(
    `There are ${there.length === 0 ? 'no documents' : there.join(', ')}. Nothing was stored; ${rejected.length} would be rejected.`,
  );
}

/**
 * Imports the named files.
 * @returns the exit code: 0 when every document was accepted, 1 when one was refused or the import was stopped
 */
export async function importCommand(
  paths: readonly string[],
  { choices, line }: { readonly choices: ImportChoices; readonly line: CommandLine },
): Promise<0 | 1> {
  const config = line.readConfig();
  const files = await findFiles(paths, line.cwd);
  const signal = line.listenForInterrupt();
  try {
    const report = await performCommand(importDocuments, {
      request: { command: 'import', files, choices },
      config,
      onProgress: showProgress(choices.isPlan === true ? 'Reading' : 'Importing', line.out),
      signal,
      onError: line.say,
    });
    sayReport(report, line);
    if (signal?.aborted === true) line.say(STOPPED);
    return report.rejected.length > 0 || signal?.aborted === true ? 1 : 0;
  } catch (error) {
    // The connection to the running site was closed to stop it, so its report no longer arrives.
    if (signal?.aborted !== true) throw error;
    line.say(STOPPED);
    return 1;
  }
}
