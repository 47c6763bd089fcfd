/**
 * Two blocks in an application that knows nothing of this repository: a static one and an island, installed from
 * tarballs, compiled, rendered on the server and hydrated in a browser's document.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { readManifest } from '../workspace/listPackages.mjs';
import { packPackages } from './packPackages.mjs';

/**
 * @typedef {import('../workspace/listPackages.mjs').WorkspacePackage} WorkspacePackage
 * @typedef {import('./packPackages.mjs').Tarball} Tarball
 */

const BLOCKS = ['@broadsheet/block-byline', '@broadsheet/block-alert-bar'];
const TOOLS = ['react', 'react-dom', 'styled-components', 'vite', '@types/react', '@types/react-dom'];
const ALERT = { content_elements: [{ headlines: { basic: 'Storm warning' } }] };

/**
 * The packages with everything of the workspace that they depend on.
 *
 * @param {readonly string[]} names
 * @param {readonly WorkspacePackage[]} packages
 */
export function withDependencies(names, packages) {
  const byName = new Map(packages.map((entry) => [entry.manifest.name, entry]));
  /** @type {Set<WorkspacePackage>} */
  const found = new Set();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const entry = byName.get(name);
    if (entry === undefined || found.has(entry)) continue;
    found.add(entry);
    queue.push(...Object.keys(entry.manifest.dependencies ?? {}));
  }
  return [...found];
}

/**
 * @param {string} folder
 * @param {readonly string[]} words
 * @throws Error the program fails
 */
function run(folder, [program = '', ...words]) {
  const done = spawnSync(program, words, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32' && program === 'npm',
  });
  if (done.status !== 0)
    throw new Error(`${program} ${words.join(' ')} failed:\n${done.stdout}${done.stderr}`);
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {readonly Tarball[]} tarballs
 */
function installApp(root, folder, tarballs) {
  cpSync(fileURLToPath(new URL('consumer', import.meta.url)), folder, { recursive: true });
  const { devDependencies = {} } = readManifest(root);
  const ours = Object.fromEntries(tarballs.map(({ name, file }) => [name, `file:${file}`]));
  const tools = Object.fromEntries(TOOLS.map((name) => [name, devDependencies[name]]));
  const manifest = { name: 'consumer', private: true, type: 'module', dependencies: { ...ours, ...tools } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  run(folder, ['npm', 'install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']);
}

/**
 * @param {string} root
 * @param {string} folder
 */
function buildApp(root, folder) {
  const vite = join(folder, 'node_modules', 'vite', 'bin', 'vite.js');
  run(folder, [process.execPath, join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', folder]);
  run(folder, [process.execPath, vite, 'build']);
  run(folder, [process.execPath, vite, 'build', '--ssr', 'src/server.tsx', '--outDir', 'dist/server']);
}

/**
 * @param {() => boolean} isSo
 * @returns {Promise<boolean>} whether it came to be so within five seconds
 */
async function eventually(isSo) {
  for (let waited = 0; waited < 5000 && !isSo(); waited += 20)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return isSo();
}

/**
 * @param {string} html what the server rendered
 * @param {string} script of the browser
 */
async function checkHydration(html, script) {
  const { window } = new JSDOM(`<div id="root">${html}</div>`, {
    url: 'https://www.example.com/',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  window.fetch = async () => Response.json(ALERT);
  const { body } = window.document;
  const shows = (/** @type {string} */ text) => body.textContent?.includes(text) ?? false;
  window.eval(script);
  /** @type {string[]} */
  const problems = [];
  if (!(await eventually(() => shows('Storm warning'))))
    problems.push('the alert bar did not show its alert after hydration.');
  body.querySelector('button')?.click();
  if (!(await eventually(() => !shows('Storm warning')))) problems.push('the alert bar could not be closed.');
  if (!shows('By Ada Whitlock')) problems.push('the byline was lost in hydration.');
  const { error } = body.dataset;
  if (error !== undefined) problems.push(`the server's markup did not fit: ${error}.`);
  window.close();
  return problems;
}

/**
 * @param {string} folder
 * @returns {Promise<readonly string[]>}
 */
async function checkApp(folder) {
  /** @type {{ render: () => string }} */
  const { render } = await import(pathToFileURL(join(folder, 'dist/server/server.js')).href);
  const html = render();
  const text = html.replaceAll(/<!--.*?-->|<[^>]*>/g, '');
  if (text !== 'By Ada Whitlock') return [`the server rendered "${text}" where the byline should be.`];
  return checkHydration(html, readFileSync(join(folder, 'dist/client.js'), 'utf8'));
}

/**
 * @param {string} root
 * @param {readonly WorkspacePackage[]} packages built
 * @returns {Promise<readonly string[]>} one sentence a problem
 */
export async function checkConsumer(root, packages) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-consumer-'));
  try {
    const tarballs = join(folder, 'tarballs');
    mkdirSync(tarballs);
    const packed = packPackages(root, withDependencies(BLOCKS, packages), tarballs);
    const app = join(folder, 'app');
    installApp(root, app, packed);
    buildApp(root, app);
    return (await checkApp(app)).map((problem) => `In an application of their own, ${problem}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
