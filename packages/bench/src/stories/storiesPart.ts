/** The long tail: thousands of different stories, each asked for once after a start, and then again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import type { Bench, Part } from '../Part.ts';
import { verdict, whole } from '../report/printFigures.ts';
import { printTable } from '../report/printTable.ts';
import { withSite } from '../site/withSite.ts';
import { measureRate } from './measureRate.ts';
import type { Rate } from './measureRate.ts';
import { multiplyStories } from './multiplyStories.ts';

const STORIES = 2_071;
const CONNECTIONS = 10;
const TARGETS = { first: 700, firstP99: 30, again: 3_000 };
/** How often all stories are asked for once they are known. */
const ROUNDS = 5;

interface Rates {
  /** `/healthz`: what server, machine and client can do without any page. */
  readonly yardstick: Rate;
  readonly first: Rate;
  readonly again: Rate;
}

async function importFolder({ root }: Bench, dataDir: string, folder: string): Promise<void> {
  const words = [join(root, 'packages/site/bin/broadsheet.mjs'), 'import', folder];
  const env = { ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir };
  const child = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The stories could not be imported; the reasons are above.');
}

async function measure(origin: string, paths: readonly string[]): Promise<Rates> {
  const urls = paths.map((path) => `${origin}${path}`);
  const health = Array.from({ length: 5_000 }, () => `${origin}/healthz`);
  // Of a cold server the first thousand answers are slower.
  await measureRate(health, CONNECTIONS);
  const yardstick = await measureRate(health, CONNECTIONS);
  const first = await measureRate(urls, CONNECTIONS);
  const again = await measureRate(Array.from({ length: ROUNDS }, () => urls).flat(), CONNECTIONS);
  return { yardstick, first, again };
}

function printRates({ yardstick, first, again }: Rates): string {
  const row = (name: string, rate: Rate, target: string) => [
    name,
    whole(rate.perSecond),
    `${rate.p50.toFixed(1)} ms`,
    `${rate.p99.toFixed(1)} ms`,
    (rate.perSecond / yardstick.perSecond).toFixed(3),
    target,
  ];
  const isFirstMet = first.perSecond >= TARGETS.first && first.p99 <= TARGETS.firstP99;
  return printTable(
    ['Asked for', 'a second', 'median', '99 in 100', '× /healthz', 'target'],
    [
      row('/healthz', yardstick, ''),
      row('each story, first time', first, verdict(isFirstMet)),
      row('each story, again', again, verdict(again.perSecond >= TARGETS.again)),
    ],
  );
}

export const storiesPart: Part = {
  name: 'stories',
  async run(bench) {
    const own: Bench = { ...bench, dataDir: join(bench.dataDir, 'stories') };
    const folder = join(bench.dataDir, 'copies');
    bench.say(`Filling a store with ${whole(STORIES)} stories`);
    await withSite(own, async () => undefined);
    const paths = await multiplyStories(bench.root, { folder, count: STORIES });
    await importFolder(bench, own.dataDir, folder);
    const rates = await withSite(own, (origin) => measure(origin, paths));
    const targets = `${TARGETS.first} a second at first with 99 in 100 within ${TARGETS.firstP99} ms, ${whole(TARGETS.again)} afterwards`;
    return `${whole(STORIES)} different stories, ${CONNECTIONS} connections, after a start; the one who asks runs on the same machine. Targets: ${targets}.\n\n${printRates(rates)}`;
  },
};
