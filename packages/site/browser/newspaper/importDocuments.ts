import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import process from 'node:process';
import { siteEnvironment } from './launchNewspaper.ts';

const BROADSHEET = join(import.meta.dirname, '../../bin/broadsheet.mjs');

/** Starts `npx broadsheet import …` in a process of its own, beside the newspaper that runs on the same data. */
export function startImport(dataDir: string, paths: readonly string[]): ChildProcess {
  return spawn(process.execPath, [BROADSHEET, 'import', ...paths], {
    env: siteEnvironment({ DATA_DIR: dataDir }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/**
 * Imports files or folders, and waits until it is done.
 * @returns the last line, which has the counts
 * @throws Error with the command's output, when a document was refused
 */
export async function importDocuments(dataDir: string, paths: readonly string[]): Promise<string> {
  const child = startImport(dataDir, paths);
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('The command was started without its output.');
  const [said, complained] = await Promise.all([text(stdout), text(stderr), once(child, 'close')]);
  if (child.exitCode !== 0) throw new Error(`The import failed:\n${said}${complained}`);
  return said.trimEnd().split('\n').at(-1) ?? '';
}
