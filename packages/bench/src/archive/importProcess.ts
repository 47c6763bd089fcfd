/**
 * A process that imports one file and prints what it took, as JSON; its own one, as an import from the command line has. What
 * it needs comes as JSON, the one argument. Start it with `--expose-gc`.
 */
import process from 'node:process';
import { isRecord, string } from '@broadsheet/client-core';
import { openArchive } from './openArchive.ts';

/** Each look is a full collection, which takes about a twentieth of a second. */
const LOOK_MS = 2_000;

interface Memory {
  /** Bytes that our code still needs after a full collection. */
  readonly own: number;
  /** Bytes outside of the heap that are no buffers of ours: the memory of the embedded database. */
  readonly database: number;
}

function readMemory(): Memory {
  // The second collection waits until the buffers that the first one found are given back.
  for (const _ of [1, 2]) globalThis.gc?.();
  const { heapUsed, arrayBuffers, external } = process.memoryUsage();
  return { own: heapUsed + arrayBuffers, database: external - arrayBuffers };
}

const given: unknown = JSON.parse(process.argv[2] ?? '{}');
const options = isRecord(given) ? given : {};
const platform = await openArchive({
  folder: string(options['folder']) ?? '.',
  databaseUrl: string(options['databaseUrl']),
});

const before = readMemory();
let most = before;
function look(): void {
  const { own, database } = readMemory();
  most = { own: Math.max(most.own, own), database: Math.max(most.database, database) };
}

const looking = setInterval(look, LOOK_MS);
const begin = performance.now();
const { rejected } = await platform.import([string(options['file']) ?? '']);
const ms = performance.now() - begin;
clearInterval(looking);
look();
await platform.close();

const [refused] = rejected;
if (refused !== undefined)
  throw new Error(`A generated story was refused: ${refused.path} ${refused.reason}`);
// In kilobytes, as the system counts it.
const peak = process.resourceUsage().maxRSS * 1_024;
process.stdout.write(
  `${JSON.stringify({ ms, peak, before: before.own, most: most.own, database: most.database })}\n`,
);
