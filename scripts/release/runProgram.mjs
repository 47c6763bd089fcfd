import { spawn } from 'node:child_process';
import process from 'node:process';

/**
 * Runs a program to its end, while this process goes on: a registry in it can answer.
 *
 * @param {readonly string[]} words the program and its arguments
 * @param {{ readonly cwd: string, readonly env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<string>} what it has written
 * @throws Error it fails
 */
export function runProgram([program = '', ...words], { cwd, env = process.env }) {
  const child = spawn(program, words, { cwd, env, shell: process.platform === 'win32' && program === 'npm' });
  /** @type {Buffer[]} */
  const out = [];
  /** @type {Buffer[]} */
  const told = [];
  child.stdout.on('data', (chunk) => out.push(chunk));
  child.stderr.on('data', (chunk) => told.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const written = Buffer.concat(out).toString('utf8');
      if (code === 0) resolve(written);
      else
        reject(
          new Error(
            `${program} ${words.join(' ')} failed:\n${written}${Buffer.concat(told).toString('utf8').slice(-4000)}`,
          ),
        );
    });
  });
}
