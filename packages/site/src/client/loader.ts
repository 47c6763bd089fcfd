/** The script of every page that needs one. */
import { startLoader } from '@broadsheet/engine/browser';
import { standardModules } from './standardModules.ts';

startLoader(standardModules);
