/** `npm run docs -- [FOLDER]`: writes the documentation. Default: `packages/docs/dist/`. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDocs } from './buildDocs.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const [folder] = process.argv.slice(2);
// A relative path starts where the command was typed, and npm runs it in the package.
const out =
  folder === undefined
    ? fileURLToPath(new URL('../dist', import.meta.url))
    : resolve(process.env['INIT_CWD'] ?? '.', folder);

try {
  const { pages, stills } = await buildDocs({ root, out });
  process.stdout.write(`${pages} pages and ${stills} pictures of blocks are in ${out}. Open index.html.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
