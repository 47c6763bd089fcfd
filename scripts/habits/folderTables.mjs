import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Checks that the README of a package names every folder of its `src`, as in `forms/`.
 *
 * @type {import('./checkHabits.mjs').Rule}
 */
export function folderTables({ folder }, root) {
  const src = join(root, folder, 'src');
  if (!existsSync(src)) return [];
  const file = join(root, folder, 'README.md');
  const readme = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !readme.includes(`${entry.name}/`))
    .map(
      ({ name }) =>
        `${folder}/README.md: the folder src/${name} is not named. Say in its table what stands in \`${name}/\`.`,
    );
}
