/**
 * The scripts of blocks and parts that few pages hold, each a file of its own. Their table would grow the loader of every page with
 * every block, so it is fetched by the first page element that is enhanced by one of them.
 */
import type { Enhance } from '@broadsheet/block-kit';
import { byName } from './moduleName.ts';

export const rareScripts = byName(
  import.meta.glob<{ readonly enhance: Enhance }>([
    '../../../../blocks/*/src/*.enhance.ts',
    '../../../ui/src/**/*.enhance.ts',
    '!../../../../blocks/{alert-bar,consent,header-nav-chain,leadart,masthead,offer,paywall,results-list}/**',
  ]),
);
