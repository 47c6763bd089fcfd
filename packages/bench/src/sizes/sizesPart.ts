/** JavaScript of the sample pages, as a browser records it. */
import { join } from 'node:path';
import type { Bench, Part } from '../Part.ts';
import { kilobytes, verdict } from '../report/printFigures.ts';
import { printTable } from '../report/printTable.ts';
import { SCRIPT_PAGES } from '../samplePages.ts';
import { openBrowser } from '../site/openBrowser.ts';
import { withSite } from '../site/withSite.ts';
import { clientSizes, SIZE_LIMITS } from './clientSizes.ts';
import { answerConsent, measurePage } from './measurePage.ts';
import type { PageSizes, ScriptSizes } from './measurePage.ts';
import { readBuild } from './readBuild.ts';

interface MeasuredPage {
  readonly name: string;
  /** Whether the page has a wall, whose script comes with it. */
  readonly isLocked: boolean;
  /** The sizes for a reader on a first visit, for one who has refused consent, and for one who has given it. */
  readonly requested: PageSizes;
  readonly refused: PageSizes;
  readonly given: PageSizes;
}

function row(
  page: string,
  { sizes, calls, limit }: { readonly sizes: ScriptSizes; readonly calls?: number; readonly limit: number },
): readonly string[] {
  const { files, brotli, gzip, sent } = sizes;
  const figures = [
    String(files),
    calls === undefined ? '' : String(calls),
    ...[brotli, gzip, sent].map(kilobytes),
  ];
  return [page, ...figures, verdict(brotli <= limit)];
}

function printPages(pages: readonly MeasuredPage[]): string {
  return printTable(
    ['Page', 'files', 'calls', 'brotli', 'gzip', 'as sent', 'target'],
    pages.flatMap(({ name, isLocked, requested, refused, given }) => {
      const limit = isLocked ? SIZE_LIMITS.locked : SIZE_LIMITS.untouched;
      const untouched = (moment: string, { untouched: sizes, calls }: PageSizes, more = 0) =>
        row(`${name}, ${moment}`, { sizes, calls, limit: limit + more });
      return [
        untouched('first visit, consent asked', requested),
        untouched('consent refused', refused),
        untouched('consent given', given, SIZE_LIMITS.vendors),
        row(`${name}, ${printAwake(refused)}`, { sizes: refused.awake, limit: SIZE_LIMITS.total }),
      ];
    }),
  );
}

const printAwake = ({ islands }: PageSizes): string =>
  `consent refused, ${islands.awake} of ${islands.all} islands awake`;

async function measurePages(bench: Bench, origin: string): Promise<readonly MeasuredPage[]> {
  const browser = await openBrowser(bench.chromium);
  try {
    const measured: MeasuredPage[] = [];
    const home = `${origin}/`;
    const refusing = await answerConsent(browser, { address: home, answer: 'refuse' });
    const agreeing = await answerConsent(browser, { address: home, answer: 'accept' });
    for (const { name, path } of SCRIPT_PAGES) {
      bench.print(`Opening ${path}`);
      const address = `${origin}${path}`;
      measured.push({
        name,
        isLocked: /^(?:Locked|Metered)/.test(name),
        requested: await measurePage(browser, { address }),
        refused: await measurePage(browser, { address, reader: refusing }),
        given: await measurePage(browser, { address, reader: agreeing }),
      });
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
    const limits = `${kilobytes(SIZE_LIMITS.untouched)} for a reader who has not chosen and for one who has refused, before anything is touched, ${kilobytes(SIZE_LIMITS.locked)} on a story that is locked or metered, ${kilobytes(SIZE_LIMITS.vendors)} more for one who has agreed to ads and recommendations, and ${kilobytes(SIZE_LIMITS.total)} with every island awake, brotli`;
    const build = `The build as a whole: loader ${kilobytes(initial.brotli)} (${verdict(initial.brotli <= SIZE_LIMITS.initial)}), all islands of all blocks, forms and sales among them, with React and styled-components ${kilobytes(total.brotli)}.`;
    return `Targets: ${limits}.\n\n${printPages(pages)}\n\n${build}`;
  },
};
