/**
 * The small scripts of the blocks that most pages have, in one file with the loader: another request costs a page more than
 * their bytes. They are imported by their exports and not as modules, because that would add a helper. The scripts of all
 * other blocks are in `rareScripts.ts`.
 */
import type { Enhance, Probe } from '@broadsheet/block-kit';
import { byName } from './moduleName.ts';

export const probes = byName(
  import.meta.glob<Probe>('../../../../blocks/*/src/*.probe.ts', { eager: true, import: 'probe' }),
);

export const enhancements = byName(
  import.meta.glob<Enhance>(
    '../../../../blocks/{alert-bar,consent,header-nav-chain,leadart,masthead,most-read,results-list}/src/*.enhance.ts',
    { eager: true, import: 'enhance' },
  ),
);

/**
 * Scripts that pages of offers fetch at once, where fetching a table first would cost another request and more bytes than
 * their names.
 */
export const directScripts = byName(
  import.meta.glob<{ readonly enhance: Enhance }>('../../../../blocks/offer/src/*.enhance.ts'),
);
