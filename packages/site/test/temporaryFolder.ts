import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface TemporaryFolder extends AsyncDisposable {
  /** The absolute path of the folder. */
  readonly path: string;
  /** Writes a file below the folder; content other than text and bytes is written as JSON. @returns its absolute path */
  write(name: string, content: unknown): Promise<string>;
}

/** Creates a folder that is removed at the end of the test's block: `await using folder = await temporaryFolder()`. */
export async function temporaryFolder(): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), 'broadsheet-site-'));
  return {
    path,
    async write(name, content) {
      const file = join(path, name);
      const isPlain = typeof content === 'string' || content instanceof Uint8Array;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, isPlain ? content : JSON.stringify(content));
      return file;
    },
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}
