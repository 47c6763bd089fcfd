/** The sizes of scripts during development, when there is no build: those of the last build. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from '@broadsheet/block-kit';
import type { ScriptFile } from '@broadsheet/page-lint';
import { readAssets } from '../assets/readAssets.ts';
import { enhancements } from '../client/smallScripts.ts';
import type { Config } from '../config/readConfig.ts';
import { measureScripts } from '../pagebuilder/check/measureScripts.ts';

/**
 * Returns a function that gives the script sizes of a block; `undefined` for a block whose script was not in the last
 * build.
 */
export function weighLastBuild(
  clientDir: string,
  { theme }: Pick<Config, 'theme'>,
): (block: Block) => readonly ScriptFile[] | undefined {
  const isBuilt = existsSync(join(clientDir, '.vite/manifest.json'));
  const { scripts = {} } = isBuilt
    ? readAssets(clientDir, { theme, assetOrigin: undefined, basePath: '' })
    : {};
  const measure = measureScripts(join(clientDir, 'assets'), () => ({ scripts }));
  return (block) => {
    const { hydrate } = block;
    switch (hydrate.mode) {
      case 'never':
        return [];
      case 'island':
        return scripts[`${hydrate.name}.island`] && measure(block);
      case 'enhance':
        // Small scripts are part of the loader, which every page with a script has.
        return scripts[`${hydrate.name}.enhance`] || (isBuilt && hydrate.name in enhancements)
          ? measure(block)
          : undefined;
    }
  };
}
