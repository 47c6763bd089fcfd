export { createBrowserEdges } from './createBrowserEdges.ts';
