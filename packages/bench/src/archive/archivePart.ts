/** The speed of the content sources as the archive grows: 1,000, 10,000 and 100,000 stories on each database. */
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { findImportFiles, openOwnSchema } from '@broadsheet/platform';
import type { Bench, Part } from '../Part.ts';
import { megabytes, verdict, whole } from '../report/printFigures.ts';
import { printTable } from '../report/printTable.ts';
import { generateLines } from './generateStories.ts';
import { importInProcess } from './importInProcess.ts';
import type { ImportCost } from './importInProcess.ts';
import { measureCalls } from './measureCalls.ts';
import type { CallTimes } from './measureCalls.ts';
import { openArchive } from './openArchive.ts';
import type { ArchivePlace } from './openArchive.ts';
import { SOURCE_CALLS } from './sourceCalls.ts';

const SIZES: readonly number[] = [1_000, 10_000, 100_000];
/** The most times that a call may take longer in the largest archive than in the smallest. */
const TARGET = 3;
/** If the smallest archive answers at once, this many milliseconds in the largest are not slow either. */
const UNNOTICED_MS = 10;

interface Stage {
  readonly stories: number;
  readonly added: number;
  /** What importing the stories added since the stage before took. */
  readonly cost: ImportCost;
  readonly calls: readonly CallTimes[];
}

async function importRange(
  place: ArchivePlace,
  range: { readonly from: number; readonly to: number },
): Promise<ImportCost> {
  const file = join(place.folder, 'stories.ndjson');
  await pipeline(Readable.from(generateLines(range)), createWriteStream(file));
  try {
    return await importInProcess(place, file);
  } finally {
    await rm(file);
  }
}

async function importFixtures(place: ArchivePlace, root: string): Promise<void> {
  await mkdir(place.folder, { recursive: true });
  const fixtures = join(root, 'fixtures');
  const platform = await openArchive(place);
  await platform.import(await findImportFiles(fixtures), { root: fixtures });
  await platform.close();
}

async function measureSources(place: ArchivePlace): Promise<readonly CallTimes[]> {
  const platform = await openArchive(place);
  const calls = await measureCalls(platform, SOURCE_CALLS);
  await platform.close();
  return calls;
}

async function measureArchive(place: ArchivePlace, bench: Bench): Promise<readonly Stage[]> {
  await importFixtures(place, bench.root);
  const stages: Stage[] = [];
  let from = 0;
  for (const stories of SIZES.filter((size) => size <= (bench.requests ?? Infinity))) {
    bench.print(`Importing up to ${whole(stories)} stories`);
    const cost = await importRange(place, { from, to: stories });
    const calls = await measureSources(place);
    stages.push({ stories, added: stories - from, cost, calls });
    bench.print(printImport(stages));
    from = stories;
  }
  return stages;
}

function printImport(stages: readonly Stage[]): string {
  const rows = stages.map(({ stories, added, cost: { ms, before, most, database, peak } }) => [
    whole(stories),
    whole(added),
    `${(ms / 1000).toFixed(1)} s`,
    whole((1000 * added) / ms),
    `${megabytes(before)} / ${megabytes(most)}`,
    megabytes(database),
    megabytes(peak),
  ]);
  const head = [
    'Stories',
    'came',
    'took',
    'a second',
    'needed, at first / at most',
    'database',
    'process at most',
  ];
  return printTable(head, rows);
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
        const place = { folder: join(bench.dataDir, 'archive'), databaseUrl: own.url };
        reports.push(print('PostgreSQL', await measureArchive(place, bench)));
      } finally {
        await own.drop();
      }
      bench.print(reports.at(-1) ?? '');
    }
    const place = { folder: join(bench.dataDir, 'archive-embedded') };
    reports.push(print('PGlite', await measureArchive(place, bench)));
    return reports.join('\n\n');
  },
};
