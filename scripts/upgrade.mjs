/**
 * `npm run upgrade:dry`: a newspaper that `create-broadsheet` of the version before has made is upgraded by `npm update`: it
 * still starts, passes its tests and has its stories, and the database is migrated. Packages come from a registry in this
 * process; `--built` takes them as they were built before.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildPackages } from './packages/buildPackages.mjs';
import { tryUpgrade } from './upgrade/tryUpgrade.mjs';
import { listPackages } from './workspace/listPackages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'broadsheet-upgrade-'));

try {
  const packages = listPackages(root).filter(({ manifest }) => manifest.private !== true);
  const filters = packages.map(({ manifest }) => `--filter=${manifest.name}`);
  if (!process.argv.includes('--built') && !buildPackages(root, filters))
    throw new Error('The build failed; its messages are above.');
  const problems = await tryUpgrade(root, { packages, folder, print: console.log });
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (process.env['KEEP_UPGRADE'] === undefined) rmSync(folder, { recursive: true, force: true });
  else console.log(`The newspaper is in ${folder}.`);
}
