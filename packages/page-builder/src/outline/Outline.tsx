'use client';
/**
 * The page as a tree, through which the keyboard can do everything that the mouse does on the preview. One row at a time is
 * focusable.
 */
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { walkNode } from '@broadsheet/page-document';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { readingKey } from '../controls/readingKey.ts';
import type { CollectionDrops } from '../drag/CollectionDrops.ts';
import { findRoots } from '../editing/blockGroups.ts';
import { useEditing, usePage, usePageState } from '../editing/Editing.ts';
import { OutlineFilter } from './OutlineFilter.tsx';
import { OutlineItem } from './OutlineItem.tsx';
import type { Adding } from './OutlineItem.tsx';
import type { OutlineRow } from './outlineRows.ts';
import { phrases } from './phrases.ts';
import { readOutlineKey } from './readOutlineKey.ts';
import type { OutlineAct } from './readOutlineKey.ts';
import { useBlockWords } from './useBlockWords.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useMarks } from './useMarks.ts';
import { useOutlineDrops } from './useOutlineDrops.ts';
import { listRowsAround, useOutlineRows } from './useOutlineRows.ts';
import type { OutlineFolds, ShownRows } from './useOutlineRows.ts';

const Tree = styled.div`
  overflow: auto;
  padding: 0.25rem;
`;

const Help = styled.p`
  padding: 0.5rem;
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;

export interface OutlineProps {
  /** Shows the palette; called for the Insert key. */
  readonly onInsert: () => void;
  /** Shows the fields of the selection; called for the Enter key. */
  readonly onOpen: () => void;
  /** Which rows are collapsed, what is looked for and what is renamed, kept while other tabs are shown. */
  readonly folds: OutlineFolds;
  readonly collections: CollectionDrops;
}

/** Returns the id of a row's block; `undefined` for the page, its areas and the columns of a chain. */
const getId = (row: OutlineRow): string | undefined => (row.kind === 'block' ? row.node.id : undefined);

/** Returns a function that tells whether a row is selected: a block, the place that was chosen for the next one, or the page. */
function useSelectedRow(): (row: OutlineRow) => boolean {
  const selection = usePageState((state) => state.selection);
  const chosenArea = usePageState((state) => state.chosenArea);
  const column = usePageState((state) => state.chosenColumn);
  return (row) => {
    switch (row.kind) {
      case 'area':
        return row.area === chosenArea;
      case 'column':
        return row.index === column?.column && row.end.container.id === column.id;
      case 'block':
        return selection.includes(row.node.id);
      case 'page':
        return selection.length === 0 && chosenArea === undefined && column === undefined;
    }
  };
}

/** Focuses a row. Ids of blocks and names of areas come from documents, and would have to be escaped in a selector. */
function focusRow(tree: HTMLElement | null, { key }: OutlineRow): void {
  const elements = tree?.querySelectorAll<HTMLElement>('[data-key]') ?? [];
  [...elements].find(({ dataset }) => dataset['key'] === key)?.focus();
}

/** Returns the row of an event; a screen reader focuses rows that neither a key nor a click has reached. */
function findRow(rows: readonly OutlineRow[], { target }: KeyboardEvent): OutlineRow | undefined {
  const focused = target instanceof HTMLElement ? target.dataset['key'] : undefined;
  return rows.find(({ key }) => key === focused);
}

/** Returns the nearest row above a place that is none of some blocks. */
function findStaying(
  rows: readonly OutlineRow[],
  { index, gone }: { readonly index: number; readonly gone: ReadonlySet<string> },
): OutlineRow | undefined {
  return rows.slice(0, Math.max(index, 0)).findLast((row) => row.kind !== 'block' || !gone.has(row.node.id));
}

interface KeysOptions extends Omit<OutlineProps, 'collections'>, ShownRows {
  readonly reached: OutlineRow | undefined;
  readonly focus: (row: OutlineRow | undefined, adding?: Adding) => void;
  readonly rename: (id: string) => void;
}

/** Returns the handler of the keys on a row. */
function useOutlineKeys(options: KeysOptions): (event: KeyboardEvent) => void {
  const { rows, reached, focus, rename, folds, onInsert, onOpen } = options;
  const { store, move, remove, duplicate, canEdit } = useEditing();

  function removeAt(id: string, index: number) {
    const { page, selection } = store.get();
    const group = findRoots(page, selection.includes(id) ? selection : [id]);
    const gone = new Set(group.flatMap((node) => [...walkNode(node)].map((each) => each.id)));
    const above = findStaying(rows, { index, gone });
    // The row that is focused becomes the selection, so the blocks go first.
    remove(id);
    focus(above);
  }

  function change(id: string, act: OutlineAct, index: number) {
    if (act.kind === 'move') {
      move(id, act.direction);
      // In the same rendering as the move: a row that is gone in between would lose the focus.
      folds.expand(listRowsAround(store.get().page, id));
    }
    if (act.kind === 'duplicate') duplicate(id);
    else if (act.kind === 'rename') rename(id);
    else if (act.kind === 'remove') removeAt(id, index);
  }

  function walk(act: OutlineAct, current: OutlineRow | undefined): boolean {
    if (act.kind === 'go') focus(act.row);
    else if (act.kind === 'extend') focus(act.row, 'range');
    else if (act.kind === 'collapse' || act.kind === 'expand') {
      if (current !== undefined) folds.fold(current.key, act.kind === 'collapse');
    } else if (act.kind === 'open' || act.kind === 'insert') {
      focus(current);
      if (act.kind === 'open') onOpen();
      else onInsert();
    } else return false;
    return true;
  }

  return (event) => {
    if (event.target instanceof HTMLInputElement) return;
    const current = findRow(rows, event) ?? reached;
    const index = rows.findIndex((row) => row === current);
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    const pressed = { key: readingKey(event), altKey, ctrlKey, metaKey, shiftKey };
    const act = readOutlineKey(pressed, { rows, index });
    if (act === undefined) return;
    const id = current && getId(current);
    if (!walk(act, current) && id !== undefined && canEdit) change(id, act, index);
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Returns a function that focuses a row and selects what it stands for. */
function useRowFocus(
  tree: RefObject<HTMLElement | null>,
  rows: readonly OutlineRow[],
  rename: (id: undefined) => void,
) {
  const { select, toggle, selectTo, chooseArea, chooseColumn } = useEditing();
  const [focused, setFocused] = useState<string>();
  // A row that is rendered only when it changes keeps the function of before, which needs the rows of now.
  const current = useRef(rows);
  useEffect(() => {
    current.current = rows;
  });
  function focus(row: OutlineRow | undefined, adding: Adding = 'none') {
    if (row === undefined) return;
    setFocused(row.key);
    const order = current.current.flatMap((each) => getId(each) ?? []);
    if (row.kind === 'block' && adding === 'one') toggle(row.node.id);
    else if (row.kind === 'block' && adding === 'range') selectTo(row.node.id, order);
    else if (adding !== 'none') return;
    else if (row.kind === 'area') chooseArea(row.area);
    else if (row.kind === 'column') chooseColumn({ id: row.end.container.id, column: row.index });
    else select(getId(row));
    focusRow(tree.current, row);
  }
  function endRenaming(row: OutlineRow) {
    rename(undefined);
    focusRow(tree.current, row);
  }
  return { focused, focus, endRenaming };
}

export function Outline(props: OutlineProps) {
  const { folds, collections } = props;
  const { renamed, rename } = folds;
  const t = usePhrases(phrases);
  const isSelected = useSelectedRow();
  const wordsOf = useBlockWords(usePage());
  const marks = useMarks();
  const shown = useOutlineRows(folds, wordsOf);
  const { rows } = shown;
  const tree = useRef<HTMLDivElement>(null);
  const drop = useOutlineDrops(tree, { rows, collections });
  const { focused, focus, endRenaming } = useRowFocus(tree, rows, rename);
  const reached = rows.find(({ key }) => key === focused) ?? rows.find(isSelected) ?? rows[0];
  const onKeyDown = useOutlineKeys({ ...props, ...shown, reached, focus, rename });
  const keys = rows.map(({ key }) => key);
  const held = useKeptFocus(tree, {
    keys,
    focusAnother() {
      if (reached !== undefined) focusRow(tree.current, reached);
    },
  });

  return (
    <>
      <OutlineFilter
        search={folds.search}
        onSearch={folds.lookFor}
        onLeave={() => focus(rows.find((row) => row.kind === 'block' && shown.isFound(row.node)) ?? rows[0])}
      />
      <Tree
        ref={tree}
        role="tree"
        aria-multiselectable
        aria-label={t('outline.title')}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        {...held}
      >
        {rows.map((row) => (
          <OutlineItem
            key={row.key}
            row={row}
            words={row.kind === 'block' ? wordsOf(row.node) : undefined}
            mark={row.kind === 'block' ? marks.get(row.node.id) : undefined}
            drop={drop?.key === row.key ? drop.side : undefined}
            dropName={drop?.key === row.key ? drop.name : undefined}
            isSelected={isSelected(row)}
            isReachable={row === reached}
            isRenamed={renamed !== undefined && getId(row) === renamed}
            onFocus={focus}
            onFold={folds.fold}
            onRename={rename}
            onRenamed={endRenaming}
          />
        ))}
      </Tree>
      <Help as="output">{rows.length === 1 && folds.search !== '' ? t('outline.none') : ''}</Help>
      <Help>{t('outline.help')}</Help>
    </>
  );
}
