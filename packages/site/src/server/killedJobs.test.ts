/**
 * Jobs, schedules, queues and calls whose process is killed at any statement, commit or call outside, or that one of them fails
 * for: the next run leaves what one run leaves that nothing ends, nothing twice and nothing lost.
 */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { databasesUnderTest, failAt, useDatabase } from '@broadsheet/platform-testing/databases';
import type { Failure } from '@broadsheet/platform-testing/databases';
import {
  billingJobs,
  contentJobs,
  mailJobs,
  notificationJobs,
  readerJobs,
  scheduleJobs,
} from '@broadsheet/platform-testing/jobs';
import type { JobUnderTest } from '@broadsheet/platform-testing/jobs';
import type { Database } from '@broadsheet/platform';
import { describe, expect, test } from 'vitest';
import { siteJobs } from '../../test/siteJobs.ts';
import type { JobName } from './startJobs.ts';

const HOME = join(import.meta.dirname, '../../../..');

const jobs: Readonly<Record<string, JobUnderTest>> = {
  ...billingJobs,
  ...contentJobs,
  ...mailJobs,
  ...notificationJobs,
  ...readerJobs,
  ...scheduleJobs,
  ...siteJobs,
};

/** Which entries are the jobs that the site repeats. The one that only reads has none. */
const entriesByJob: Readonly<Record<JobName, readonly string[]>> = {
  billing: [...Object.keys(billingJobs), 'a payment of which nobody told'],
  reads: ['the counts of reads'],
  experiments: ['the counts of experiments'],
  lastBackup: [],
  searchEngines: ['the report to search engines'],
  schedules: Object.keys(scheduleJobs),
  mails: Object.keys(mailJobs),
  notifications: Object.keys(notificationJobs),
};

/** Source text of whatever several processes share: rows that are claimed or held, and tables that are swept. */
const SHARED_WORK = /skip locked|(?:held|busy)_until = now\(\)|createSweeper\(context/;

/** Killing is tried at each point on PGlite, and at some of them elsewhere; `KILL_POINTS=all` tries all of them everywhere. */
const SOME = process.env['KILL_POINTS'] === 'all' ? Number.POSITIVE_INFINITY : 3;

interface Failing {
  readonly database: Database;
  readonly failure: Failure;
  /** The number of the point. */
  readonly point: number;
}

/** Runs a job that nothing ends. */
async function runClean({ prepare }: JobUnderTest, database: Database) {
  const work = await prepare(database);
  const process = failAt(database, { failure: 'killed' });
  await work.start(process)();
  return { points: process.points(), state: await work.read() };
}

/** Runs a job whose process fails at a point, and then twice what follows it. @returns what was done */
async function runFailing(
  { prepare }: JobUnderTest,
  { database, failure, point }: Failing,
): Promise<unknown> {
  const work = await prepare(database);
  const first = failAt(database, { point, failure });
  const run = work.start(first);
  // What it reports does not matter: a process that was killed reports nothing.
  await run().catch(() => undefined);
  if (failure === 'failed') first.recover();
  const next = failure === 'failed' ? run : work.start(failAt(database, { failure }));
  for (let time = 0; time < 2; time += 1) {
    await work.endLeases();
    await next();
  }
  return work.read();
}

/** Returns the points from 1 to the last one, or as many of them as are tried, with both ends. */
function choosePoints(last: number, isEach: boolean): readonly number[] {
  const count = isEach ? last : Math.min(last, SOME);
  const step = (last - 1) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => Math.round(1 + index * step));
}

describe.each(databasesUnderTest)('on $name', ({ open }) => {
  const database = useDatabase(open);

  describe.each(Object.entries(jobs))('%s', (_name, job) => {
    test.each(['killed', 'failed'] as const)(
      'is done once when it is %s at any point',
      { timeout: 600_000 },
      async (failure) => {
        const { points, state } = await runClean(job, database);
        expect(state).toEqual(job.done);
        expect(points).toBeGreaterThan(0);
        const right = [job.done, ...(failure === 'killed' && 'lost' in job ? [job.lost] : [])];
        const isEach = failure === 'killed' && database.kind === 'embedded';
        const wrong = new Map<number, unknown>();
        for (const point of choosePoints(points, isEach)) {
          const found = await runFailing(job, { database, failure, point });
          if (!right.some((each) => isDeepStrictEqual(found, each))) wrong.set(point, found);
        }
        expect(wrong).toEqual(new Map());
      },
    );
  });
});

test('every job that the site repeats has an entry', () => {
  const missing = Object.entries(entriesByJob).flatMap(([name, entries]) => [
    ...(entries.length === 0 && name !== 'lastBackup' ? [name] : []),
    ...entries.filter((entry) => !(entry in jobs)),
  ]);
  expect(missing).toEqual([]);
});

test('every file whose rows several processes claim has an entry', async () => {
  const sources = [
    'packages/{content,editing,identity,sales}-service/src',
    'packages/service-kit/src/{notifications,outbox,tasks}',
  ];
  const found: string[] = [];
  for await (const file of glob(
    sources.map((folder) => `${folder}/**/*.ts`),
    { cwd: HOME },
  ))
    if (!file.endsWith('.test.ts') && SHARED_WORK.test(await readFile(join(HOME, file), 'utf8')))
      found.push(file);
  const covered = new Set(Object.values(jobs).flatMap(({ covers }) => covers));
  expect(found.toSorted()).toEqual([...covered].toSorted());
});
