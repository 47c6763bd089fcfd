import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/checks/findChromium.mjs';
import { buildPackages } from '../../../scripts/packages/buildPackages.mjs';
import { withDependencies } from '../../../scripts/packages/checkConsumer.mjs';
import { openRegistry } from '../../../scripts/release/openRegistry.mjs';
import { publishAll } from '../../../scripts/release/publishAll.mjs';
import { runProgram } from '../../../scripts/release/runProgram.mjs';
import { listPackages } from '../../../scripts/workspace/listPackages.mjs';
import { checkApplication } from './checkApplication.mjs';
import { installApplication, PACKAGES } from './installApplication.mjs';
import { openNewspaper } from './openNewspaper.mjs';
import { startApplication } from './startApplication.mjs';

/**
 * @typedef {object} Surroundings
 * @property {string} folder for applications, outside the workspace
 * @property {string} registry
 * @property {string} newspaper
 * @property {import('playwright-core').Browser} browser
 * @property {(line: string) => void} print
 */

/**
 * Installs, compiles, builds, starts and uses one application.
 *
 * @param {import('./listHosts.mjs').Host} host
 * @param {Surroundings} surroundings
 * @returns {Promise<readonly string[]>} one sentence a problem
 */
async function tryHost(host, { folder, registry, newspaper, browser, print }) {
  const began = Date.now();
  const application = join(folder, host.name);
  await installApplication(host, { folder: application, registry, newspaper });
  await runProgram(['npm', 'run', 'build'], {
    cwd: application,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const running = await startApplication(application);
  try {
    const { problems, bytes, shifts } = await checkApplication({ browser, origin: running.origin, host });
    const told = running.told().trim();
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    print(
      `${host.name}: ${problems.length === 0 ? 'works' : `${problems.length} problems`}. ${(bytes / 1024).toFixed(1)} KB of script on the front page, moves by ${shifts.toFixed(3)}; ${seconds} s.`,
    );
    if (problems.length > 0 && told !== '') print(told.slice(-2000));
    return problems.map((problem) => `In ${host.name}, ${problem}`);
  } finally {
    await running.stop();
  }
}

/**
 * Packs the packages, and tries them in one new application a host.
 *
 * @param {string} root of the workspace
 * @param {readonly import('./listHosts.mjs').Host[]} hosts
 * @param {{ readonly isBuilt: boolean, readonly print: (line: string) => void }} options whether the packages are taken as they
 * were built before; hears how it goes
 * @returns {Promise<readonly string[]>} one sentence a problem
 * @throws Error a package cannot be built or published, or there is no browser
 */
export async function tryHosts(root, hosts, { isBuilt, print }) {
  const packages = withDependencies(PACKAGES, listPackages(root));
  const filters = packages.map(({ manifest }) => `--filter=${manifest.name}`);
  if (!isBuilt && !buildPackages(root, filters)) throw new Error('The build failed; its messages are above.');
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('No Chromium was found: set CHROMIUM_PATH to its executable.');
  const registry = await openRegistry();
  const newspaper = await openNewspaper();
  const browser = await chromium.launch({ executablePath });
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-hosts-'));
  try {
    await publishAll(root, { packages, address: registry.address });
    /** @type {string[]} */
    const problems = [];
    const surroundings = { folder, registry: registry.address, newspaper: newspaper.origin, browser, print };
    for (const host of hosts)
      problems.push(
        ...(await tryHost(host, surroundings).catch((/** @type {unknown} */ error) => [
          `${host.name}: ${error instanceof Error ? error.message : String(error)}`,
        ])),
      );
    return problems;
  } finally {
    await browser.close();
    await newspaper.close();
    await registry.close();
    if (process.env['KEEP_HOSTS'] === undefined) rmSync(folder, { recursive: true, force: true });
    else print(`The applications are in ${folder}.`);
  }
}
