export { startLoader } from './browser/startLoader.ts';
export { findModule } from './browser/LoaderModules.ts';
export type { LoaderModules, Modules } from './browser/LoaderModules.ts';
