/**
 * Uses blocks of every kind in an application outside this repository: installs them from tarballs, compiles them,
 * renders them on the server and hydrates them in a DOM, with each version of React that they support. Every warning
 * of React counts as a problem.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readManifest } from '../workspace/listPackages.mjs';
import { checkHydration, withoutStack } from './checkHydration.mjs';
import { oldestNode } from './oldestNode.mjs';
import { packPackages } from './packPackages.mjs';

/**
 * @typedef {import('../workspace/listPackages.mjs').WorkspacePackage} WorkspacePackage
 * @typedef {import('./packPackages.mjs').Tarball} Tarball
 */

const PACKAGES = [
  ...[
    'alert-bar',
    'article-body',
    'byline',
    'header-nav-chain',
    'leadart',
    'login',
    'results-list',
    'signup',
  ].map((name) => `@broadsheet/block-${name}`),
  '@broadsheet/ui',
];
const REACT = ['react', 'react-dom', '@types/react', '@types/react-dom'];
/** The declarations of styled-components need those of Node. */
const TOOLS = [...REACT, 'styled-components', '@types/node', 'vite'];

/** The application is checked with the React of the repository and then with this one. */
const OTHER_REACT = ['react@18.3.1', 'react-dom@18.3.1', '@types/react@18.3.8', '@types/react-dom@18.3.7'];
const INSTALL = ['npm', 'install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];

/** Of a story, the login form and the sign-up form, and of the words that they share in the site's language. */
const SHOWN = [
  'The ferry was sold on Friday.',
  'autoComplete="current-password"',
  'autoComplete="new-password"',
  'E-post',
  'Lösenord',
];

/**
 * Lists packages together with all packages of the workspace that they depend on.
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
    const { dependencies, peerDependencies } = entry.manifest;
    queue.push(...Object.keys({ ...dependencies, ...peerDependencies }));
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
    // React warns in development alone.
    env: { ...process.env, NODE_ENV: 'development' },
    shell: process.platform === 'win32' && program === 'npm',
  });
  if (done.status !== 0)
    throw new Error(`${program} ${words.join(' ')} failed:\n${done.stdout}${done.stderr}`);
  return done;
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
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...ours, ...tools, ...oldestNode.dependency },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  run(folder, INSTALL);
}

/**
 * @param {string} root
 * @param {string} folder
 */
function buildApp(root, folder) {
  const vite = join(folder, 'node_modules', 'vite', 'bin', 'vite.js');
  run(folder, [process.execPath, join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', folder]);
  const build = [process.execPath, vite, 'build', '--mode', 'development'];
  run(folder, build);
  run(folder, [...build, '--ssr', 'src/server.tsx', '--outDir', 'dist/server']);
}

/** What a server is told while it is developed; the application fetches nothing before it renders. */
const UNFETCHED = /^A block reads the content source "[\w-]+", which nobody has fetched on this server.*$/gm;

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Promise<readonly string[]>}
 */
async function checkApp(root, folder) {
  buildApp(root, folder);
  const server = pathToFileURL(join(folder, 'dist/server/server.js')).href;
  const node = oldestNode.findIn(folder) ?? process.execPath;
  const write = (/** @type {string} */ call) => [
    node,
    '--input-type=module',
    '--eval',
    `process.stdout.write((await import('${server}')).${call})`,
  ];
  const { stdout: html, stderr } = run(folder, write('render()'));
  const other = run(folder, write('renderStoryAndForms()'));
  const text = html.replaceAll(/<!--.*?-->|<style.*?<\/style>|<[^>]*>/gs, '');
  return [
    ...(text.includes('By Ada Whitlock') ? [] : [`the server rendered "${text}", and no byline in it.`]),
    ...(stderr.search(UNFETCHED) >= 0
      ? []
      : ['the server was not told that nobody fetched the content of its blocks.']),
    ...[stderr, other.stderr]
      .map((told) => told.replaceAll(UNFETCHED, '').trim())
      .flatMap((told) => (told === '' ? [] : [`the server was told: ${withoutStack(told)}`])),
    ...SHOWN.filter((shown) => !other.stdout.includes(shown)).map(
      (shown) => `the server did not render "${shown}".`,
    ),
    ...(await checkHydration(html, readFileSync(join(folder, 'dist/client.js'), 'utf8'))),
  ];
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
    const packed = packPackages(root, withDependencies(PACKAGES, packages), tarballs);
    const app = join(folder, 'app');
    installApp(root, app, packed);
    const now = await checkApp(root, app);
    run(app, [...INSTALL, ...OTHER_REACT]);
    const before = await checkApp(root, app);
    return [
      ...now.map((problem) => `In an application of their own, ${problem}`),
      ...before.map((problem) => `In an application with ${OTHER_REACT[0]}, ${problem}`),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
