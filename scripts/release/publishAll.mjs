import process from 'node:process';
import { runProgram } from './runProgram.mjs';

/**
 * Publishes packages to a registry, as a release would.
 *
 * @param {string} root
 * @param {{ readonly packages: readonly import('../workspace/listPackages.mjs').WorkspacePackage[], readonly address: string }} options
 * @throws Error npm cannot publish them
 */
export async function publishAll(root, { packages, address }) {
  const chosen = packages.map(({ folder }) => `--workspace=${folder}`);
  // A registry is known to npm by its address without the protocol.
  const key = `npm_config_${address.replace(/^http:/, '')}:_authToken`;
  const words = [
    'npm',
    'publish',
    '--ignore-scripts',
    '--provenance=false',
    `--registry=${address}`,
    ...chosen,
  ];
  await runProgram(words, { cwd: root, env: { ...process.env, [key]: 'rehearsal' } });
}
