/** Reading while others write: what a page costs after an import of another story, beside what it costs without. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRecord } from '@broadsheet/client-core';
import type { Bench, Part } from '../Part.ts';
import { median } from '../report/median.ts';
import { verdict } from '../report/printFigures.ts';
import { printTable } from '../report/printTable.ts';
import { startSite } from '../site/startSite.ts';
import type { RunningSite } from '../site/startSite.ts';
import { withSite } from '../site/withSite.ts';
import { importFolder } from '../stories/importFolder.ts';
import { measureRate } from '../stories/measureRate.ts';
import { multiplyStories } from '../stories/multiplyStories.ts';
import { readProcessorTime } from './readProcessorTime.ts';

const STORIES = 200;
const ROUNDS = 7;
/** Milliseconds after an import until all lists are made again. */
const SETTLED_MS = 3_000;
const TARGETS = { afterMs: 0.6, ratio: 1.05 };

interface Costs {
  /** Milliseconds of processor time a story: nobody writes, the first round after an import, and the one after that. */
  readonly warm: number;
  readonly first: number;
  readonly second: number;
}

/** Returns the milliseconds of processor time of the server for each story. */
async function readAll(site: RunningSite, urls: readonly string[]): Promise<number> {
  const before = await readProcessorTime(site.processId);
  await measureRate(urls, { connections: 4 });
  return ((await readProcessorTime(site.processId)) - before) / urls.length;
}

/** Writes another version of one story that is not among those that are read, and shares neither tag nor section with them. */
async function writeStory(folder: string, sample: string, version: number): Promise<void> {
  const story: unknown = JSON.parse(await readFile(sample, 'utf8'));
  const path = '/written/while/others/read/';
  const changed = {
    ...(isRecord(story) && story),
    _id: 'written-while-others-read',
    canonical_url: path,
    websites: { courier: { website_url: path } },
    taxonomy: { tags: [{ slug: 'written-while-others-read', text: 'Written while others read' }] },
    headlines: { basic: `Version ${version}` },
  };
  await writeFile(join(folder, 'written.json'), JSON.stringify(changed));
}

async function measure(bench: Bench, site: RunningSite, paths: readonly string[]): Promise<Costs> {
  const urls = paths.slice(0, STORIES).map((path) => `${site.origin}${path}`);
  const folder = join(bench.dataDir, 'written');
  const sample = join(bench.dataDir, 'copies', '0.json');
  const rounds: Costs[] = [];
  for (let round = 0; round < 3; round += 1) await readAll(site, urls);
  for (let round = 0; round < ROUNDS; round += 1) {
    bench.print(`Round ${round + 1} of ${ROUNDS}`);
    const warm = await readAll(site, urls);
    await writeStory(folder, sample, round);
    await importFolder({ ...bench, dataDir: join(bench.dataDir, 'writes') }, folder);
    const first = await readAll(site, urls);
    const second = await readAll(site, urls);
    rounds.push({ warm, first, second });
    await pause(SETTLED_MS);
    await readAll(site, urls);
  }
  return {
    warm: median(rounds.map(({ warm }) => warm)),
    first: median(rounds.map(({ first }) => first)),
    second: median(rounds.map(({ second }) => second)),
  };
}

export const writesPart: Part = {
  name: 'writes',
  async run(bench) {
    const own: Bench = { ...bench, dataDir: join(bench.dataDir, 'writes') };
    await withSite(own, async () => undefined);
    const paths = await multiplyStories(bench.root, {
      folder: join(bench.dataDir, 'copies'),
      count: 2 * STORIES,
    });
    await importFolder(own, join(bench.dataDir, 'copies'));
    await mkdir(join(bench.dataDir, 'written'), { recursive: true });
    const site = await startSite(own);
    try {
      const { warm, first, second } = await measure(bench, site, paths);
      const row = (name: string, ms: number, target: string) => [
        name,
        `${ms.toFixed(2)} ms`,
        (ms / warm).toFixed(2),
        target,
      ];
      return `${STORIES} stories, medians of ${ROUNDS} imports; processor time of the server a story. Targets: ${TARGETS.afterMs} ms in the first round after an import of another story, ${TARGETS.ratio} × in the next.\n\n${printTable(
        ['Read', 'a story', '× without writes', 'target'],
        [
          row('nobody writes', warm, ''),
          row('first round after an import', first, verdict(first <= TARGETS.afterMs)),
          row('second round', second, verdict(second <= TARGETS.ratio * warm)),
        ],
      )}`;
    } finally {
      await site.stop();
    }
  },
};
