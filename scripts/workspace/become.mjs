import { spawn } from 'node:child_process';
import process from 'node:process';
import { whenStarterEnds } from './whenStarterEnds.mjs';

const PASSED_ON = /** @type {const} */ (['SIGINT', 'SIGTERM']);

/**
 * Runs another program in place of this one: passes the terminal and the signals on to it, and ends with its exit
 * code. If the npm that started this process is killed, the program is told to stop. If this process is killed, the
 * program notices that its channel (IPC) has closed.
 *
 * @param {string} program a Node.js
 * @param {readonly string[]} words
 * @param {{ readonly cwd?: string, readonly env: NodeJS.ProcessEnv }} options
 */
export function become(program, words, options) {
  const child = spawn(program, words, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of PASSED_ON) process.on(signal, () => child.kill(signal));
  whenStarterEnds(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`${program} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal !== null && !PASSED_ON.some((passed) => passed === signal)) {
      console.error(`The program was ended by ${signal}.`);
      process.exit(1);
    }
    process.exit(signal === null ? (code ?? 1) : 0);
  });
}
