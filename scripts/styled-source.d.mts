import type { Plugin } from 'vite';

/**
 * Gives every styled component a stable id; see styled-source.mjs.
 *
 * @param ownFolder the absolute folder of a publisher, whose files are compiled too
 */
export function styledSource(ownFolder?: string): Plugin;
