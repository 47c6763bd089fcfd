import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ENDINGS = ['ts', 'mts', 'js', 'mjs'];

/**
 * Finds the file that makes a folder a newspaper of its own.
 *
 * @param {string} folder absolute
 * @returns {string | undefined} the absolute path of `broadsheet.config.ts`, `.mts`, `.js` or `.mjs`; undefined without one
 */
export function findPublisherConfig(folder) {
  return ENDINGS.map((ending) => join(folder, `broadsheet.config.${ending}`)).find((file) =>
    existsSync(file),
  );
}
