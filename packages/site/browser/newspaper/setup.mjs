/**
 * What all browser tests share: the build, the sample newspaper and one browser. Tests connect to the browser and get
 * the address of the newspaper; each makes contexts, and further newspapers, of its own.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../../scripts/checks/findChromium.mjs';
import { copyData } from './copyData.ts';
import { launchNewspaper } from './launchNewspaper.ts';

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

/**
 * Has the copies of some data take originals and finished pictures from a newspaper that runs: encoding them is most of what
 * a newspaper does for its first readers, and the address of a picture is part of its name in the cache.
 *
 * @param {string} dataDir
 * @param {string} owner data of the newspaper that runs
 */
async function sharePictures(dataDir, owner) {
  for (const name of ['media', 'image-cache']) {
    const folder = join(owner, name);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await rm(join(dataDir, name), { recursive: true, force: true });
    await symlink(folder, join(dataDir, name), 'junction');
  }
}

/** @param {import('vitest/node').TestProject} project */
export async function setup(project) {
  const executablePath = findChromium();
  if (executablePath === undefined)
    throw new Error('There is no Chromium. Install one, or set CHROMIUM_PATH to its executable.');
  build();
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-browser-'));
  // This one starts on an empty folder, as on a new machine; all others start with a copy of its data.
  const first = await launchNewspaper({ dataDir: folder });
  await first[Symbol.asyncDispose]();
  const dataDir = await copyData(folder);
  await sharePictures(folder, dataDir);
  const [newspaper, browser] = await Promise.all([
    launchNewspaper({ dataDir }),
    chromium.launchServer({ executablePath, chromiumSandbox: false, args: QUIET }),
  ]);
  project.provide('filledDataDir', folder);
  project.provide('newspaper', { origin: newspaper.origin, dataDir });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await newspaper[Symbol.asyncDispose]();
    for (const each of [folder, dataDir]) await rm(each, { recursive: true, force: true });
    // A newspaper without errors logs nothing.
    if (first.log() + newspaper.log() !== '')
      throw new Error(`The newspaper reported errors:\n${first.log()}${newspaper.log()}`);
  };
}
