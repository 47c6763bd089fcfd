/** JavaScript of the sample pages, as a browser records it. */
import { join } from 'node:path';
import type { Bench, Part } from '../Part.ts';
import { kilobytes, verdict } from '../report/printFigures.ts';
import { printTable } from '../report/printTable.ts';
import { SAMPLE_PAGES } from '../samplePages.ts';
import { openBrowser } from '../site/openBrowser.ts';
import { withSite } from '../site/withSite.ts';
import { clientSizes, SIZE_LIMITS } from './clientSizes.ts';
import { measurePage, refuseConsent } from './measurePage.ts';
import type { PageSizes, ScriptSizes } from './measurePage.ts';
import { readBuild } from './readBuild.ts';

interface MeasuredPage {
  readonly name: string;
  /** The sizes for a reader on a first visit, and for one who has refused consent. */
  readonly requested: PageSizes;
  readonly answered: PageSizes;
}

function row(page: string, moment: string, sizes: ScriptSizes, limit: number): readonly string[] {
  const { files, brotli, gzip, sent } = sizes;
  const figures = [String(files), kilobytes(brotli), kilobytes(gzip), kilobytes(sent)];
  return [`${page}, ${moment}`, ...figures, verdict(brotli <= limit)];
}

function printPages(pages: readonly MeasuredPage[]): string {
  return printTable(
    ['Page', 'files', 'brotli', 'gzip', 'as sent', 'target'],
    pages.flatMap(({ name, requested, answered }) => [
      row(name, 'first visit, consent asked', requested.untouched, SIZE_LIMITS.untouched),
      row(name, 'consent refused', answered.untouched, SIZE_LIMITS.untouched),
      row(name, printAwake(answered), answered.awake, SIZE_LIMITS.total),
    ]),
  );
}

const printAwake = ({ islands }: PageSizes): string =>
  `consent refused, ${islands.awake} of ${islands.all} islands awake`;

async function measurePages(bench: Bench, origin: string): Promise<readonly MeasuredPage[]> {
  const browser = await openBrowser(bench.chromium);
  try {
    const measured: MeasuredPage[] = [];
    const reader = await refuseConsent(browser, `${origin}/`);
    for (const { name, path } of SAMPLE_PAGES) {
      bench.print(`Opening ${path}`);
      const address = `${origin}${path}`;
      const requested = await measurePage(browser, { address });
      measured.push({ name, requested, answered: await measurePage(browser, { address, reader }) });
    }
    return measured;
  } finally {
    await browser.close();
  }
}

export const sizesPart: Part = {
  name: 'sizes',
  async run(bench) {
    const pages = await withSite(bench, (origin) => measurePages(bench, origin));
    const { initial, total } = clientSizes(await readBuild(join(bench.root, 'packages/site/dist/client')));
    const limits = `${kilobytes(SIZE_LIMITS.untouched)} for a reader who has not chosen and for one who has refused, before anything is touched, and ${kilobytes(SIZE_LIMITS.total)} with every island awake, brotli`;
    const build = `The build as a whole: loader ${kilobytes(initial.brotli)} (${verdict(initial.brotli <= SIZE_LIMITS.initial)}), all islands of all blocks, forms and sales among them, with React and styled-components ${kilobytes(total.brotli)}.`;
    return `Targets: ${limits}.\n\n${printPages(pages)}\n\n${build}`;
  },
};
