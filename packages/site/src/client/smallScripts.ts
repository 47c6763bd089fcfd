/**
 * The small scripts of the blocks that most pages hold, in one file with the loader: a request more costs a page more than
 * their bytes. They are imported by what they export and not as modules, which would bring a helper along. The scripts of
 * all other blocks are in `rareScripts.ts`.
 */
import type { Enhance, Probe } from '@broadsheet/block-kit';
import { moduleName } from './moduleName.ts';

const probeScripts = import.meta.glob<Probe>('../../../../blocks/*/src/*.probe.ts', {
  eager: true,
  import: 'probe',
});
const enhanceScripts = import.meta.glob<Enhance>(
  '../../../../blocks/{alert-bar,consent,header-nav-chain,leadart,masthead,results-list}/src/*.enhance.ts',
  { eager: true, import: 'enhance' },
);

export const probes = Object.fromEntries(
  Object.entries(probeScripts).map(([path, probe]) => [moduleName(path), { probe }]),
);

export const enhancements = Object.fromEntries(
  Object.entries(enhanceScripts).map(([path, enhance]) => [moduleName(path), { enhance }]),
);
