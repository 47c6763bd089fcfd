/**
 * `npm run test:affected`: tests what differs from `main`, or from the commit in `TURBO_SCM_BASE`. Other words are passed to
 * turbo, such as `-- --dry`. `-- --whole` runs the tests of the assembled site after a change of blocks alone too.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { chooseTasks } from './package-tests/chooseTasks.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const turbo = fileURLToPath(new URL('../node_modules/turbo/bin/turbo', import.meta.url));
const base = process.env['TURBO_SCM_BASE'] ?? 'main';

/** @param {readonly string[]} words @returns {readonly string[]} lines */
const git = (...words) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

try {
  const words = process.argv.slice(2);
  const isWhole = words.includes('--whole');
  const changed = [
    ...git('diff', '--name-only', '--merge-base', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const passed = words.filter((word) => word !== '--whole');
  const line = [turbo, 'run', ...chooseTasks(isWhole ? [] : changed), '--affected', ...passed];
  const env = { ...process.env, TURBO_SCM_BASE: base, TURBO_TELEMETRY_DISABLED: '1' };
  process.exitCode = spawnSync(process.execPath, line, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
