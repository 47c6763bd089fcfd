/**
 * The scripts of blocks, parts and experiments that few pages have, each in a file of its own. In the loader, their table would make
 * every page pay for every block. It is therefore fetched when the first element of a page needs one of these scripts.
 */
import type { Enhance } from '@broadsheet/block-kit';
import { byName } from './moduleName.ts';

export const rareScripts = byName(
  import.meta.glob<{ readonly enhance: Enhance }>([
    '../../../../blocks/*/src/*.enhance.ts',
    '../../../ui/src/**/*.enhance.ts',
    './*.enhance.ts',
    '!../../../../blocks/{alert-bar,consent,header-nav-chain,leadart,masthead,most-read,offer,paywall,results-list}/**',
  ]),
);
