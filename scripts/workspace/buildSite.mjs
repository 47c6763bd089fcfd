/**
 * Builds the site when its sources have changed since the last build.
 *
 * The stamp of a build is the newest change and the number of files of everything it is made from; comparing them takes
 * milliseconds, so a second start does not build.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

const SOURCES = ['packages', 'blocks', 'sdk-content', 'sdk-identity', 'sdk-sales', 'scripts'];
const PASSED_OVER = new Set(['node_modules', 'dist', '.turbo']);

/** @param {string} folder @returns {Generator<string>} */
function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (PASSED_OVER.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

/** @param {string} root */
function computeStamp(root) {
  let newest = statSync(join(root, 'package-lock.json')).mtimeMs;
  let count = 0;
  for (const source of SOURCES) {
    for (const file of filesIn(join(root, source))) {
      newest = Math.max(newest, statSync(file).mtimeMs);
      count += 1;
    }
  }
  return `${newest} ${count}`;
}

/** @param {string} file */
function readStamp(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // Never built, or built by hand: both mean that it has to be built.
    return undefined;
  }
}

/**
 * The environment of child processes: programs of the workspace first, among them a newer Node.js.
 *
 * The allocator of glibc keeps memory apart for each of Node's threads and gives little of it back; with two such arenas
 * the newspaper takes a tenth less. Other allocators pass over the variable.
 *
 * @param {string} root
 */
export function workspaceEnvironment(root) {
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  return { MALLOC_ARENA_MAX: '2', ...process.env, PATH: path, INIT_CWD: process.env['INIT_CWD'] ?? root };
}

/**
 * Tells whether the last build is of the sources as they are.
 *
 * @param {string} root
 */
export function isSiteBuilt(root) {
  return readStamp(join(root, 'packages', 'site', 'dist', 'stamp')) === computeStamp(root);
}

/**
 * @param {string} root
 * @throws Error a half of the site could not be built
 */
export function buildSite(root) {
  const site = join(root, 'packages', 'site');
  const stampFile = join(site, 'dist', 'stamp');
  const stamp = computeStamp(root);
  if (readStamp(stampFile) === stamp) return;
  console.log('Building the site …');
  const builds = [
    ['build'],
    ['build', '--ssr', 'src/main.ts'],
    ['build', '--config', 'vite.pagebuilder.config.ts'],
  ];
  for (const words of builds) {
    const options = /** @type {const} */ ({
      cwd: site,
      env: workspaceEnvironment(root),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const { status, stdout, stderr } = spawnSync('vite', [...words, '--logLevel', 'warn'], options);
    if (status === 0) continue;
    throw new Error(`The site could not be built:\n${stdout}${stderr}`);
  }
  writeFileSync(stampFile, stamp);
}
