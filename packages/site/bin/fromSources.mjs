/** The command line from its sources, in a working copy that has not been built. */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createSourceLoader } from '../../../scripts/blocks/loadBlocks.mjs';

const getPath = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const home = getPath('../../..');

const loader = await createSourceLoader(home);
try {
  const { runCommandLine } = await loader.load(getPath('../src/command/runCommandLine.ts'));
  if (typeof runCommandLine !== 'function') throw new Error('The command line has lost its entry.');
  process.exitCode = await runCommandLine(process.argv.slice(2), {
    home,
    cwd: process.env['INIT_CWD'] ?? process.cwd(),
    variables: process.env,
    clientDir: undefined,
    out: process.stdout,
    error: process.stderr,
  });
} finally {
  await loader.close();
}
