/** The loader of the trial site: what the standard blocks need, and the island of its own. */
import { startLoader } from '@broadsheet/engine/browser';
import { byName } from '../../src/client/moduleName.ts';
import { standardModules } from '../../src/client/standardModules.ts';

startLoader({
  ...standardModules,
  islands: { ...standardModules.islands, ...byName(import.meta.glob<unknown>('./*.island.ts')) },
});
