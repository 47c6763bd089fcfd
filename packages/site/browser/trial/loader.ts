/** The loader of the trial site: what the standard blocks need, and the island of its own. */
import { findModule, startLoader } from '@broadsheet/engine/browser';
import { byName } from '../../src/client/moduleName.ts';
import { standardModules } from '../../src/client/standardModules.ts';

const islands = byName(import.meta.glob<unknown>('./*.island.ts'));

startLoader({
  ...standardModules,
  islands: (name) => islands[name]?.() ?? findModule(standardModules.islands, name),
});
