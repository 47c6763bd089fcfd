/**
 * `npm run guides`: follows the guides of `docs/` in fresh folders, with packages from a registry in this process.
 * `-- own-site backups` names guides; `-- --linked backups` takes the packages of the repository instead, which is quicker and
 * needs no network.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { followGuides, readDocument } from './guides/followGuides.mjs';
import { readGuide } from './guides/readGuide.mjs';
import { buildPackages } from './packages/buildPackages.mjs';
import { openRegistry } from './release/openRegistry.mjs';
import { publishAll } from './release/publishAll.mjs';
import { listPackages } from './workspace/listPackages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const UPSTREAM = 'https://registry.npmjs.org/';

/** @returns {readonly import('./guides/followGuides.mjs').NamedGuide[]} */
function listGuides() {
  const names = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  return names.flatMap((name) => {
    const file = `docs/${name}`;
    try {
      const guide = readGuide(readDocument(root, file));
      return guide === undefined ? [] : [{ ...guide, name: name.replace('.md', ''), file }];
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  });
}

/** @param {readonly string[]} names none for all */
function chooseGuides(names) {
  const guides = listGuides();
  const unknown = names.find((name) => guides.every((guide) => guide.name !== name));
  if (unknown !== undefined)
    throw new Error(
      `There is no guide "${unknown}". Choose some of ${guides.map(({ name }) => name).join(', ')}.`,
    );
  return { guides, chosen: guides.filter(({ name }) => names.length === 0 || names.includes(name)) };
}

async function openOwnRegistry() {
  const packages = listPackages(root).filter(({ manifest }) => manifest.private !== true);
  if (
    !buildPackages(
      root,
      packages.map(({ manifest }) => `--filter=${manifest.name}`),
    )
  )
    throw new Error('The build failed; its messages are above.');
  const registry = await openRegistry({ upstream: UPSTREAM });
  await publishAll(root, { packages, address: registry.address });
  return registry;
}

try {
  const words = process.argv.slice(2);
  const { guides, chosen } = chooseGuides(words.filter((word) => word !== '--linked'));
  const registry = words.includes('--linked') ? undefined : await openOwnRegistry();
  /** @type {readonly string[]} */
  let problems = [];
  try {
    problems = await followGuides(chosen, { root, registry: registry?.address, guides, print: console.log });
  } finally {
    await registry?.close();
  }
  for (const problem of problems) console.error(problem);
  console.log(`${chosen.length - problems.length} of ${chosen.length} guides are right.`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
