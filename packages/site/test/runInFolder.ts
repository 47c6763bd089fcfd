import { join } from 'node:path';
import { runCommandLine } from '../src/command/runCommandLine.ts';
import type { TemporaryFolder } from './temporaryFolder.ts';

export interface CommandOutcome {
  readonly code: number | undefined;
  /** The lines of standard output. */
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
  return { code, said: said.join('').split('\n').slice(0, -1), complained: complained.join('') };
}
