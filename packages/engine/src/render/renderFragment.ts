/**
 * Renders one block by itself.
 *
 * A static block becomes plain markup; an island becomes a React root with its own id prefix, inside an element that the
 * loader finds. Its dependencies are recorded for the cache, and the data of its islands are collected for the page.
 */
import { isTeaser } from '@broadsheet/paywall';
import { isRecord, text } from '@broadsheet/client-core';
import { LOCKED } from '../islands/locked.ts';
import { escapeAttribute } from '../islands/wireFormat.ts';
import type { Rendered, Rendering } from './Fragment.ts';
import { renderIslandBlock } from './renderIslandBlock.tsx';
import { renderStaticBlock } from './renderStaticBlock.tsx';

/** Wraps the block of a locked story in the element into which the rest is inserted. */
function markLocked(rendered: Rendered, { instance, level, dependencies }: Rendering): Rendered {
  dependencies.record('instance');
  const id = escapeAttribute(instance.id);
  const open = `<${LOCKED} class="${LOCKED}" data-instance="${id}" data-level="${level}">`;
  return { ...rendered, html: `${open}${rendered.html}</${LOCKED}>` };
}

/** Renders a fragment. @throws whatever the block throws */
export function renderFragment(rendering: Rendering): Rendered {
  const { block } = rendering.instance;
  const { hydrate } = block;
  const rendered =
    hydrate.mode === 'island' ? renderIslandBlock(rendering, hydrate) : renderStaticBlock(rendering);
  if (block.storyKinds.length === 0) return rendered;
  rendering.dependencies.record('globalContent');
  const { globalContent } = rendering.scope.page;
  const isHere = isRecord(globalContent) && block.storyKinds.includes(text(globalContent['type']) ?? '');
  return isHere && isTeaser(globalContent) ? markLocked(rendered, rendering) : rendered;
}
