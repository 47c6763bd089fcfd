export { createBrowserAdapters } from './createBrowserAdapters.ts';
