import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

/**
 * Builds packages with turbo, which skips those that have not changed.
 *
 * @param {string} root
 * @param {readonly string[]} [words] arguments of turbo
 * @returns {boolean} whether it succeeded
 */
export function buildPackages(root, words = []) {
  const turbo = join(root, 'node_modules', 'turbo', 'bin', 'turbo');
  const built = spawnSync(process.execPath, [turbo, 'run', 'build', '--output-logs=errors-only', ...words], {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    stdio: 'inherit',
  });
  return built.status === 0;
}
