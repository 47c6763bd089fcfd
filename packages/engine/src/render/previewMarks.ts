/**
 * The comments by which a page builder finds areas and blocks in a preview: `<!--bs-area main-->` at the beginning of an
 * area, `<!--bs-block m0 2-->` and `<!--/bs-block m0-->` around a block, with its heading level. Ids are letters, digits,
 * `_` and `-`, so that none can end a comment.
 */
import { createChunk } from '../chunks/Chunk.ts';
import type { Chunk } from '../chunks/Chunk.ts';
import { SLOT } from '../islands/wireFormat.ts';
import type { BlockInstance } from '../tree/BlockInstance.ts';

export const blockStart = ({ id }: BlockInstance, level: number): Chunk =>
  createChunk(`<!--bs-block ${id} ${level}-->`);
export const blockEnd = ({ id }: BlockInstance): Chunk => createChunk(`<!--/bs-block ${id}-->`);

const AREA = new RegExp(`<${SLOT} data-area="([^"]*)"></${SLOT}>`, 'g');

/** Replaces the elements that mark areas by comments, which React cannot render. */
export const markAreas = (html: string): string =>
  html.replaceAll(AREA, (_element, name: string) => `<!--bs-area ${name.replaceAll(/[^\w-]/g, '-')}-->`);
