/** Functions that change a tree of sections and links. Each returns a new tree and leaves the old one unchanged. */
import { isRecord, text } from '@broadsheet/client-core';

/** A section or a link, as it is stored. */
export type NavigationEntry = Readonly<Record<string, unknown>>;

/** The position of an entry: its index among the children on each level. Empty for the root. */
export type EntryPlace = readonly number[];

export type EntryStep = 'up' | 'down' | 'in' | 'out';

export interface MovedEntry {
  readonly tree: NavigationEntry;
  readonly place: EntryPlace;
}

export function getChildren(entry: NavigationEntry): readonly NavigationEntry[] {
  const children: unknown = entry['children'];
  return Array.isArray(children) ? children.filter(isRecord) : [];
}

export const entryAt = (tree: NavigationEntry, place: EntryPlace): NavigationEntry | undefined =>
  place.reduce<NavigationEntry | undefined>((entry, index) => entry && getChildren(entry)[index], tree);

export const isLink = (entry: NavigationEntry): boolean => entry['node_type'] === 'link';
export const isHidden = (entry: NavigationEntry): boolean => entry['inactive'] === true;
export const getName = (entry: NavigationEntry): string =>
  text(entry[isLink(entry) ? 'display_name' : 'name']) ?? '';
export const getUrl = (entry: NavigationEntry): string => text(entry[isLink(entry) ? 'url' : '_id']) ?? '';

export interface ListedEntry {
  readonly entry: NavigationEntry;
  readonly place: EntryPlace;
}

/** Returns every entry except the root, in reading order. */
export function listEntries(tree: NavigationEntry, above: EntryPlace = []): readonly ListedEntry[] {
  return getChildren(tree).flatMap((entry, index) => {
    const place = [...above, index];
    return [{ entry, place }, ...listEntries(entry, place)];
  });
}

/** Returns the entry with an id; the first if there are several. */
export const entryWithId = (tree: NavigationEntry, id: string): NavigationEntry | undefined =>
  listEntries(tree).find(({ entry }) => entry['_id'] === id)?.entry;

/** Returns the position of the entry with an id, counted from 1 on each level; empty if there is none. */
export const findPlace = (tree: NavigationEntry, id: string): readonly number[] =>
  listEntries(tree)
    .find(({ entry }) => entry['_id'] === id)
    ?.place.map((index) => index + 1) ?? [];

function rebuild(
  entry: NavigationEntry,
  change: (children: readonly NavigationEntry[], of: NavigationEntry) => readonly NavigationEntry[],
): NavigationEntry {
  const before = getChildren(entry);
  const children = change(before, entry).map((child) =>
    before.includes(child) ? rebuild(child, change) : child,
  );
  const isSame =
    children.length === before.length && children.every((child, index) => child === before[index]);
  return isSame ? entry : { ...entry, children };
}

/** Replaces an entry. @param entry `undefined` removes the old one, with everything below it */
export function replaceEntry(
  tree: NavigationEntry,
  { place, entry }: { readonly place: EntryPlace; readonly entry: NavigationEntry | undefined },
): NavigationEntry {
  const old = entryAt(tree, place);
  if (old === undefined || place.length === 0) return tree;
  return rebuild(tree, (children) =>
    children.flatMap((child) => (child === old ? (entry === undefined ? [] : [entry]) : [child])),
  );
}

/** Inserts an entry among the children of another one; without an index at their end. */
export function insertEntry(
  tree: NavigationEntry,
  parent: EntryPlace,
  { entry, index }: { readonly entry: NavigationEntry; readonly index?: number },
): MovedEntry {
  const above = entryAt(tree, parent);
  const at = index ?? (above === undefined ? 0 : getChildren(above).length);
  const grown = (old: NavigationEntry) => ({ ...old, children: getChildren(old).toSpliced(at, 0, entry) });
  const place = [...parent, at];
  if (parent.length === 0) return { tree: grown(tree), place };
  return above === undefined
    ? { tree, place }
    : { tree: replaceEntry(tree, { place: parent, entry: grown(above) }), place };
}

const isBelow = (place: EntryPlace, above: EntryPlace): boolean =>
  above.every((index, level) => place[level] === index);

/** A move of an entry to a place among the children of another one; both places are those before the move. */
export interface EntryMoving {
  readonly from: EntryPlace;
  readonly to: { readonly parent: EntryPlace; readonly index: number };
}

/**
 * Moves an entry before another place; the place is the one before the move.
 *
 * @returns `undefined` if the entry would be inside itself
 */
export function moveEntry(tree: NavigationEntry, { from, to }: EntryMoving): MovedEntry | undefined {
  const entry = entryAt(tree, from);
  if (entry === undefined || from.length === 0 || isBelow(to.parent, from)) return undefined;
  const [level, own] = [from.length - 1, from.at(-1) ?? 0];
  const holder = from.slice(0, -1);
  // The siblings after the entry move up by one once it is removed.
  const isBeside = to.parent.length === level && isBelow(to.parent, holder);
  const index = isBeside && to.index > own ? to.index - 1 : to.index;
  const parent = to.parent.map((each, at) =>
    at === level && isBelow(to.parent, holder) && each > own ? each - 1 : each,
  );
  return insertEntry(replaceEntry(tree, { place: from, entry: undefined }), parent, { entry, index });
}

/** Moves an entry by one step. @returns `undefined` if the step is not possible */
export function stepEntry(
  tree: NavigationEntry,
  { from, step }: { readonly from: EntryPlace; readonly step: EntryStep },
): MovedEntry | undefined {
  const [holder, own] = [from.slice(0, -1), from.at(-1) ?? 0];
  const beside = getChildren(entryAt(tree, holder) ?? {});
  switch (step) {
    case 'up':
      return own === 0 ? undefined : moveEntry(tree, { from, to: { parent: holder, index: own - 1 } });
    case 'down':
      return own >= beside.length - 1
        ? undefined
        : moveEntry(tree, { from, to: { parent: holder, index: own + 2 } });
    case 'in': {
      const above = beside[own - 1];
      if (above === undefined) return undefined;
      return moveEntry(tree, {
        from,
        to: { parent: [...holder, own - 1], index: getChildren(above).length },
      });
    }
    case 'out':
      return holder.length === 0
        ? undefined
        : moveEntry(tree, { from, to: { parent: holder.slice(0, -1), index: (holder.at(-1) ?? 0) + 1 } });
  }
}

/** Creates a link with an id that no entry of the tree has. */
export function newLink(tree: NavigationEntry): NavigationEntry {
  const ids = new Set(listEntries(tree).map(({ entry }) => entry['_id']));
  let count = 1;
  while (ids.has(`link-${count}`)) count += 1;
  return { _id: `link-${count}`, node_type: 'link', display_name: '', url: '', children: [] };
}

/** Returns an entry as a link or a section, with its name and target. */
export function writeEntry(
  entry: NavigationEntry,
  { kind, name, url }: { readonly kind: 'link' | 'section'; readonly name: string; readonly url: string },
): NavigationEntry {
  const { display_name: _name, url: _url, ...rest } = entry;
  if (kind === 'section') return { ...rest, node_type: 'section', _id: url, name };
  const { name: _section, ...link } = rest;
  const id = isLink(entry) ? entry['_id'] : `link-${text(entry['_id']) ?? ''}`;
  return { ...link, node_type: 'link', _id: id, display_name: name, url };
}
