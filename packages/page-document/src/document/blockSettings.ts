/** What editors set about a block apart from its fields. */
import type { BlockNode, BlockSettings } from './PageDocument.ts';

/** The names of what editors set about a block, in the order in which they are compared. */
export const BLOCK_SETTINGS = [
  'name',
  'showFrom',
  'showUntil',
  'hideOn',
  'showTo',
  'experiment',
] as const satisfies readonly (keyof BlockSettings)[];

/** Returns a block with its settings replaced by others. */
export function withSettings(node: BlockNode, settings: Partial<BlockSettings>): BlockNode {
  const others = Object.entries(node).filter(([key]) => !BLOCK_SETTINGS.some((name) => name === key));
  const { id, block, fields, children } = node;
  return { ...Object.fromEntries(others), id, block, ...settings, fields, children };
}

/** Returns what editors have set about a block. */
export function readSettings(node: BlockNode): Partial<BlockSettings> {
  return Object.fromEntries(
    BLOCK_SETTINGS.flatMap((name) => (node[name] === undefined ? [] : [[name, node[name]] as const])),
  );
}
