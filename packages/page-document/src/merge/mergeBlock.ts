import { BLOCK_SETTINGS, readSettings, withSettings } from '../document/blockSettings.ts';
import type { BlockNode } from '../document/PageDocument.ts';
import { isSameValue } from '../diff/isSameValue.ts';

/** One block in the version from which two editors started, and in theirs. */
export interface BlockVersions {
  readonly base: BlockNode;
  readonly mine: BlockNode;
  readonly theirs: BlockNode;
}

type Side = 'mine' | 'theirs';

/** Returns whose value of one part of a block holds; `undefined` if both have changed it differently. */
function chooseSide(
  { base, mine, theirs }: BlockVersions,
  isSame: (one: BlockNode, other: BlockNode) => boolean,
): Side | undefined {
  if (isSame(theirs, base) || isSame(theirs, mine)) return 'mine';
  return isSame(mine, base) ? 'theirs' : undefined;
}

const withoutFields = ({ fields }: BlockNode, names: readonly string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

const hasSameFields =
  (apart: readonly string[] = []) =>
  (one: BlockNode, other: BlockNode): boolean =>
    one.block === other.block && isSameValue(withoutFields(one, apart), withoutFields(other, apart));

/**
 * Merges what two editors did to a block: its fields are one part, each of its settings is another.
 *
 * @param counts the fields that count the columns of a chain, which are merged with the blocks inside it
 * @returns `undefined` if both have changed the same part differently
 */
export function mergeBlock(versions: BlockVersions, counts: readonly string[] = []): BlockNode | undefined {
  const fieldsOf = chooseSide(versions, hasSameFields()) ?? chooseSide(versions, hasSameFields(counts));
  if (fieldsOf === undefined) return undefined;
  const { block, version, fields } = versions[fieldsOf];
  const settings = { ...readSettings(versions.mine) };
  for (const name of BLOCK_SETTINGS) {
    const side = chooseSide(versions, (one, other) => isSameValue(one[name], other[name]));
    if (side === undefined) return undefined;
    if (side === 'mine') continue;
    delete settings[name];
    Object.assign(settings, versions.theirs[name] !== undefined && { [name]: versions.theirs[name] });
  }
  const { version: _own, ...node } = versions.mine;
  return withSettings({ ...node, block, ...(version !== undefined && { version }), fields }, settings);
}
