import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isRecord, number } from '@broadsheet/client-core';
import type { ArchivePlace } from './openArchive.ts';

/** What an import took. Memory is in bytes. */
export interface ImportCost {
  readonly ms: number;
  /** The most memory of the whole process, what was not collected yet included. */
  readonly peak: number;
  /** What our code needed before the first story; `most`: what it needed at most, garbage left out. */
  readonly before: number;
  readonly most: number;
  /** The most memory of the embedded database. */
  readonly database: number;
}

const program = (): string =>
  fileURLToPath(
    new URL(import.meta.url.endsWith('.js') ? './importProcess.js' : './importProcess.ts', import.meta.url),
  );

function readCost(line: unknown): ImportCost {
  const given: unknown = typeof line === 'string' ? JSON.parse(line) : undefined;
  if (!isRecord(given))
    throw new Error('The process of an import ended before it was done. Its messages are above.');
  const figure = (name: string): number => number(given[name]) ?? Number.NaN;
  return {
    ms: figure('ms'),
    peak: figure('peak'),
    before: figure('before'),
    most: figure('most'),
    database: figure('database'),
  };
}

/** Imports a file in a process of its own. The embedded database must not be open meanwhile. */
export async function importInProcess(place: ArchivePlace, file: string): Promise<ImportCost> {
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--conditions=@broadsheet/source', program(), JSON.stringify({ ...place, file })],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), exited]);
  await exited;
  return readCost(line);
}
