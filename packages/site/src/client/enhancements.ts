/** The door of the small scripts. It is a file of its own: one that others import from would need a helper to be a module. */
export { enhancements, probes } from './smallScripts.ts';
