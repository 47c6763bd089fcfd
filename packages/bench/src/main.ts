/**
 * `npm run bench -- sizes blocks pages stories writes lighthouse memory sales pagebuilder archive load`: measures the parts and writes
 * the results into the README.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { archivePart } from './archive/archivePart.ts';
import { blocksPart } from './blocks/blocksPart.ts';
import { lighthousePart } from './lighthouse/lighthousePart.ts';
import { loadPart } from './load/loadPart.ts';
import { memoryPart } from './memory/memoryPart.ts';
import { pagesPart } from './pages/pagesPart.ts';
import { pagebuilderPart } from './pagebuilder/pagebuilderPart.ts';
import type { Bench, Part } from './Part.ts';
import { describeMachine, printMachine } from './report/describeMachine.ts';
import { createProgress } from './report/createProgress.ts';
import { writeResults } from './report/writeResults.ts';
import { browserVersion, findChromium } from './site/openBrowser.ts';
import { salesPart } from './sales/salesPart.ts';
import { sizesPart } from './sizes/sizesPart.ts';
import { storiesPart } from './stories/storiesPart.ts';
import { writesPart } from './writes/writesPart.ts';

const PARTS: readonly Part[] = [
  sizesPart,
  blocksPart,
  pagesPart,
  storiesPart,
  writesPart,
  lighthousePart,
  memoryPart,
  salesPart,
  pagebuilderPart,
  archivePart,
  loadPart,
];
/** This file is built into `packages/bench/dist`. */
const packageDir = resolve(import.meta.dirname, '..');

interface Choice {
  readonly parts: readonly Part[];
  /**
   * The number of requests in `memory`, of buying readers in `sales`, and the most stories in `archive`; by default as many
   * as a reliable result takes.
   */
  readonly requests: number | undefined;
  /** The minutes for which `load` writes before anything fails; by default half a minute. */
  readonly minutes: number | undefined;
}

function readWords(words: readonly string[]): Choice {
  const options = { requests: { type: 'string' }, minutes: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args: [...words], options, allowPositionals: true });
  const chosen = positionals.map((name) => {
    const part = PARTS.find((each) => each.name === name);
    if (part !== undefined) return part;
    throw new Error(`There is no part "${name}". Choose from ${PARTS.map((each) => each.name).join(', ')}.`);
  });
  const requests = values.requests === undefined ? undefined : Number(values.requests);
  if (requests !== undefined && !(Number.isInteger(requests) && requests >= 1_000))
    throw new Error(
      '--requests is how many requests "memory" sends, how many readers buy in "sales", and how many stories "archive" has at most: a whole number from 1000.',
    );
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  if (minutes !== undefined && !(minutes > 0))
    throw new Error(
      '--minutes is how long "load" writes before a server is killed: a number above 0, as in --minutes=60.',
    );
  return { parts: chosen.length === 0 ? PARTS : chosen, requests, minutes };
}

async function run(): Promise<void> {
  const { parts, requests, minutes } = readWords(process.argv.slice(2));
  const chromium = findChromium();
  const dataDir = await mkdtemp(join(tmpdir(), 'broadsheet-bench-'));
  const progress = createProgress({ write: (line) => console.log(line) });
  const bench: Bench = {
    root: resolve(packageDir, '../..'),
    dataDir,
    chromium,
    requests,
    minutes,
    machine: describeMachine(chromium === undefined ? undefined : await browserVersion(chromium)),
    print: progress.print,
  };
  try {
    for (const part of parts) {
      bench.print(`\n# ${part.name}\n`);
      const machine = printMachine(bench.machine);
      const report = `${machine}\n\n${await part.run(bench)}`;
      console.log(report);
      await writeResults(join(packageDir, 'README.md'), part.name, report);
    }
  } finally {
    progress.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exitCode = 1;
}
