/** `npm run configuration`: writes `docs/configuration.md` from the table of the site's environment variables. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSourceLoader } from './blocks/loadBlocks.mjs';
import { printConfiguration } from './configuration/printConfiguration.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = fileURLToPath(new URL('../docs/configuration.md', import.meta.url));

/** @typedef {Pick<typeof import('../packages/site/src/publisher/variables.ts'), 'VARIABLES'>} Table */

/**
 * @param {object} module
 * @returns {module is Table}
 */
const isTable = (module) => 'VARIABLES' in module && Array.isArray(module.VARIABLES);

const loader = await createSourceLoader(root);
try {
  const table = await loader.load(
    fileURLToPath(new URL('../packages/site/src/publisher/variables.ts', import.meta.url)),
  );
  if (!isTable(table)) throw new Error('packages/site/src/publisher/variables.ts exports no VARIABLES.');
  writeFileSync(file, await printConfiguration(table.VARIABLES, file));
} finally {
  await loader.close();
}
