/**
 * Runs Lighthouse with its phone settings against the production server with its stand-ins for vendors. Ads are on the
 * pages and no reader has been asked for consent yet, as on a reader's first visit.
 */
import lighthouse from 'lighthouse';
import type { Bench, Part } from '../Part.ts';
import { median } from '../report/median.ts';
import { printTable } from '../report/printTable.ts';
import { SAMPLE_PAGES } from '../samplePages.ts';
import { freePort } from '../site/freePort.ts';
import { openBrowser } from '../site/openBrowser.ts';
import { withSite } from '../site/withSite.ts';
import { readAudits } from './readAudits.ts';
import type { PageScores } from './readAudits.ts';

const RUNS = 3;
/** The least scores of pages. */
const TARGETS = { performance: 97, accessibility: 100, bestPractices: 100, seo: 100 } as const;
/** The parts that a page must contain on a first visit, before any choice. */
const PARTS = {
  'a slot for an ad': /\sdata-ad="/,
  'the bar that asks for consent': /data-enhance="consent"/,
};

interface MeasuredPage {
  readonly name: string;
  readonly runs: readonly PageScores[];
}

async function runOnce(chromium: string | undefined, address: string): Promise<PageScores> {
  const port = await freePort();
  const browser = await openBrowser(chromium, port);
  try {
    const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${address}.`);
    return readAudits(result.lhr);
  } finally {
    await browser.close();
  }
}

/** Asserts that a page contains its parts. @throws Error when it lacks one for which it is measured */
async function requireParts(address: string): Promise<void> {
  const html = await (await fetch(address)).text();
  for (const [part, pattern] of Object.entries(PARTS))
    if (!pattern.test(html)) throw new Error(`The page at ${address} lacks ${part}, so it is not measured.`);
}

async function measureAll(bench: Bench, origin: string): Promise<readonly MeasuredPage[]> {
  const pages: MeasuredPage[] = [];
  for (const { name, path } of SAMPLE_PAGES) {
    const runs: PageScores[] = [];
    await requireParts(`${origin}${path}`);
    for (let run = 1; run <= RUNS; run += 1) {
      bench.print(`Lighthouse on ${path}, run ${run} of ${RUNS}`);
      runs.push(await runOnce(bench.chromium, `${origin}${path}`));
    }
    pages.push({ name, runs });
  }
  return pages;
}

/** Counts the requests to ad servers, bidders, widgets: to their stand-ins or to any other host. */
function countVendors({ requests }: PageScores): number {
  const own = new URL(requests[0] ?? 'http://localhost').origin;
  return requests.filter(
    (url) => /^https?:/.test(url) && (!url.startsWith(`${own}/`) || url.startsWith(`${own}/sandbox/`)),
  ).length;
}

const isMet = (middle: (figure: (scores: PageScores) => number) => number): boolean =>
  middle(({ performance }) => performance) >= TARGETS.performance &&
  middle(({ accessibility }) => accessibility) >= TARGETS.accessibility &&
  middle(({ bestPractices }) => bestPractices) >= TARGETS.bestPractices &&
  middle(({ seo }) => seo) >= TARGETS.seo;

function printScores(pages: readonly MeasuredPage[]): string {
  const rows = pages.map(({ name, runs }) => {
    const middle = (figure: (scores: PageScores) => number) => median(runs.map(figure));
    const seconds = middle(({ lcp }) => lcp) / 1000;
    return [
      name,
      middle(({ performance }) => performance).toFixed(0),
      middle(({ accessibility }) => accessibility).toFixed(0),
      middle(({ bestPractices }) => bestPractices).toFixed(0),
      middle(({ seo }) => seo).toFixed(0),
      `${seconds.toFixed(2)} s`,
      middle(({ cls }) => cls).toFixed(3),
      `${middle(({ tbt }) => tbt).toFixed(0)} ms`,
      String(Math.max(...runs.map(countVendors))),
      isMet(middle) ? 'met' : '**missed**',
    ];
  });
  const head = [
    'Page',
    'Performance',
    'Accessibility',
    'Best practices',
    'SEO',
    'LCP',
    'CLS',
    'TBT',
    'Vendors',
    'Target',
  ];
  return printTable(head, rows);
}

/** Prints the audits that failed in any run, each once, in the words of the last run in which it failed. */
function printFailures({ name, runs }: MeasuredPage): string {
  const failures = [...new Map(runs.flatMap((run) => [...run.failures])).values()];
  if (failures.length === 0) return `${name}: every audit passes.`;
  return `${name}, audits that do not pass:\n\n${failures.map((failure) => `- ${failure}`).join('\n')}`;
}

export const lighthousePart: Part = {
  name: 'lighthouse',
  async run(bench) {
    const pages = await withSite(bench, (origin) => measureAll(bench, origin));
    const method = `Lighthouse 13.5, its preset for telephones, medians of ${RUNS} runs, each in a fresh browser. All pages have ads and the bar that asks for consent, and no choice was made: "Vendors" counts the requests to ad servers, bidders and widgets. Target: 97, 100, 100, 100.`;
    return [method, printScores(pages), ...pages.map(printFailures)].join('\n\n');
  },
};
