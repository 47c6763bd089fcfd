import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { findFreePort } from '../release/findFreePort.mjs';
import { openShell } from './openShell.mjs';
import { readText } from './readText.mjs';

/** What guides say; the site runs on a free port instead. */
const ORIGIN = 'http://localhost:3000';
/** How long a server may take to its first response, and a page to say what it should. */
const START_MS = 240_000;
const SEE_MS = 20_000;
const PAUSE_MS = 300;

/** @param {string} path @returns {string} the text of a file, or of all files in a folder */
function readAll(path) {
  if (statSync(path).isFile()) return readFileSync(path, 'utf8');
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/**
 * Requests an address until the response is as expected.
 *
 * @param {string} address
 * @param {(response: Response) => Promise<boolean>} isGood
 * @param {{ readonly patience: number, readonly hasEnded: () => boolean }} options `patience` in milliseconds
 * @returns {Promise<boolean>} whether it was, before the time was over or the server had ended
 */
async function poll(address, isGood, { patience, hasEnded }) {
  for (const since = Date.now(); Date.now() - since < patience;) {
    const response = await fetch(address).catch(() => undefined);
    if (response !== undefined && (await isGood(response))) return true;
    if (hasEnded()) return false;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  return false;
}

/** @param {string} folder @param {string} file @param {string} text */
function write(folder, file, text) {
  mkdirSync(dirname(resolve(folder, file)), { recursive: true });
  writeFileSync(resolve(folder, file), text);
}

/**
 * @typedef {object} Following
 * @property {(code: string) => Promise<void>} run
 * @property {(code: string) => Promise<void>} fail
 * @property {(code: string, address: string) => Promise<void>} start
 * @property {() => Promise<void>} stop
 * @property {(file: string, text: string) => void} write
 * @property {(address: string, text: string) => Promise<void>} see
 * @property {(file: string, text: string) => void} find
 */

/**
 * Opens the folder in which a guide is followed.
 *
 * @param {string} folder that exists
 * @param {NodeJS.ProcessEnv} env added to the environment of what runs there
 * @returns {Promise<Following>} its functions fail with what is not as the guide says
 */
export async function openFolder(folder, env) {
  const port = await findFreePort();
  const shell = openShell(folder, { PORT: String(port), HOST: '127.0.0.1', ...env });
  const toOwnPort = (/** @type {string} */ words) => words.replaceAll(ORIGIN, `http://127.0.0.1:${port}`);
  const { hasEnded } = shell;

  return {
    run: (code) => shell.run(toOwnPort(code)),
    async fail(code) {
      if ((await shell.runToEnd(toOwnPort(code))) === 0)
        throw new Error(`The commands end well, but they should fail:\n${code}\n${shell.written()}`);
    },
    async start(code, address) {
      shell.start(toOwnPort(code));
      const isUp = async (/** @type {Response} */ { status }) => status < 500;
      if (!(await poll(toOwnPort(address), isUp, { patience: START_MS, hasEnded })))
        throw new Error(`${address} does not respond after:\n${code}\n${shell.written()}`);
    },
    stop: shell.stop,
    write: (file, text) => write(shell.folder(), file, text),
    async see(address, text) {
      let last = 'nothing';
      const isThere = async (/** @type {Response} */ response) => {
        const html = await response.text();
        last = readText(html);
        return last.includes(text) || html.includes(text);
      };
      if (!(await poll(toOwnPort(address), isThere, { patience: SEE_MS, hasEnded })))
        throw new Error(
          `${address} does not contain "${text}", but: ${last.slice(0, 1500)}\n${shell.written()}`,
        );
    },
    find(file, text) {
      if (!readAll(resolve(shell.folder(), file)).includes(text))
        throw new Error(`${file} does not contain "${text}".`);
    },
  };
}
