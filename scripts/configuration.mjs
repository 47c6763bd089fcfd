/** `npm run configuration`: writes `docs/configuration.md` from the table of the site's environment variables. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSourceLoader } from './blocks/loadBlocks.mjs';
import { printConfiguration } from './configuration/printConfiguration.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = fileURLToPath(new URL('../docs/configuration.md', import.meta.url));

const loader = await createSourceLoader(root);
try {
  const { VARIABLES } = await loader.load(
    fileURLToPath(new URL('../packages/site/src/publisher/variables.ts', import.meta.url)),
  );
  writeFileSync(file, await printConfiguration(VARIABLES, file));
} finally {
  await loader.close();
}
