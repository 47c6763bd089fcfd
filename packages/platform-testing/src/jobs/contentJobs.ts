/** What is done with content: counts are written, search engines and a cache in front are told, files are imported. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HOUR_MS, MINUTE_MS } from '@broadsheet/client-core';
import {
  createExperimentCounter,
  createIndexNow,
  createReadCounter,
  createContentStore,
  findImportFiles,
  importDocuments,
  prepareDocument,
  startCachePurge,
} from '@broadsheet/content-service';
import type { ContentStore } from '@broadsheet/content-service';
import { toContentKey } from '@broadsheet/sdk-content/server';
import type { Database } from '@broadsheet/service-kit/database';
import { emptyTables } from '../databases/databases.ts';
import { NOW } from '../content/createTestPlatform.ts';
import { story } from '../content/samples.ts';
import { FIXTURES } from '../readFixture.ts';
import type { JobUnderTest, WorkingProcess } from './JobUnderTest.ts';

const SITE = 'paper';
const KEY = '0123456789abcdef';
const log = { error: () => undefined };
const clock = { now: () => NOW };
/** Milliseconds between two looks at what a cache was told. */
const LOOK_MS = 10;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';
const READERS = ['192.0.2.1', '192.0.2.2'];

const openStore = (database: Database): ContentStore => createContentStore({ database, site: SITE, clock });

async function storeStories(database: Database): Promise<void> {
  await emptyTables(database);
  await openStore(database).saveDocuments(
    ['a', 'b'].map((id) => prepareDocument('story', story(id), { id, site: SITE, hash: id })),
  );
}

/** Returns a function that counts once, in the first process of all: what a process holds is lost with it. */
function countOnce<Counter>(count: (counter: Counter) => void): (counter: Counter) => void {
  let isCounted = false;
  return (counter) => {
    if (!isCounted) count(counter);
    isCounted = true;
  };
}

const reads: JobUnderTest = {
  async prepare(database) {
    await storeStories(database);
    const count = countOnce<ReturnType<typeof createReadCounter>>((counter) => {
      for (const address of READERS)
        for (const id of ['a', 'b']) counter.count({ story: id, address, userAgent: BROWSER });
    });
    return {
      start(process) {
        const counter = createReadCounter(openStore(process.database));
        count(counter);
        return counter.flush;
      },
      endLeases: () => undefined,
      async read() {
        const [row] = await database.query(
          "select string_agg(story || ' ' || reads, ', ' order by story) as counted from read_counts",
        );
        return row?.['counted'];
      },
    };
  },
  done: 'a 2, b 2',
  lost: null,
  covers: [],
};

const experiments: JobUnderTest = {
  async prepare(database) {
    await emptyTables(database);
    const count = countOnce<ReturnType<typeof createExperimentCounter>>((counter) => {
      for (const address of READERS)
        counter.count({ experiment: 'x', variant: 'b', kind: 'seen', address, userAgent: BROWSER });
    });
    return {
      start(process) {
        const counter = createExperimentCounter(openStore(process.database));
        count(counter);
        return counter.flush;
      },
      endLeases: () => undefined,
      async read() {
        const [row] = await database.query('select seen::int as seen from experiment_counts');
        return row?.['seen'];
      },
    };
  },
  done: 2,
  lost: undefined,
  covers: [],
};

const searchEngines: JobUnderTest = {
  async prepare(database) {
    await emptyTables(database);
    const told = new Set<string>();
    const open = ({ database: own, pass }: Pick<WorkingProcess, 'database' | 'pass'>) =>
      createIndexNow({
        database: own,
        site: SITE,
        origin: 'https://www.example.com',
        key: KEY,
        endpoint: 'https://index.example/indexnow',
        isOpen: () => true,
        log,
        clock: { now: () => at },
        async post(_url, { json }) {
          await pass();
          told.add(json);
          await pass();
          return 200;
        },
      });
    let at = NOW;
    // What was there before the first report is left to the sitemaps.
    await open({ database, pass: async () => undefined }).run();
    await openStore(database).saveDocuments(
      ['a', 'b'].map((id) => prepareDocument('story', story(id), { id, site: SITE, hash: id })),
    );
    return {
      start: (process) => open(process).run,
      async endLeases() {
        at += HOUR_MS;
        await database.query("update told_sites set busy_until = busy_until - interval '1 hour'");
      },
      async read() {
        const [row] = await database.query(
          `select (select string_agg(url, ', ' order by url) from told_urls) as urls,
            (select count(busy_until)::int from told_sites) as busy`,
        );
        return { ...row, told: told.size };
      },
    };
  },
  done: { urls: '/news/a/, /news/b/', busy: 0, told: 1 },
  covers: ['packages/content-service/src/index-now/urlStore.ts'],
};

/** Resolves when the cache was told all changes, or the process has ended. */
async function awaitTold(database: Database, { ended }: Pick<WorkingProcess, 'ended'>): Promise<void> {
  for (;;) {
    const [row] = await database.query(
      `select coalesce((state #>> '{told,number}')::bigint, -1) >= (select coalesce(max(number), 0) from content_changes)
        and held_until is null as told from cache_purges`,
    );
    if (row?.['told'] === true || ended.aborted) return;
    await pause(LOOK_MS);
  }
}

const cachePurge: JobUnderTest = {
  async prepare(database) {
    await emptyTables(database);
    await database.query('truncate cache_purges');
    const told = new Set<string>();
    let at = Date.now();
    const run = async (process: WorkingProcess): Promise<void> => {
      const purge = startCachePurge({
        database: process.database,
        site: SITE,
        purger: {
          name: 'Stand-in',
          mostKeys: 1_000,
          async purge(keys) {
            await process.pass();
            for (const key of keys) told.add(key);
            await process.pass();
          },
        },
        log,
        clock: { now: () => at },
      });
      await awaitTold(database, process);
      await purge.stop();
    };
    const pass = (): Promise<void> => Promise.resolve();
    await run({ database, pass, ended: new AbortController().signal });
    told.clear();
    await openStore(database).saveDocuments([
      prepareDocument('story', story('rain'), { id: 'rain', site: SITE, hash: 'rain' }),
    ]);
    return {
      start: (process) => () => run(process),
      async endLeases() {
        at += MINUTE_MS;
        await database.query("update cache_purges set held_until = held_until - interval '1 minute'");
      },
      read: () => Promise.resolve(told.has(toContentKey('document rain').toString(36))),
    };
  },
  done: true,
  covers: ['packages/content-service/src/purge/purgeStore.ts'],
};

const imported: JobUnderTest = {
  async prepare(database) {
    await emptyTables(database);
    const files = await findImportFiles(join(FIXTURES, 'stories/council'));
    return {
      start: (process) => () =>
        importDocuments({ store: openStore(process.database), files, media: join(tmpdir(), 'no-media') }),
      endLeases: () => undefined,
      async read() {
        const [row] = await database.query('select count(*)::int as documents from documents');
        return row;
      },
    };
  },
  done: { documents: 9 },
  covers: [],
};

/** What content is counted, told and imported, by what it is. */
export const contentJobs: Readonly<Record<string, JobUnderTest>> = {
  'the counts of reads': reads,
  'the counts of experiments': experiments,
  'the report to search engines': searchEngines,
  'what a cache in front is told': cachePurge,
  'an import': imported,
};
