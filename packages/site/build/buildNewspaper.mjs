/**
 * Builds the newspaper of a publisher's folder into its folder `dist`, if anything has changed since it was built last:
 * `node buildNewspaper.mjs <folder>`.
 */
import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { isSiteBuilt } from '../../../scripts/workspace/buildSite.mjs';

const siteDir = resolve(import.meta.dirname, '..');
const isInWorkspace = existsSync(join(siteDir, 'vite.config.ts'));
const folder = resolve(process.argv[2] ?? '.');
const dist = join(folder, 'dist');
/** What is made from the folder, or installed into it. */
const PASSED_OVER = new Set(['node_modules', 'dist', '.broadsheet', '.git']);

/** @param {string} within @returns {readonly string[]} absolute paths */
function listFiles(within) {
  return readdirSync(within, { withFileTypes: true }).flatMap((entry) => {
    const path = join(within, entry.name);
    if (PASSED_OVER.has(entry.name)) return [];
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

/** The newest change and the number of files of the folder, and the version of the site; undefined in a workspace that changes. */
function computeStamp() {
  const files = listFiles(folder);
  const newest = Math.max(...files.map((file) => statSync(file).mtimeMs));
  const { version } = JSON.parse(readFileSync(join(siteDir, 'package.json'), 'utf8'));
  const site = isInWorkspace ? statSync(siteDir).mtimeMs : version;
  return `${newest} ${files.length} ${site}`;
}

const stampFile = join(dist, 'stamp');
const readStamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined);

/** @param {string} name */
const configFile = (name) =>
  join(isInWorkspace ? siteDir : import.meta.dirname, `${name}.${isInWorkspace ? 'ts' : 'mjs'}`);

/** The page builder is the same for every newspaper, so the one that is there is taken. */
async function placePageBuilder() {
  const made = isInWorkspace ? join(siteDir, 'dist/pagebuilder') : join(siteDir, 'lib/pagebuilder');
  if (isInWorkspace && !isSiteBuilt(resolve(siteDir, '../..')))
    await build({ configFile: configFile('vite.pagebuilder.config'), logLevel: 'error' });
  else cpSync(made, join(dist, 'pagebuilder'), { recursive: true });
}

async function buildNewspaper() {
  const stamp = computeStamp();
  if (!isInWorkspace && readStamp() === stamp) return;
  console.log('Building the newspaper …');
  process.env['BROADSHEET_FOLDER'] = folder;
  process.env['NODE_ENV'] = 'production';
  const config = configFile('vite.config');
  await build({ configFile: config, logLevel: 'error' });
  await build({ configFile: config, logLevel: 'error', build: { ssr: 'src/main.ts' } });
  await placePageBuilder();
  writeFileSync(stampFile, stamp);
}

try {
  await buildNewspaper();
} catch (error) {
  console.error(`The newspaper in ${folder} could not be built:`);
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
