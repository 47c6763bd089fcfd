import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ConfigBase } from './readConfig.ts';

/**
 * Returns the folders of a newspaper. A publisher's folder may have `fixtures/`, whose documents fill an empty store, and
 * `brand/` with its logos and icons; without them the store stays empty and the icons are those of the build.
 *
 * @param home the absolute folder of the newspaper
 * @param builtBrand the absolute folder of the icons that a build for a publisher's folder contains
 */
export function findFolders(home: string, builtBrand: string): Pick<ConfigBase, 'home' | 'folders'> {
  const [seeds, brand] = [resolve(home, 'fixtures'), resolve(home, 'brand')];
  // Only the build of a publisher's folder contains icons; the newspaper of the repository has its own.
  if (!existsSync(builtBrand)) return { home };
  return {
    home,
    folders: {
      seedDir: existsSync(seeds) ? seeds : undefined,
      brandDir: existsSync(brand) ? brand : builtBrand,
    },
  };
}
