/**
 * The small scripts of all blocks but the wall's: one file, which every page with one of them fetches. They are imported by what they
 * export and not as modules, which would cost each page a helper and a request for it.
 */
import type { Enhance, Probe } from '@broadsheet/block-kit';
import { moduleName } from './moduleName.ts';

const probeScripts = import.meta.glob<Probe>('../../../../blocks/*/src/*.probe.ts', {
  eager: true,
  import: 'probe',
});
const enhanceScripts = import.meta.glob<Enhance>(
  ['../../../../blocks/*/src/*.enhance.ts', '!../../../../blocks/paywall/**'],
  {
    eager: true,
    import: 'enhance',
  },
);

export const probes = Object.fromEntries(
  Object.entries(probeScripts).map(([path, probe]) => [moduleName(path), { probe }]),
);

export const enhancements = Object.fromEntries(
  Object.entries(enhanceScripts).map(([path, enhance]) => [moduleName(path), { enhance }]),
);
