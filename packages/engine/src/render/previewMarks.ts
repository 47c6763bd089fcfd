/**
 * The comments by which a page builder finds areas and blocks in a preview: `<!--bs-area main-->` at the beginning of an
 * area, `<!--bs-block m0 2-->` and `<!--/bs-block m0-->` around a block, with its heading level. The blocks of a shared section
 * are no blocks of the page, so that a page builder finds only the reference; `<!--bs-part m0--s1-->` and
 * `<!--/bs-part m0--s1-->` around each of them are for checks of the page. Ids are letters, digits, `_` and `-`.
 */
import { createChunk } from '../chunks/Chunk.ts';
import type { Chunk } from '../chunks/Chunk.ts';
import { SLOT } from '../islands/wireFormat.ts';
import type { BlockInstance } from '../tree/BlockInstance.ts';

export const blockStart = ({ id }: BlockInstance, level: number): Chunk =>
  createChunk(`<!--bs-block ${id} ${level}-->`);
export const blockEnd = ({ id }: BlockInstance): Chunk => createChunk(`<!--/bs-block ${id}-->`);
export const partStart = ({ id }: BlockInstance): Chunk => createChunk(`<!--bs-part ${id}-->`);
export const partEnd = ({ id }: BlockInstance): Chunk => createChunk(`<!--/bs-part ${id}-->`);

const AREA = new RegExp(`<${SLOT} data-area="([^"]*)"></${SLOT}>`, 'g');

/** Replaces the elements that mark areas by comments, which React cannot render. */
export const markAreas = (html: string): string =>
  html.replaceAll(AREA, (_element, name: string) => `<!--bs-area ${name.replaceAll(/[^\w-]/g, '-')}-->`);
