import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** How much of what commands write is kept for the message of an error, in characters. */
const KEPT = 6000;

const PAUSE_MS = 100;

/**
 * Sends a signal to a process and to those that it has started.
 *
 * @param {number} leader its process id
 * @param {NodeJS.Signals | 0} signal 0 only looks for them
 * @returns {boolean} whether one of them is running
 */
function signalGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
    return true;
  } catch {
    // ESRCH: all have ended.
    return false;
  }
}

/**
 * @typedef {object} Shell
 * @property {() => string} folder where the next commands run
 * @property {() => string} written the last that the commands have written
 * @property {(code: string) => Promise<void>} run
 * @property {(code: string) => Promise<number>} runToEnd resolves to the exit code
 * @property {(code: string) => void} start
 * @property {() => boolean} hasEnded whether what was started has ended by itself
 * @property {() => Promise<void>} stop ends what was started
 */

/**
 * Opens a shell that goes on where the commands before have stopped: `cd` lasts.
 *
 * @param {string} folder that exists
 * @param {NodeJS.ProcessEnv} env added to the environment
 * @returns {Shell}
 */
export function openShell(folder, env) {
  let current = folder;
  let written = '';
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let started;

  const begin = (/** @type {string} */ code) => {
    const child = spawn('bash', ['-euo', 'pipefail', '-c', code], {
      cwd: current,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    written = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (written = (written + chunk).slice(-KEPT)));
    return child;
  };

  return {
    folder: () => current,
    written: () => written,
    async run(code) {
      const place = mkdtempSync(join(tmpdir(), 'broadsheet-shell-'));
      try {
        const [status] = await once(begin(`${code}\npwd > '${place}/folder'`), 'close');
        if (status !== 0) throw new Error(`The commands end with ${status}:\n${code}\n${written}`);
        current = readFileSync(join(place, 'folder'), 'utf8').trim();
      } finally {
        rmSync(place, { recursive: true, force: true });
      }
    },
    async runToEnd(code) {
      const [status] = await once(begin(code), 'close');
      return Number(status);
    },
    start(code) {
      started = begin(code);
    },
    hasEnded: () => started !== undefined && started.exitCode !== null,
    async stop() {
      const pid = started?.pid;
      started = undefined;
      // The shell starts npm, and npm starts the site, which closes its database when the others have ended.
      if (pid !== undefined && signalGroup(pid, 'SIGTERM'))
        while (signalGroup(pid, 0)) await new Promise((done) => setTimeout(done, PAUSE_MS));
    },
  };
}
