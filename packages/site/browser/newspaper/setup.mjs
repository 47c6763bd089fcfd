/**
 * What all browser tests share: the build, the sample newspaper and one browser. Tests connect to the browser and get
 * the address of the newspaper; each makes contexts, and further newspapers, of its own.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../../scripts/checks/findChromium.mjs';
import { startNewspaper } from './startNewspaper.ts';

/** Nothing of the browser's own may use the network or the processor, and no page reaches beyond this machine. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

function build() {
  const script = fileURLToPath(new URL('build.mjs', import.meta.url));
  // React takes its production form from the builder's NODE_ENV, which is "test" here.
  const env = { ...process.env, NODE_ENV: undefined };
  const { status } = spawnSync(process.execPath, [script], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error('The newspaper could not be built; the reason stands above.');
}

/** @param {import('vitest/node').TestProject} project */
export async function setup(project) {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('There is no Chromium. Install one, or set CHROMIUM_PATH to its executable.');
  build();
  const [newspaper, browser] = await Promise.all([
    startNewspaper(),
    chromium.launchServer({ executablePath, chromiumSandbox: false, args: QUIET }),
  ]);
  project.provide('newspaper', { origin: newspaper.origin, dataDir: newspaper.dataDir });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await newspaper[Symbol.asyncDispose]();
    // A newspaper that nothing goes wrong with is silent.
    if (newspaper.log() !== '') throw new Error(`The newspaper reported errors:\n${newspaper.log()}`);
  };
}
