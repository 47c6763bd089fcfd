/**
 * `npm run check:packages`: builds every package, checks what npm would publish, uses blocks in an application outside
 * the workspace, and compiles the examples of the READMEs. `-- --write` only writes what a registry needs: fields of the
 * manifests, licences, links that lead there.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildPackages } from './packages/buildPackages.mjs';
import { checkConsumer } from './packages/checkConsumer.mjs';
import { checkPublished } from './packages/checkPublished.mjs';
import { checkTarball } from './packages/checkTarball.mjs';
import { packPackages } from './packages/packPackages.mjs';
import { findExampleFaults, listReadmes } from './packages/readmeExamples.mjs';
import { listPackages } from './workspace/listPackages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

async function checkPackages() {
  const packages = listPackages(root).filter(({ manifest }) => manifest.private !== true);
  const filters = packages.map(({ manifest }) => `--filter=${manifest.name}`);
  if (!buildPackages(root, filters)) return ['The build failed; its messages are above.'];
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-tarballs-'));
  try {
    console.log(`Looking into ${packages.length} packages …`);
    // It imports packages that the build has just made.
    const { checkApi } = await import('./api/checkApi.mjs');
    const problems = [...(await checkPublished(root)), ...checkApi(root)];
    for (const tarball of packPackages(root, packages, folder))
      problems.push(...(await checkTarball(tarball)));
    console.log('Using blocks in an application outside the workspace, with React 19 and 18 …');
    problems.push(...(await checkConsumer(root, packages)));
    console.log('Compiling the examples of the READMEs …');
    return [...problems, ...findExampleFaults(root, listReadmes(root))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const problems = process.argv.includes('--write')
  ? await checkPublished(root, { write: true })
  : await checkPackages();
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? `Every package ${process.argv.includes('--write') ? 'says what a registry needs' : 'can be installed and used'}.`
    : `${problems.length} things to put right.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
