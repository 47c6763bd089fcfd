import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const RUNNER = fileURLToPath(new URL('mutantRunner.mjs', import.meta.url));
/** A mutant that takes longer than this, in milliseconds, never ends, and is noticed by that. */
const PATIENCE_MS = 120_000;
/** As long may the tests take by themselves, in milliseconds. */
const START_MS = 600_000;

/**
 * @typedef {object} Result
 * @property {readonly string[]} tests files of tests that import the file
 * @property {readonly number[]} noticed places in `findMutants`
 * @property {readonly number[]} survived
 * @property {boolean} isBroken whether the tests fail without any mutant
 *
 * @typedef {{ kind: 'tests', files: string[] } | { kind: 'broken' } | { kind: 'done' } | { kind: 'began', index: number } | { kind: 'ended', index: number, isNoticed: boolean }} Message
 */

/**
 * @param {string} file
 * @param {number} first
 * @param {(message: Message) => void} onMessage
 * @returns {Promise<number | undefined>} the mutant that never ended, if one did
 */
function runFrom(file, first, onMessage) {
  return new Promise((resolve, reject) => {
    const child = fork(RUNNER, [file, String(first)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    /** @type {number | undefined} */
    let running;
    let isDone = false;
    let timer = setTimeout(() => child.kill('SIGKILL'), START_MS);
    child.on('message', (/** @type {Message} */ message) => {
      clearTimeout(timer);
      timer = setTimeout(() => child.kill('SIGKILL'), message.kind === 'tests' ? START_MS : PATIENCE_MS);
      if (message.kind === 'began') running = message.index;
      isDone ||= message.kind === 'done' || message.kind === 'broken';
      onMessage(message);
    });
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      if (isDone || running !== undefined) resolve(isDone ? undefined : running);
      else reject(new Error(`The tests of ${file} could not be started. Run them with npm run test:unit.`));
    });
  });
}

/**
 * Runs the tests that import a file against each of its mutants.
 *
 * @param {string} file absolute
 * @returns {Promise<Result>}
 */
export async function runMutants(file) {
  /** @type {number[]} */
  const noticed = [];
  /** @type {number[]} */
  const survived = [];
  /** @type {readonly string[]} */
  let tests = [];
  let isBroken = false;
  /** @param {Message} message */
  const read = (message) => {
    if (message.kind === 'tests') tests = message.files;
    if (message.kind === 'broken') isBroken = true;
    if (message.kind === 'ended') (message.isNoticed ? noticed : survived).push(message.index);
  };
  for (let first = 0; ;) {
    const endless = await runFrom(file, first, read);
    if (endless === undefined) return { tests, noticed, survived, isBroken };
    noticed.push(endless);
    first = endless + 1;
  }
}
