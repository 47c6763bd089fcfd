import type { Plugin } from 'vite';

/** Gives every styled component a stable id; see styled-source.mjs. */
export function styledSource(): Plugin;
