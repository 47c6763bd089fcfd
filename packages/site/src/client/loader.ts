/** The script of every page that needs one. */
import { startLoader } from '@broadsheet/engine/browser';
import { makeImportsRepeatable } from './repeatableImports.ts';
import { standardModules } from './standardModules.ts';

if (makeImportsRepeatable()) startLoader(standardModules);
