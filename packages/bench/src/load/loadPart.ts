/**
 * A newspaper under load: two servers on folders of their own, one PostgreSQL and one bucket, readers without a pause, and
 * meanwhile imports, publications, a server that is killed, one that is replaced, and a database that is away.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { openOwnSchema } from '@broadsheet/platform';
import { openDatabaseProxy, openObjectStorage } from '@broadsheet/platform-testing/network';
import type { DatabaseProxy } from '@broadsheet/platform-testing/network';
import type { Bench, Part } from '../Part.ts';
import { EDITOR, logIn } from '../pagebuilder/editorCalls.ts';
import { megabytes, whole } from '../report/printFigures.ts';
import { printTable } from '../report/printTable.ts';
import { importFolder } from '../stories/importFolder.ts';
import { multiplyStories } from '../stories/multiplyStories.ts';
import { createBalancer } from './createBalancer.ts';
import type { Balancer } from './createBalancer.ts';
import { createReadings } from './createReadings.ts';
import type { PhaseFigures } from './createReadings.ts';
import { createStopwatch } from './createStopwatch.ts';
import { startServer } from './openServers.ts';
import type { Server } from './openServers.ts';
import { startReaders } from './startReaders.ts';
import { EVERY_MS, importVersion, publishVersion, startWriters } from './startWriters.ts';
import type { Written, WritersOptions } from './startWriters.ts';
import { readVersion } from './Watched.ts';
import type { Watched } from './Watched.ts';

const STORIES = 4_000;
const CONNECTIONS = 8;
const AWAY_MS = 20_000;
/** Milliseconds in which lists and pages are made after the store was filled. */
const SETTLE_MS = 3_000;
const TARGETS = { oldestMs: 2_000 };

interface Phase {
  readonly name: string;
  readonly seconds: number;
  readonly writes: boolean;
  /** What happens while the phase lasts. */
  readonly happens?: () => Promise<void>;
}

interface Measured extends PhaseFigures {
  readonly name: string;
  readonly written: Written;
  /** The resident memory of all servers, in bytes. */
  readonly memory: number;
}

/** What the phases act on. */
interface Newspaper {
  readonly bench: Bench;
  readonly proxy: DatabaseProxy;
  readonly balancer: Balancer;
  readonly environment: Readonly<Record<string, string>>;
  servers: readonly Server[];
}

function useServers(newspaper: Newspaper, servers: readonly Server[]): void {
  newspaper.servers = servers;
  newspaper.balancer.use(servers.map(({ origin }) => origin));
}

/** Kills the first server, and starts it again on its folder. */
async function killOne(newspaper: Newspaper): Promise<void> {
  const { bench, environment } = newspaper;
  const [killed, ...others] = newspaper.servers;
  if (killed === undefined) return;
  await killed.kill();
  const again = await startServer(killed.name, { root: bench.root, dataDir: killed.dataDir, environment });
  useServers(newspaper, [...others, again]);
}

/** Starts a new server on a new folder, and then stops the oldest, as a new version is brought in. */
async function replaceOne(newspaper: Newspaper): Promise<void> {
  const { bench, environment } = newspaper;
  const [old, ...others] = newspaper.servers;
  if (old === undefined) return;
  const dataDir = join(bench.dataDir, 'load-new');
  const added = await startServer('new', { root: bench.root, dataDir, environment });
  useServers(newspaper, [old, ...others, added]);
  await old.stop();
  useServers(newspaper, [...others, added]);
}

async function disconnectDatabase({ proxy }: Newspaper): Promise<void> {
  proxy.cut();
  await pause(AWAY_MS);
  proxy.repair();
}

function listPhases(newspaper: Newspaper): readonly Phase[] {
  const minutes = newspaper.bench.minutes ?? 0.5;
  return [
    { name: 'nobody writes', seconds: 20, writes: false },
    { name: 'imports and publications', seconds: 60 * minutes, writes: true },
    { name: 'and one server is killed', seconds: 30, writes: true, happens: () => killOne(newspaper) },
    { name: 'and one is replaced', seconds: 30, writes: true, happens: () => replaceOne(newspaper) },
    {
      name: 'and the database is away for 20 s',
      seconds: 30,
      writes: true,
      happens: () => disconnectDatabase(newspaper),
    },
    { name: 'imports and publications again', seconds: 20, writes: true },
  ];
}

const watch = (path: string, words: string): Watched => ({
  path,
  words,
  stopwatch: createStopwatch(() => performance.now()),
});

async function runPhases(
  newspaper: Newspaper,
  { writing, paths }: { readonly writing: WritersOptions; readonly paths: readonly string[] },
): Promise<readonly Measured[]> {
  const { balancer, bench } = newspaper;
  const { story, page } = writing;
  const readings = createReadings();
  const stopReaders = startReaders({ balancer, connections: CONNECTIONS, story, page, paths, readings });
  const measured: Measured[] = [];
  let writers: ReturnType<typeof startWriters> | undefined;
  try {
    for (const phase of listPhases(newspaper)) {
      bench.print(phase.name);
      if (phase.writes) writers ??= startWriters(writing);
      const begun = performance.now();
      await Promise.all([pause(1_000 * phase.seconds), phase.happens?.()]);
      const memory = await Promise.all(newspaper.servers.map((server) => server.memory()));
      measured.push({
        name: phase.name,
        ...readings.consume(performance.now() - begun),
        written: writers?.consume() ?? { tried: 0, refused: 0 },
        memory: memory.reduce((sum, bytes) => sum + bytes, 0),
      });
    }
  } finally {
    await writers?.stop();
    await stopReaders();
  }
  return measured;
}

/** Lists what was acknowledged to a writer and is not in a server's pages. */
async function listLost(servers: readonly Server[], watched: readonly Watched[]): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const { origin, name } of servers)
    for (const { path, words, stopwatch } of watched) {
      const body = await (await fetch(origin + path)).text();
      const version = readVersion({ words }, body) ?? 0;
      // A later one may have been stored by a command that failed afterwards.
      if (version < stopwatch.latest())
        lost.push(`the server "${name}" shows version ${version} of ${path}, not ${stopwatch.latest()}`);
    }
  return lost;
}

function printPhases(measured: readonly Measured[]): string {
  const calm = measured[0]?.rate.perSecond ?? Number.NaN;
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  return printTable(
    [
      'Phase',
      'answers/s',
      '×',
      'median',
      '99 in 100',
      'longest',
      'no page',
      'oldest, 99 in 100',
      'oldest',
      'writes',
      'refused',
      'memory',
    ],
    measured.map(({ name, rate, maxMs, failures, oldest, written, memory }) => [
      name,
      whole(rate.perSecond),
      (rate.perSecond / calm).toFixed(2),
      `${rate.p50.toFixed(1)} ms`,
      `${rate.p99.toFixed(1)} ms`,
      ms(maxMs),
      [...failures].map(([status, count]) => `${whole(count)} × ${status}`).join(', ') || '0',
      ms(oldest.p99),
      ms(oldest.max),
      whole(written.tried),
      whole(written.refused),
      megabytes(memory),
    ]),
  );
}

function printReport(
  measured: readonly Measured[],
  { lost, repeated }: { readonly lost: readonly string[]; readonly repeated: number },
): string {
  const isFresh = measured.every(({ oldest }) => oldest.max <= TARGETS.oldestMs);
  return [
    `Two servers from the build, each on a folder of its own, one PostgreSQL, one bucket (S3), no cache in front; ${CONNECTIONS} connections read without a pause, on the same machine, in turns from servers that are ready: nine of ten requests one story, two in a hundred a page that is published, the rest ${whole(STORIES)} stories. Every ${EVERY_MS / 1000} s a new version of the story is imported by the command line, and one of the page published. "Oldest": for how long what a reader got had been replaced when they asked. Targets: no answer without a page, none older than ${TARGETS.oldestMs / 1000} s, nothing lost.`,
    printPhases(measured),
    `A connection broke and the request went to the other server ${whole(repeated)} times. ${isFresh ? 'Nobody got anything older than the target.' : '**Some got what was older than the target.**'} ${lost.length === 0 ? 'Everything that was acknowledged is in the pages of both.' : `**Lost:** ${lost.join('; ')}.`}`,
  ].join('\n\n');
}

async function prepare(newspaper: Newspaper, watched: Pick<WritersOptions, 'story' | 'page'>) {
  const { bench, balancer, environment } = newspaper;
  const copies = join(bench.dataDir, 'load-copies');
  const folder = join(bench.dataDir, 'load-written');
  await mkdir(folder, { recursive: true });
  const paths = await multiplyStories(bench.root, { folder: copies, count: STORIES });
  bench.print(`Importing ${whole(STORIES)} stories`);
  const first = newspaper.servers[0];
  if (first === undefined) throw new Error('No server was started.');
  await importFolder({ ...bench, dataDir: first.dataDir }, copies);
  const sample: unknown = JSON.parse(await readFile(join(copies, '0.json'), 'utf8'));
  const cookie = await logIn(balancer.pick());
  const dataDir = () => newspaper.servers[0]?.dataDir ?? first.dataDir;
  const writing: WritersOptions = {
    ...watched,
    root: bench.root,
    folder,
    sample,
    environment,
    balancer,
    cookie,
    dataDir,
  };
  await importVersion(writing, 1);
  watched.story.stopwatch.acknowledge(1);
  await publishVersion(writing, 1);
  watched.page.stopwatch.acknowledge(1);
  await pause(SETTLE_MS);
  return { writing, paths };
}

async function measureLoad(bench: Bench, databaseUrl: string): Promise<string> {
  const schema = await openOwnSchema(databaseUrl);
  const proxy = await openDatabaseProxy(schema.url);
  await using storage = await openObjectStorage();
  using balancer = createBalancer(CONNECTIONS);
  const environment = {
    ...EDITOR,
    ...storage.variables,
    NODE_ENV: 'production',
    SANDBOX: 'off',
    SECRET: 'of the measurement, long enough for all servers',
    DATABASE_URL: proxy.url,
    DRAIN_MS: '2000',
  };
  const newspaper: Newspaper = { bench, proxy, balancer, environment, servers: [] };
  try {
    for (const name of ['one', 'other']) {
      bench.print(`Starting the server "${name}"`);
      const dataDir = join(bench.dataDir, `load-${name}`);
      const server = await startServer(name, { root: bench.root, dataDir, environment });
      useServers(newspaper, [...newspaper.servers, server]);
    }
    const watched = {
      story: watch('/read/by/everybody/', 'Read by everybody, version '),
      page: watch('/published/all/day/', 'Published all day, version '),
    };
    const measured = await runPhases(newspaper, await prepare(newspaper, watched));
    const lost = await listLost(newspaper.servers, [watched.story, watched.page]);
    return printReport(measured, { lost, repeated: balancer.repeated() });
  } finally {
    await Promise.all(newspaper.servers.map((server) => server.stop()));
    await proxy.close();
    await schema.drop();
  }
}

export const loadPart: Part = {
  name: 'load',
  async run(bench) {
    const databaseUrl = process.env['TEST_DATABASE_URL'];
    if (databaseUrl === undefined || databaseUrl === '')
      return 'The load was not measured: TEST_DATABASE_URL names no PostgreSQL, and the embedded database belongs to one process.';
    return measureLoad(bench, databaseUrl);
  },
};
