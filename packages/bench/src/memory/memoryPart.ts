/** What the production server keeps in memory while it answers ten thousand different requests. */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Part } from '../Part.ts';
import { megabytes, whole } from '../report/printFigures.ts';
import { printTable } from '../report/printTable.ts';
import { freePort } from '../site/freePort.ts';
import { withSite } from '../site/withSite.ts';
import { createAddresses, createRandom, readPaths } from './mixedAddresses.ts';
import { readMemory } from './readMemory.ts';
import type { Memory } from './readMemory.ts';
import { sendRequests } from './sendRequests.ts';
import { slope } from './slope.ts';

const REQUESTS = 10_000;
const STEP = 500;
/** Requests before those that count: the caches of pages and content are full after them. */
const WARM_UP = 15_000;

type Reading = Memory & { readonly requests: number };

function printReadings(readings: readonly Reading[]): string {
  const shown = readings.filter(({ requests }) => requests % 2_500 === 0);
  return printTable(
    ['Requests', 'heap used', 'buffers', 'resident'],
    shown.map(({ requests, heapUsed, buffers, rss }) => [
      whole(requests),
      ...[heapUsed, buffers, rss].map(megabytes),
    ]),
  );
}

function printSlopes(readings: readonly Reading[]): string {
  const late = readings.filter(({ requests }) => requests >= WARM_UP);
  const rise = (figure: (memory: Memory) => number) =>
    `${((1000 * slope(late.map((reading) => [reading.requests, figure(reading)]))) / 1024).toFixed(0)} KB`;
  const [heap, buffers, rss] = [rise((m) => m.heapUsed), rise((m) => m.buffers), rise((m) => m.rss)];
  return `Rise for each 1,000 requests after the warm-up: heap ${heap}, buffers ${buffers}, resident ${rss}.`;
}

function printStatuses(statuses: ReadonlyMap<number, number>): string {
  const counted = [...statuses].toSorted(([a], [b]) => a - b);
  return `Answers: ${counted.map(([status, count]) => `${whole(count)} × ${status}`).join(', ')}.`;
}

export const memoryPart: Part = {
  name: 'memory',
  async run(bench) {
    const port = await freePort();
    const control = pathToFileURL(join(import.meta.dirname, 'memoryControl.js')).href;
    const environment = { NODE_OPTIONS: `--import=${control}`, BENCH_MEMORY_PORT: String(port) };
    const nextPath = createAddresses(await readPaths(bench.root), createRandom(1868));
    const statuses = new Map<number, number>();
    // The store is filled at the first start, and what that takes is not what serving takes.
    await withSite(bench, async () => undefined);
    const readings = await withSite(
      bench,
      async (origin) => {
        const read: Reading[] = [{ requests: 0, ...(await readMemory(port)) }];
        for (let requests = STEP; requests <= WARM_UP + REQUESTS; requests += STEP) {
          await sendRequests(origin, STEP, nextPath, statuses);
          read.push({ requests, ...(await readMemory(port)) });
          bench.say(`${whole(requests)} requests`);
        }
        return read;
      },
      environment,
    );
    const method = `${whole(REQUESTS)} mixed requests after ${whole(WARM_UP)} to warm up, eight at a time, to the server that "npm start" starts, its store filled before; memory after a full collection.`;
    return [method, printReadings(readings), printSlopes(readings), printStatuses(statuses)].join('\n\n');
  },
};
