/**
 * The element around the version of an experiment that is shown: `<bs-block data-bs-experiment="summer-offer.a" …>`. Like every
 * `bs-block` it has no box of its own. Its enhancement counts, and is fetched when the block is on the screen.
 */
import type { BlockExperiment } from '@broadsheet/page-document';
import { createChunk } from '../chunks/Chunk.ts';
import type { Chunk } from '../chunks/Chunk.ts';
import { ENHANCED } from '../islands/wireFormat.ts';

/**
 * Opens the element of a version. Where a lazy block is in it, its enhancement starts at once and waits itself: the trigger
 * would observe the place of the block, which is replaced before it is on the screen.
 */
export const experimentStart = (
  { id, variant }: BlockExperiment,
  { hasDeferred }: { readonly hasDeferred: boolean },
): Chunk =>
  createChunk(
    `<${ENHANCED} data-enhance="experiment"${hasDeferred ? '' : ' data-when="visible"'} data-bs-experiment="${id}.${variant}">`,
  );

export const experimentEnd: Chunk = createChunk(`</${ENHANCED}>`);
