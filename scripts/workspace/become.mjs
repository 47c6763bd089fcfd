import { spawn } from 'node:child_process';
import process from 'node:process';

/**
 * Goes on as another program: hands it the terminal and the signals, and ends as it ends.
 *
 * @param {string} program
 * @param {readonly string[]} words
 * @param {{ readonly cwd?: string, readonly env: NodeJS.ProcessEnv }} options
 */
export function become(program, words, options) {
  const child = spawn(program, words, { ...options, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`${program} could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 0));
}
