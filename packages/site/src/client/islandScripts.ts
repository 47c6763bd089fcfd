/**
 * The islands of all blocks, each a file of its own. Pages that nobody touches hydrate none, so this table is fetched with the
 * first of them; pages that hydrate one at once name it at their head.
 */
import { byName } from './moduleName.ts';

export const islandScripts = byName(
  import.meta.glob<unknown>([
    '../../../../blocks/*/src/*.island.ts',
    '../../../story/src/**/*.island.ts',
    '../../../ui/src/**/*.island.ts',
  ]),
);
