/**
 * `npm run release:dry`: builds every package, publishes all of them to a registry in this process, and installs single
 * blocks from it into empty folders outside the workspace. `-- offer gallery` names the blocks; without names there are two.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildPackages } from './packages/buildPackages.mjs';
import { installAlone } from './release/installAlone.mjs';
import { openRegistry } from './release/openRegistry.mjs';
import { publishAll } from './release/publishAll.mjs';
import { listPackages } from './workspace/listPackages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** One without and one with clients of readers and sales. */
const BLOCKS = ['alert-bar', 'offer'];

/** @param {readonly string[]} blocks */
async function rehearse(blocks) {
  const packages = listPackages(root).filter(({ manifest }) => manifest.private !== true);
  if (
    !buildPackages(
      root,
      packages.map(({ manifest }) => `--filter=${manifest.name}`),
    )
  )
    throw new Error('The build failed; its messages are above.');
  const registry = await openRegistry();
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-release-'));
  try {
    await publishAll(root, { packages, address: registry.address });
    console.log(`Published ${registry.listNames().length} of ${packages.length} packages.`);
    for (const block of blocks) {
      const name = `@broadsheet/block-${block}`;
      const app = { folder: join(folder, block), name, address: registry.address };
      const { packages: count, bytes } = await installAlone(root, app);
      console.log(
        `${name}: installed alone, compiled, rendered. ${count} packages; ${(bytes / 1024).toFixed(1)} KB of script beside React and styled-components.`,
      );
    }
  } finally {
    await registry.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  const named = process.argv.slice(2);
  await rehearse(named.length > 0 ? named : BLOCKS);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
