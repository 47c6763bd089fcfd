import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findImportFiles } from '@broadsheet/platform';
import type { ImportChoices, ImportReport } from '@broadsheet/platform';
import { performCommand } from '../../control/performCommand.ts';
import { printTarget } from '../printTarget.ts';
import { showProgress } from '../showProgress.ts';
import type { CommandLine } from '../CommandLine.ts';
import { importDocuments } from './importDocuments.ts';
import { MOST_REJECTED, printNotes } from './printNotes.ts';

/** The names of one document of each kind that a plan counts. */
const SINGULAR: Readonly<Record<string, string>> = {
  stories: 'story',
  galleries: 'gallery',
  videos: 'video',
  recordings: 'recording',
  collections: 'collection',
  redirects: 'redirect',
  authors: 'author',
  tags: 'tag',
  themes: 'theme',
  pages: 'page',
  sections: 'section',
  pictures: 'picture',
  'sales documents': 'sales document',
};
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

/** Prints each kind of repair once, with how often it was made; the commonest first. */
function printRepairs(repairs: Readonly<Record<string, number>>, print: (line: string) => void): void {
  const kinds = Object.entries(repairs).toSorted(([, first], [, second]) => second - first);
  if (kinds.length > 0) print('Repaired, and the number of times:');
  for (const [kind, count] of kinds) print(`${count} × ${kind}`);
}

function printReport(
  { imported, unchanged, rejected, warnings, repairs = {}, counts }: ImportReport,
  line: CommandLine,
): void {
  printNotes(warnings, line.print);
  printRepairs(repairs, line.print);
  if (warnings.length > 0 && rejected.length > 0) line.print('Rejected:');
  printNotes(rejected, line.print, { mostAlike: MOST_REJECTED });
  if (counts === undefined) {
    line.print(`${imported} imported, ${unchanged} unchanged, ${rejected.length} rejected.`);
    return;
  }
  const found = Object.entries(counts).map(
    ([name, number]) => `${number} ${number === 1 ? (SINGULAR[name] ?? name) : name}`,
  );
  line.print(
    `Found ${found.length === 0 ? 'no documents' : found.join(', ')}. Nothing was stored; ${rejected.length} would be rejected.`,
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
  if (choices.isPlan !== true) printTarget(line);
  const signal = line.listenForInterrupt();
  try {
    const report = await performCommand(importDocuments, {
      request: { command: 'import', files, choices },
      config,
      onProgress: showProgress(choices.isPlan === true ? 'Reading' : 'Importing', line.out),
      signal,
      onError: line.print,
    });
    printReport(report, line);
    if (signal?.aborted === true) line.print(STOPPED);
    return report.rejected.length > 0 || signal?.aborted === true ? 1 : 0;
  } catch (error) {
    // The connection to the running site was closed to stop it, so its report no longer arrives.
    if (signal?.aborted !== true) throw error;
    line.print(STOPPED);
    return 1;
  }
}
