'use client';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import { findNode } from '@broadsheet/page-document';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useEditing, usePage, usePageState } from '../editing/Editing.ts';
import { listColumnFields } from '@broadsheet/block-kit';
import { fold } from '../palette/findBlocks.ts';
import { outlineRows } from './outlineRows.ts';
import type { OutlineRow } from './outlineRows.ts';

/** What of the outline is collapsed, what is looked for in it, and which row is renamed. */
export interface OutlineFolds {
  readonly collapsed: ReadonlySet<string>;
  readonly search: string;
  /** Collapses or expands a row. */
  readonly fold: (key: string, isCollapsed: boolean) => void;
  readonly expand: (keys: readonly string[]) => void;
  readonly lookFor: (words: string) => void;
  /** The id of the block whose name is being written in its row. */
  readonly renamed: string | undefined;
  /** Begins to rename a block, or ends it. */
  readonly rename: (id: string | undefined) => void;
}

export function useOutlineFolds(): OutlineFolds {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [search, lookFor] = useState('');
  const [renamed, rename] = useState<string>();
  const foldRow = useCallback((key: string, isCollapsed: boolean) => {
    setCollapsed((before) => {
      const after = new Set(before);
      if (isCollapsed) after.add(key);
      else after.delete(key);
      return after;
    });
  }, []);
  const expand = useCallback((keys: readonly string[]) => {
    setCollapsed((before) => {
      const after = new Set([...before].filter((key) => !keys.includes(key)));
      return after.size === before.size ? before : after;
    });
  }, []);
  return { collapsed, search, fold: foldRow, expand, lookFor, renamed, rename };
}

export interface ShownRows {
  readonly rows: readonly OutlineRow[];
  /** Returns whether a block matches the filter. */
  readonly isFound: (node: BlockNode) => boolean;
}

/** Returns the keys of the rows around a block, from the inside out. */
export function listRowsAround(page: PageDocument, id: string | undefined): readonly string[] {
  const placed = id === undefined ? undefined : findNode(page, id);
  if (placed === undefined) return [];
  const { container } = placed.position;
  return container.kind === 'area'
    ? [`area ${container.area}`]
    : [container.id, ...listRowsAround(page, container.id)];
}

/** Expands what is around a block, so that its row is shown: when it is selected, and when it has moved. */
function useRowShown(id: string | undefined, { expand }: OutlineFolds): void {
  const { store } = useEditing();
  const around = usePageState(({ page }) => listRowsAround(page, id).join('\n'));
  useEffect(() => {
    if (around !== '') expand(listRowsAround(store.get().page, id));
  }, [id, around, store, expand]);
}

/** Returns the rows of the outline that are shown. */
export function useOutlineRows(
  folds: OutlineFolds,
  wordsOf: (node: BlockNode) => string | undefined,
): ShownRows {
  const { catalogue, ground } = useEditing();
  const page = usePage();
  const { collapsed, search } = folds;
  useRowShown(
    usePageState((state) => state.selected),
    folds,
  );
  useRowShown(folds.renamed, folds);
  const isFound = useCallback(
    (node: BlockNode) => {
      const text = fold(`${catalogue.titleOf(node.block)} ${node.name ?? ''} ${wordsOf(node) ?? ''}`);
      return fold(search)
        .split(/\s+/)
        .every((word) => text.includes(word));
    },
    [catalogue, search, wordsOf],
  );
  const rows = useMemo(
    () =>
      outlineRows(page, {
        areas: ground().areas,
        columnsOf: (name) => listColumnFields(catalogue.get(name)),
        holds: (name) => catalogue.get(name)?.kind === 'chain',
        collapsed,
        matches: search.trim() === '' ? undefined : isFound,
      }),
    [page, ground, catalogue, collapsed, search, isFound],
  );
  return { rows, isFound };
}
