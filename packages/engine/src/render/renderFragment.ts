/**
 * One block, rendered alone.
 *
 * A static block becomes plain markup; an island becomes a React root with its own id prefix, inside an element that
 * the loader finds. What it reads is noted for the cache, and what its islands need is set aside for the page's data.
 */
import type { Rendered, Rendering } from './Fragment.ts';
import { renderIslandBlock } from './renderIslandBlock.tsx';
import { renderStaticBlock } from './renderStaticBlock.tsx';

/** @throws whatever the block throws; the caller decides what that costs */
export function renderFragment(rendering: Rendering): Rendered {
  const { hydrate } = rendering.instance.block;
  return hydrate.mode === 'island' ? renderIslandBlock(rendering, hydrate) : renderStaticBlock(rendering);
}
