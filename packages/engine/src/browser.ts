export { startLoader } from './browser/startLoader.ts';
export type { LoaderModules, Modules } from './browser/LoaderModules.ts';
