import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { readFailedTests } from './failedTests.mjs';
import { readSecondTries } from './secondTries.mjs';
import { readSlowTests } from './slowTests.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {readonly import('./slowTests.mjs').SlowTest[]} [slow] its slowest tests
 * @property {readonly string[]} [failures] its tests that failed, each with its file and error
 * @property {readonly string[]} [secondTries] its tests that passed at their second try only
 */

/**
 * Runs an npm script. Its output is shown while it runs, or only if it fails.
 *
 * @param {string} root
 * @param {readonly string[]} words name of the script and its arguments
 * @param {{ readonly isLoud: boolean, readonly env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(root, words, { isLoud, env }) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', ...words], {
      cwd: root,
      // A log file must not contain colour codes.
      env: { ...process.env, ...(!process.stdout.isTTY && { NO_COLOR: '1' }), ...env },
      shell: process.platform === 'win32',
      stdio: ['ignore', isLoud ? 'inherit' : 'pipe', isLoud ? 'inherit' : 'pipe'],
    });
    /** @type {Buffer[]} */
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });
}

/**
 * Runs a script that passes or fails as a whole, which counts as one test.
 *
 * @param {string} root
 * @param {string} script
 * @param {{ readonly isLoud?: boolean }} [options]
 * @returns {Promise<Outcome>}
 */
export async function runScript(root, script, { isLoud = false } = {}) {
  const isGood = await run(root, [script], { isLoud });
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Reads the counts and the slowest tests from a report of Vitest. A run that fails although no test does (a file that
 * does not load, an error outside of the tests) counts as one failure.
 *
 * @param {string} file
 * @param {boolean} isGood
 * @returns {Outcome}
 */
function readReport(file, isGood) {
  try {
    /**
     * @type {{ numPassedTests: number, numFailedTests: number } & import('./slowTests.mjs').Report &
     * import('./secondTries.mjs').Report & import('./failedTests.mjs').Report}
     */
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { numPassedTests, numFailedTests } = report;
    const failed = isGood ? numFailedTests : Math.max(1, numFailedTests);
    return {
      passed: numPassedTests,
      failed,
      slow: readSlowTests(report),
      failures: readFailedTests(report),
      secondTries: readSecondTries(report),
    };
  } catch {
    // Vitest ended before it wrote its report, and has printed the reason.
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {string} root
 * @param {string} script one that runs Vitest
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @returns {Promise<Outcome>}
 */
export async function runTests(root, script, env) {
  const folder = mkdtempSync(join(tmpdir(), 'broadsheet-report-'));
  try {
    const report = join(folder, 'report.json');
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const isGood = await run(root, [script, '--', ...reporters], { isLoud: true, env });
    return readReport(report, isGood);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
