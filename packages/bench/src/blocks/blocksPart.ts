/** The bytes that each block adds to a page; a test compares them with `budgets.json`. */
import { join } from 'node:path';
import type { Part } from '../Part.ts';
import { printTable } from '../report/printTable.ts';
import { readBuild } from '../sizes/readBuild.ts';
import { measureBlocks } from './measureBlocks.ts';

const figure = (bytes: number) => bytes.toLocaleString('en');

export const blocksPart: Part = {
  name: 'blocks',
  async run({ root }) {
    const sizes = await measureBlocks(root, await readBuild(join(root, 'packages/site/dist/client')));
    const rows = [...sizes].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
    const table = printTable(
      ['Block', 'script', 'style, minimal', 'style, full', 'markup, minimal', 'markup, full'],
      rows.map(([name, { script, minimal, full }]) => [
        `\`${name}\``,
        ...[script, minimal.style, full.style, minimal.markup, full.markup].map(figure),
      ]),
    );
    return `Bytes, brotli, each by itself. Minimal: no fields and no content. Full: the fields that its form starts with, and a story, a gallery or ten stories of the sample newspaper. Script is what comes for this block alone: what stands in the loader or serves several blocks is not in it.\n\n${table}`;
  },
};
