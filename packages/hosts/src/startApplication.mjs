import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { findFreePort } from '../../../scripts/release/findFreePort.mjs';

/** How long an application may take to its first answer. */
const PATIENCE_MS = 30_000;

/** @param {string} origin */
async function answers(origin) {
  try {
    return (await fetch(origin)).ok;
  } catch {
    return false;
  }
}

/**
 * @typedef {object} Application
 * @property {string} origin
 * @property {() => string} told what it has written so far
 * @property {() => Promise<void>} stop
 */

/**
 * Starts an application that has been built.
 *
 * @param {string} folder
 * @returns {Promise<Application>}
 * @throws Error it does not answer
 */
export async function startApplication(folder) {
  const port = await findFreePort();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    detached: true,
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (written += chunk));
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.pid !== undefined) {
      // npm starts a shell, and that starts the application: all of them end.
      process.kill(-child.pid);
      await ended;
    }
  };
  const origin = `http://127.0.0.1:${port}`;
  for (const since = Date.now(); Date.now() - since < PATIENCE_MS && child.exitCode === null;) {
    if (await answers(origin)) return { origin, told: () => written, stop };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop();
  throw new Error(`The application does not answer:\n${written}`);
}
