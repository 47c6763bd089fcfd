/** The loader of the trial site: the scripts of the standard blocks, and the island of its own. */
import { findModule, startLoader } from '@broadsheet/engine/browser';
import { byName } from '../../src/client/moduleName.ts';
import { makeImportsRepeatable } from '../../src/client/repeatableImports.ts';
import { standardModules } from '../../src/client/standardModules.ts';

const islands = byName(import.meta.glob<unknown>('./*.island.ts'));

if (makeImportsRepeatable())
  startLoader({
    ...standardModules,
    islands: (name) => islands[name]?.() ?? findModule(standardModules.islands, name),
  });
