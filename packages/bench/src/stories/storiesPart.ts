/**
 * The long tail: thousands of different stories, each requested once after a start, and then again; and once more after another
 * start, when the pages that were made before are stored.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, Part } from '../Part.ts';
import { verdict, whole } from '../report/printFigures.ts';
import { printTable } from '../report/printTable.ts';
import { withSite } from '../site/withSite.ts';
import { importFolder } from './importFolder.ts';
import { measureRate } from './measureRate.ts';
import type { Rate } from './measureRate.ts';
import { multiplyStories } from './multiplyStories.ts';

const STORIES = 2_071;
const OPTIONS = { connections: 10 };
/** Pages of another address are not those of this one, and each start has a port of its own. */
const ADDRESS = { SITE_ORIGIN: 'https://courier.example' };
const TARGETS = { first: 700, firstP99: 30, again: 3_000 };
/** The number of further requests of all stories. */
const ROUNDS = 5;
/** The most milliseconds of each measurement, so that a slow machine finishes as well; the table says how far it came. */
const LONGEST = { first: 60_000, again: 30_000 };

/** Milliseconds after which pages that were made are stored, and after which a server that was started sends stored ones. */
const STORED_AFTER_MS = 5_000;

interface Rates {
  /** The rate of `/healthz`, which server, machine and client reach without rendering a page. */
  readonly yardstick: Rate;
  readonly first: Rate;
  readonly again: Rate;
  /** Of those that were asked for before the start, from their stored pages. */
  readonly stored: Rate;
}

async function measure(
  { print }: Bench,
  origin: string,
  paths: readonly string[],
): Promise<Omit<Rates, 'stored'>> {
  const urls = paths.map((path) => `${origin}${path}`);
  const health = Array.from({ length: 5_000 }, () => `${origin}/healthz`);
  print('Asking for /healthz');
  // The first thousand responses of a cold server are slower.
  await measureRate(health, OPTIONS);
  const yardstick = await measureRate(health, OPTIONS);
  print(`Asking for ${whole(urls.length)} stories, each for the first time`);
  const first = await measureRate(urls, { ...OPTIONS, forMs: LONGEST.first });
  print(`Asking for them ${ROUNDS} times more`);
  const visited = urls.slice(0, first.count);
  const rounds = Array.from({ length: ROUNDS }, () => visited).flat();
  const again = await measureRate(rounds, { ...OPTIONS, forMs: LONGEST.again });
  return { yardstick, first, again };
}

/** Measures the first readers of stories after a start, of which the pages are stored. */
async function measureStored({ print }: Bench, origin: string, paths: readonly string[]): Promise<Rate> {
  const urls = paths.map((path) => `${origin}${path}`);
  // Until it has looked what changed while it was not there, a server sends no stored page.
  await sleep(STORED_AFTER_MS);
  print(`Asking for ${whole(urls.length)} stories, each for the first time since another start`);
  return measureRate(urls, { ...OPTIONS, forMs: LONGEST.first });
}

function printRates({ yardstick, first, again, stored }: Rates): string {
  const row = (name: string, rate: Rate, target: string) => [
    name,
    whole(rate.count),
    whole(rate.perSecond),
    `${rate.p50.toFixed(1)} ms`,
    `${rate.p99.toFixed(1)} ms`,
    (rate.perSecond / yardstick.perSecond).toFixed(3),
    target,
  ];
  const meets = (rate: Rate) => verdict(rate.perSecond >= TARGETS.first && rate.p99 <= TARGETS.firstP99);
  return printTable(
    ['Asked for', 'answers', 'a second', 'median', '99 in 100', '× /healthz', 'target'],
    [
      row('/healthz', yardstick, ''),
      row('each story, first time, no page stored', first, meets(first)),
      row('each story, again', again, verdict(again.perSecond >= TARGETS.again)),
      row('each story, first time after a restart', stored, meets(stored)),
    ],
  );
}

export const storiesPart: Part = {
  name: 'stories',
  async run(bench) {
    const own: Bench = { ...bench, dataDir: join(bench.dataDir, 'stories') };
    const folder = join(bench.dataDir, 'copies');
    bench.print(`Filling a store with ${whole(STORIES)} stories`);
    await withSite(own, async () => undefined);
    bench.print('Copying the sample stories');
    const paths = await multiplyStories(bench.root, { folder, count: STORIES });
    await importFolder(own, folder);
    const rates = await withSite(
      own,
      async (origin) => {
        const measured = await measure(bench, origin, paths);
        await sleep(STORED_AFTER_MS);
        return measured;
      },
      ADDRESS,
    );
    const known = paths.slice(0, rates.first.count);
    const stored = await withSite(own, (origin) => measureStored(bench, origin, known), ADDRESS);
    const targets = `${TARGETS.first} a second at first with 99 in 100 within ${TARGETS.firstP99} ms, ${whole(TARGETS.again)} afterwards`;
    return `${whole(STORIES)} different stories, ${OPTIONS.connections} connections, after a start, for a minute at most and then for half a minute; the one who asks runs on the same machine. Targets: ${targets}.\n\n${printRates({ ...rates, stored })}`;
  },
};
