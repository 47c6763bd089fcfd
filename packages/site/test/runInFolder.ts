import { join } from 'node:path';
import { runCommandLine } from '../src/command/runCommandLine.ts';
import type { TemporaryFolder } from './temporaryFolder.ts';

export interface CommandOutcome {
  readonly code: number | undefined;
  /** The line that says which site is written to; undefined where nothing is. */
  readonly target: string | undefined;
  /** The other lines of standard output. */
  readonly said: readonly string[];
  readonly complained: string;
}

/** Runs the command line in the folder, with the data folder `data` in it. */
export async function runInFolder(
  folder: TemporaryFolder,
  words: readonly string[],
): Promise<CommandOutcome> {
  const said: string[] = [];
  const complained: string[] = [];
  const code = await runCommandLine(words, {
    home: folder.path,
    cwd: folder.path,
    variables: { DATA_DIR: join(folder.path, 'data') },
    clientDir: undefined,
    out: { write: (text) => said.push(text) },
    error: { write: (text) => complained.push(text) },
  });
  const lines = said.join('').split('\n').slice(0, -1);
  const target = lines.find((line) => line.startsWith('Writing to the site '));
  return { code, target, said: lines.filter((line) => line !== target), complained: complained.join('') };
}
