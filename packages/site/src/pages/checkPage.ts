import { standardBlocks } from '../blocks/standardBlocks.ts';
import { createPageCheck } from './createPageCheck.ts';

/** Checks page documents with the standard blocks. A site with blocks of its own creates its own check. */
export const checkPage = createPageCheck(standardBlocks);
