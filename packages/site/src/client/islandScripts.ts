/**
 * The islands of all blocks, each in a file of its own. A page that nobody interacts with hydrates none, so this table is
 * fetched with the first island. Pages that hydrate an island at once preload the table in their head.
 */
import { byName } from './moduleName.ts';

export const islandScripts = byName(
  import.meta.glob<unknown>([
    '../../../../blocks/*/src/*.island.ts',
    '../../../sales-ui/src/**/*.island.ts',
    '../../../story-ui/src/**/*.island.ts',
    '../../../ui/src/**/*.island.ts',
  ]),
);
