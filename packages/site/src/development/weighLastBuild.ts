/** What scripts weigh while the site is developed, when nobody builds them: what they weighed in the last build. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from '@broadsheet/block-kit';
import type { ScriptFile } from '@broadsheet/page-check';
import { readAssets } from '../assets/readAssets.ts';
import { enhancements } from '../client/smallScripts.ts';
import type { Config } from '../config/readConfig.ts';
import { measureScripts } from '../pagebuilder/check/measureScripts.ts';

/** @returns a function that answers undefined for a block whose script the last build did not know */
export function weighLastBuild(
  clientDir: string,
  { theme }: Pick<Config, 'theme'>,
): (block: Block) => readonly ScriptFile[] | undefined {
  const isBuilt = existsSync(join(clientDir, '.vite/manifest.json'));
  const { scripts = {} } = isBuilt ? readAssets(clientDir, { theme, assetOrigin: undefined }) : {};
  const measure = measureScripts(join(clientDir, 'assets'), () => ({ scripts }));
  return (block) => {
    const { hydrate } = block;
    switch (hydrate.mode) {
      case 'never':
        return [];
      case 'island':
        return scripts[`${hydrate.name}.island`] && measure(block);
      case 'enhance':
        // Small scripts are in the loader, which every page with a script has.
        return scripts[`${hydrate.name}.enhance`] || (isBuilt && hydrate.name in enhancements)
          ? measure(block)
          : undefined;
    }
  };
}
