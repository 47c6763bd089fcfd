/** Measures the pages per second on one core, for each way of making them. */
import { getRequestListener } from '@hono/node-server';
import type { Bench, Part } from '../Part.ts';
import { median } from '../report/median.ts';
import { kilobytes, verdict, whole } from '../report/printFigures.ts';
import { printTable } from '../report/printTable.ts';
import { SAMPLE_PAGES } from '../samplePages.ts';
import { withSite } from '../site/withSite.ts';
import { measureRounds, getRatio } from './measureRounds.ts';
import type { MeasuredWay, Ratio } from './measureRounds.ts';
import { readNewspaper } from './Newspaper.ts';
import { EMPTY, TREE, WARM, waysOfMaking } from './waysOfMaking.ts';

/** The key of the measured site's image tokens. */
const SECRET = 'of the measured pages, as long as a key has to be';
const ROUNDS = { rounds: 9, sliceMs: 400 };
/** The least rates of the engine, relative to the rate of one tree. */
const LEAST: Readonly<Record<string, number>> = { [EMPTY]: 1 / 1.1, [WARM]: 15 };

interface MeasuredPage {
  readonly name: string;
  readonly bytes: number;
  readonly ways: readonly MeasuredWay[];
}

function printRatio({ median: middle, lowest, highest }: Ratio): readonly string[] {
  const digits = highest < 10 ? 2 : 1;
  return [middle, lowest, highest].map((value) => value.toFixed(digits));
}

function printPage({ name, bytes, ways }: MeasuredPage): string {
  const base = ways.find((way) => way.name === TREE);
  if (base === undefined) throw new Error('Without the tree there is nothing to compare with.');
  const rows = ways.map((way) => {
    const ratio = getRatio(way, base);
    const least = LEAST[way.name];
    const rate = median(way.rates);
    return [
      way.name,
      whole(rate),
      (1000 / rate).toFixed(3),
      ...printRatio(ratio),
      least === undefined ? '' : verdict(ratio.median >= least),
    ];
  });
  const head = ['Way', 'pages/s', 'ms', '× one tree', 'lowest', 'highest', 'target'];
  return `### ${name}, ${kilobytes(bytes)} of HTML\n\n${printTable(head, rows)}`;
}

async function measureAll(bench: Bench, origin: string) {
  const newspaper = await readNewspaper(bench.root, { origin, secret: SECRET });
  const complaints = new Set<string>();
  const pages: MeasuredPage[] = [];
  for (const page of SAMPLE_PAGES) {
    bench.print(`Making ${page.path}`);
    const { bytes, ways, complaints: heard } = await waysOfMaking(newspaper, page);
    for (const complaint of heard) complaints.add(complaint);
    pages.push({ name: page.name, bytes, ways: await measureRounds(ways, ROUNDS) });
  }
  return { pages, complaints };
}

export const pagesPart: Part = {
  name: 'pages',
  async run(bench) {
    // The server replaces Node's Request and Response by its own; here pages are made with the same ones.
    getRequestListener(() => new Response());
    const { pages, complaints } = await withSite(bench, (origin) => measureAll(bench, origin), { SECRET });
    const method = `Pages for each second of processor time; ${ROUNDS.rounds} rounds of ${ROUNDS.sliceMs} ms for each way, interleaved; medians, and ratios by round. Targets: an empty cache at most 1.1 times as long as one tree, warm fragments 15 times as fast. The tree and the template get the document's head ready-made; the engine makes it anew, with structured data, policy and ETag.`;
    const heard =
      complaints.size === 0 ? [] : [['The engine said of these pages:', ''].join('\n') + list(complaints)];
    return [method, ...pages.map(printPage), ...heard].join('\n\n');
  },
};

function list(lines: Iterable<string>): string {
  return [...lines].map((line) => `\n- ${line}`).join('');
}
