/**
 * Merges two editors' work on one setting. The site and the theme are merged member by member. A tree of the navigation is
 * merged entry by entry, with the merge of pages: an entry is to a tree what a block is to a page. A collection is a tree of
 * one level.
 */
import { isRecord, text } from '@broadsheet/client-core';
import { isSameValue, mergePages } from '@broadsheet/page-document';
import type { BlockNode, MergeConflict, PageDocument } from '@broadsheet/page-document';
import { resolveConflicts } from '../versions/resolveConflicts.ts';
import type { Choice } from '../versions/resolveConflicts.ts';
import { getChildren, listEntries } from './navigationTree.ts';
import type { NavigationEntry } from './navigationTree.ts';
import { COLLECTION, NAVIGATION } from './Setting.ts';
import type { SettingDocument, SettingId } from './Setting.ts';

/** A change that both have made differently; the merged document has mine. */
export type SettingConflict =
  | {
      readonly kind: 'member';
      readonly path: readonly string[];
      readonly mine: unknown;
      readonly theirs: unknown;
    }
  /** A conflict about an entry of a tree: its content or its position. */
  | { readonly kind: 'entry'; readonly conflict: MergeConflict };

export interface SettingVersions {
  /** The version from which both started. */
  readonly base: SettingDocument;
  readonly mine: SettingDocument;
  readonly theirs: SettingDocument;
}

export interface MergedSetting {
  readonly document: SettingDocument;
  readonly conflicts: readonly SettingConflict[];
}

function withMember(document: SettingDocument, name: string, value: unknown): SettingDocument {
  const { [name]: _old, ...rest } = document;
  return value === undefined ? rest : { ...document, [name]: value };
}

function mergeMembers({ base, mine, theirs }: SettingVersions, above: readonly string[] = []): MergedSetting {
  let document = mine;
  const conflicts: SettingConflict[] = [];
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(base)])) {
    const [before, own, other] = [base[name], mine[name], theirs[name]];
    if (isSameValue(before, other) || isSameValue(own, other)) continue;
    if (isSameValue(before, own)) document = withMember(document, name, other);
    else if (isRecord(own) && isRecord(other)) {
      const versions = { base: isRecord(before) ? before : {}, mine: own, theirs: other };
      const merged = mergeMembers(versions, [...above, name]);
      document = withMember(document, name, merged.document);
      conflicts.push(...merged.conflicts);
    } else conflicts.push({ kind: 'member', path: [...above, name], mine: own, theirs: other });
  }
  return { document, conflicts };
}

const AREA = 'entries';

function toNode(entry: NavigationEntry): BlockNode {
  const { _id, children: _children, ...fields } = entry;
  return { id: text(_id) ?? '', block: 'entry', fields, children: getChildren(entry).map(toNode) };
}

/** Converts the entries of a tree to the blocks of a page. */
function toPage(tree: NavigationEntry): PageDocument {
  const areas = { [AREA]: getChildren(tree).map(toNode) };
  const match = { kind: 'path', path: '/' } as const;
  return { id: 'tree', name: '', match, pageType: '', content: undefined, meta: {}, layout: '', areas };
}

const toEntry = ({ id, fields, children }: BlockNode): NavigationEntry => ({
  _id: id,
  ...fields,
  children: children.map(toEntry),
});

const withEntries = (root: NavigationEntry, { areas }: PageDocument): NavigationEntry => ({
  ...root,
  children: (areas[AREA] ?? []).map(toEntry),
});

function withoutEntries({ children: _children, ...root }: NavigationEntry): NavigationEntry {
  return root;
}

/** Returns whether every entry has a unique id. */
function isTellable(tree: NavigationEntry): boolean {
  const ids = listEntries(tree).map(({ entry }) => text(entry['_id']) ?? '');
  return !ids.includes('') && new Set(ids).size === ids.length;
}

function mergeTrees(versions: SettingVersions): MergedSetting {
  const { base, mine, theirs } = versions;
  if (![base, mine, theirs].every(isTellable)) return mergeMembers(versions);
  const root = mergeMembers({
    base: withoutEntries(base),
    mine: withoutEntries(mine),
    theirs: withoutEntries(theirs),
  });
  const merged = mergePages({ base: toPage(base), mine: toPage(mine), theirs: toPage(theirs) });
  return {
    document: withEntries(root.document, merged.page),
    conflicts: [
      ...root.conflicts,
      ...merged.conflicts.map((conflict) => ({ kind: 'entry' as const, conflict })),
    ],
  };
}

export const mergeSettings = (id: SettingId, versions: SettingVersions): MergedSetting =>
  id.startsWith(NAVIGATION) || id.startsWith(COLLECTION) ? mergeTrees(versions) : mergeMembers(versions);

function writeMember(
  document: SettingDocument,
  [name = '', ...below]: readonly string[],
  value: unknown,
): SettingDocument {
  if (below.length === 0) return withMember(document, name, value);
  const inner = document[name];
  return { ...document, [name]: writeMember(isRecord(inner) ? inner : {}, below, value) };
}

export interface SettingDecision {
  /** The merged document, with mine where both have changed the same. */
  readonly document: SettingDocument;
  readonly theirs: SettingDocument;
  readonly conflicts: readonly SettingConflict[];
  readonly choose: (conflict: SettingConflict) => Choice;
}

/** Returns the merged setting after the editor's decisions. */
export function resolveSetting({ document, theirs, conflicts, choose }: SettingDecision): SettingDocument {
  const taken = conflicts.filter((conflict) => choose(conflict) === 'theirs');
  const entries = taken.flatMap((each) => (each.kind === 'entry' ? [each.conflict] : []));
  const withTheirs =
    entries.length === 0
      ? document
      : withEntries(
          document,
          resolveConflicts({
            page: toPage(document),
            theirs: toPage(theirs),
            conflicts: entries,
            choose: () => 'theirs',
          }),
        );
  return taken.reduce(
    (now, each) => (each.kind === 'member' ? writeMember(now, each.path, each.theirs) : now),
    withTheirs,
  );
}
