import { isSameValue } from '@broadsheet/page-document';
import type { BlockNode, BlockSettings, PageEdit } from '@broadsheet/page-document';

export interface SettingsChange {
  readonly set: Partial<BlockSettings>;
  readonly unset: readonly (keyof BlockSettings)[];
}

/** Returns the one edit that changes settings of several blocks, so that it is undone in one step. */
export function changeSettings(
  nodes: readonly Pick<BlockNode, 'id'>[],
  { set, unset }: SettingsChange,
): PageEdit {
  return {
    kind: 'all',
    edits: nodes.map(({ id }): PageEdit => ({ kind: 'setBlock', id, set, unset })),
  };
}

/** Returns whether several blocks have the same setting. */
export const hasCommon = (nodes: readonly BlockNode[], name: keyof BlockSettings): boolean =>
  nodes.every((node) => isSameValue(node[name], nodes[0]?.[name]));

/** Returns a setting of several blocks; `undefined` if they do not all have the same. */
export function getCommon<Name extends keyof BlockSettings>(
  nodes: readonly BlockNode[],
  name: Name,
): BlockNode[Name] {
  return hasCommon(nodes, name) ? nodes[0]?.[name] : undefined;
}
