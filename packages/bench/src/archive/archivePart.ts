/** The speed of the content sources as the archive grows: 1,000, 10,000 and 100,000 stories on each database. */
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createPlatform, findImportFiles, openDatabase, openOwnSchema } from '@broadsheet/platform';
import type { Database, Platform } from '@broadsheet/platform';
import type { Bench, Part } from '../Part.ts';
import { megabytes, verdict, whole } from '../report/printFigures.ts';
import { printTable } from '../report/printTable.ts';
import { generateLines } from './generateStories.ts';
import { measureCalls } from './measureCalls.ts';
import type { CallTimes } from './measureCalls.ts';
import { SOURCE_CALLS } from './sourceCalls.ts';

const SIZES: readonly number[] = [1_000, 10_000, 100_000];
/** The most times that a call may take longer in the largest archive than in the smallest. */
const TARGET = 3;
/** If the smallest archive answers at once, this many milliseconds in the largest are not slow either. */
const UNNOTICED_MS = 10;
const SAMPLE_MS = 100;
/** The time at which the archive is read: after the newest of its stories. */
const NOW = Date.UTC(2026, 10, 20, 10);

interface Stage {
  readonly stories: number;
  /** The milliseconds of importing the stories added since the stage before. */
  readonly importMs: number;
  readonly added: number;
  /** The most bytes of memory of the process during that import. */
  readonly peak: number;
  readonly calls: readonly CallTimes[];
}

async function importRange(
  { platform, folder }: Archive,
  range: { readonly from: number; readonly to: number },
): Promise<{ readonly importMs: number; readonly peak: number }> {
  const file = join(folder, 'stories.ndjson');
  await pipeline(Readable.from(generateLines(range)), createWriteStream(file));
  let peak = 0;
  const sample = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), SAMPLE_MS);
  const begin = performance.now();
  try {
    const { rejected } = await platform.import([file]);
    const [refused] = rejected;
    if (refused !== undefined)
      throw new Error(`A generated story was refused: ${refused.path} ${refused.reason}`);
    return { importMs: performance.now() - begin, peak };
  } finally {
    clearInterval(sample);
    await rm(file);
  }
}

interface Archive {
  readonly platform: Platform;
  /** The folder for the documents of the next import. */
  readonly folder: string;
}

async function openArchive(database: Database, { root, dataDir }: Bench): Promise<Archive> {
  const folder = join(dataDir, 'archive');
  await mkdir(folder, { recursive: true });
  const platform = createPlatform({
    database,
    dataDir: folder,
    site: 'courier',
    secret: 'a secret of the bench, which signs nothing',
    clock: { now: () => NOW },
    log: { error: (message, details) => console.error(message, details) },
  });
  await platform.import(await findImportFiles(join(root, 'fixtures')), { root: join(root, 'fixtures') });
  return { platform, folder };
}

async function measureArchive(database: Database, bench: Bench): Promise<readonly Stage[]> {
  const archive = await openArchive(database, bench);
  const stages: Stage[] = [];
  let from = 0;
  for (const stories of SIZES.filter((size) => size <= (bench.requests ?? Infinity))) {
    bench.say(`Importing up to ${whole(stories)} stories`);
    const came = await importRange(archive, { from, to: stories });
    const calls = await measureCalls(archive.platform, SOURCE_CALLS);
    stages.push({ stories, added: stories - from, ...came, calls });
    bench.say(printImport(stages));
    from = stories;
  }
  await archive.platform.close();
  return stages;
}

function printImport(stages: readonly Stage[]): string {
  const rows = stages.map(({ stories, added, importMs, peak }) => [
    whole(stories),
    whole(added),
    `${(importMs / 1000).toFixed(1)} s`,
    whole((1000 * added) / importMs),
    megabytes(peak),
  ]);
  return printTable(['Stories', 'came', 'took', 'a second', 'memory at most'], rows);
}

function printCalls(stages: readonly Stage[]): string {
  const head = [
    'Call, p50 / p95 in ms',
    ...stages.map(({ stories }) => whole(stories)),
    'p95 × first',
    'target',
  ];
  const rows = SOURCE_CALLS.map(({ name }) => {
    const times = stages.map(
      ({ calls }) => calls.find((each) => each.name === name) ?? { name, p50: 0, p95: 0 },
    );
    const first = times[0]?.p95 ?? 0;
    const last = times.at(-1)?.p95 ?? 0;
    return [
      name,
      ...times.map(({ p50, p95 }) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`),
      (last / first).toFixed(1),
      verdict(last <= Math.max(TARGET * first, UNNOTICED_MS)),
    ];
  });
  return printTable(head, rows);
}

const print = (title: string, stages: readonly Stage[]): string =>
  `### ${title}\n\n${printImport(stages)}\n\n${printCalls(stages)}`;

export const archivePart: Part = {
  name: 'archive',
  async run(bench) {
    const reports: string[] = [];
    const url = process.env['TEST_DATABASE_URL'] ?? '';
    if (url !== '') {
      const own = await openOwnSchema(url);
      try {
        reports.push(print('PostgreSQL', await measureArchive(own.database, bench)));
      } finally {
        await own.drop();
      }
      bench.say(reports.at(-1) ?? '');
    }
    const dataDir = join(bench.dataDir, 'archive-embedded');
    reports.push(print('PGlite', await measureArchive(await openDatabase({ dataDir }), bench)));
    return reports.join('\n\n');
  },
};
