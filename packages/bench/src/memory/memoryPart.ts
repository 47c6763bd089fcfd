/** The memory that the production server keeps during a hundred thousand different and often hostile requests. */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Bench, Part } from '../Part.ts';
import { megabytes, verdict, whole } from '../report/printFigures.ts';
import { printTable } from '../report/printTable.ts';
import { freePort } from '../site/freePort.ts';
import { withSite } from '../site/withSite.ts';
import { createRandom } from './createRandom.ts';
import { evaluateGrowth, MARGIN } from './evaluateGrowth.ts';
import { createRequests } from './mixedRequests.ts';
import { readMemory } from './readMemory.ts';
import type { Memory } from './readMemory.ts';
import { readSamples } from './readSamples.ts';
import { sendRequests } from './sendRequests.ts';

const REQUESTS = 100_000;
/** The number of memory readings in a run, and the number of readings that are shown. */
const READINGS = { taken: 40, shown: 10 };

type Reading = Memory & { readonly requests: number };

interface Run {
  readonly port: number;
  readonly count: number;
  readonly statuses: Map<number, number>;
}

async function load(
  bench: Bench,
  origin: string,
  { port, count, statuses }: Run,
): Promise<readonly Reading[]> {
  const next = createRequests(await readSamples(bench.root, origin), createRandom(1868));
  const step = Math.ceil(count / READINGS.taken);
  const readings: Reading[] = [{ requests: 0, ...(await readMemory(port)) }];
  for (let requests = step; requests <= count; requests += step) {
    await sendRequests(origin, { count: step, next, statuses });
    readings.push({ requests, ...(await readMemory(port)) });
    bench.print(`${whole(requests)} requests, ${megabytes(readings.at(-1)?.rss ?? 0)} resident`);
  }
  return readings;
}

function printReadings(readings: readonly Reading[]): string {
  const every = READINGS.taken / READINGS.shown;
  return printTable(
    ['Requests', 'heap used', 'heap taken', 'buffers', 'WebAssembly', 'resident'],
    readings
      .filter((_, index) => index % every === 0)
      .map(({ requests, heapUsed, heapTotal, buffers, external, rss }) => [
        whole(requests),
        ...[heapUsed, heapTotal, buffers, external - buffers, rss].map(megabytes),
      ]),
  );
}

function printGrowth(readings: readonly Reading[]): string {
  const { middle, end, isFlat } = evaluateGrowth(readings.map(({ requests, rss }) => [requests, rss]));
  const rise = `${megabytes(middle)} around the middle, ${megabytes(end)} in the last tenth`;
  return `Resident: ${rise}; target: at most ${megabytes(MARGIN)} more, ${verdict(isFlat)}.`;
}

function printStatuses(statuses: ReadonlyMap<number, number>): string {
  const counted = [...statuses].toSorted(([a], [b]) => a - b);
  const named = counted.map(([status, count]) => `${whole(count)} × ${status === 0 ? 'hung up' : status}`);
  return `Answers: ${named.join(', ')}.`;
}

export const memoryPart: Part = {
  name: 'memory',
  async run(bench) {
    const port = await freePort();
    const control = pathToFileURL(join(import.meta.dirname, 'memoryControl.js')).href;
    // The site is told of a proxy, so that requests may come from many senders.
    const environment = {
      NODE_OPTIONS: `--import=${control}`,
      BENCH_MEMORY_PORT: String(port),
      PROXIES: '1',
    };
    const run: Run = { port, count: bench.requests ?? REQUESTS, statuses: new Map() };
    // The first start fills the store, and the memory for that is not measured.
    await withSite(bench, async () => undefined);
    const readings = await withSite(bench, (origin) => load(bench, origin, run), environment);
    const method = `${whole(run.count)} mixed and hostile requests, eight at a time, to the server that "npm start" starts, its store filled before; memory after a full collection.`;
    return [method, printReadings(readings), printGrowth(readings), printStatuses(run.statuses)].join('\n\n');
  },
};
