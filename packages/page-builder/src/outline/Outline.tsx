'use client';
/**
 * The page as a tree, through which the keyboard can do everything that the mouse does on the preview. One row at a time is
 * focusable.
 */
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useEditing, usePage, usePageState } from '../editing/Editing.ts';
import { OutlineItem } from './OutlineItem.tsx';
import { outlineRows } from './outlineRows.ts';
import type { OutlineRow } from './outlineRows.ts';
import { phrases } from './phrases.ts';
import { readOutlineKey } from './readOutlineKey.ts';
import type { OutlineAct } from './readOutlineKey.ts';

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
}

/** Returns the id of a row's block; `undefined` for the page and its areas. */
const getId = (row: OutlineRow): string | undefined => (row.kind === 'block' ? row.node.id : undefined);

/** Returns a function that tells whether a row is selected: a block, the area that was chosen for the next one, or the page. */
function useSelectedRow(): (row: OutlineRow) => boolean {
  const selected = usePageState((state) => state.selected);
  const chosenArea = usePageState((state) => state.chosenArea);
  return (row) =>
    row.kind === 'area'
      ? row.area === chosenArea
      : getId(row) === selected && (row.kind === 'block' || chosenArea === undefined);
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

export function Outline({ onInsert, onOpen }: OutlineProps) {
  const t = usePhrases(phrases);
  const { select, chooseArea, move, remove, duplicate, canEdit, ground } = useEditing();
  const page = usePage();
  const isSelected = useSelectedRow();
  const rows = useMemo(() => outlineRows(page, ground().areas), [page, ground]);
  const tree = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const reached = rows.find(({ key }) => key === focused) ?? rows.find(isSelected);

  function focus(row: OutlineRow | undefined) {
    if (row === undefined) return;
    setFocused(row.key);
    if (row.kind === 'area') chooseArea(row.area);
    else select(getId(row));
    focusRow(tree.current, row);
  }

  function change(
    id: string,
    act: Exclude<OutlineAct, { kind: 'go' | 'insert' | 'open' }>,
    above: OutlineRow | undefined,
  ) {
    if (act.kind === 'move') move(id, act.direction);
    else if (act.kind === 'duplicate') duplicate(id);
    else {
      focus(above);
      remove(id);
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    const current = findRow(rows, event) ?? reached;
    const index = rows.findIndex((row) => row === current);
    const act = readOutlineKey(event, { rows, index });
    if (act === undefined) return;
    const id = current && getId(current);
    if (act.kind === 'go') focus(act.row);
    else if (act.kind === 'open' || act.kind === 'insert') {
      focus(current);
      if (act.kind === 'open') onOpen();
      else onInsert();
    } else if (id !== undefined && canEdit) change(id, act, rows[index - 1]);
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <Tree ref={tree} role="tree" aria-label={t('outline.title')} tabIndex={-1} onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <OutlineItem
            key={row.key}
            row={row}
            isSelected={isSelected(row)}
            isReachable={row === reached}
            onFocus={focus}
          />
        ))}
      </Tree>
      <Help>{t('outline.help')}</Help>
    </>
  );
}
