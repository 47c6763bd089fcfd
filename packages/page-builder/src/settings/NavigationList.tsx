'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import type { DragEvent, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../controls/Notice.tsx';
import { pathOfPlace } from './EntryFields.tsx';
import { childrenOf, isHidden, listEntries, nameOf, urlOf } from './navigationTree.ts';
import type { EntryMove, EntryPlace, ListedEntry, NavigationEntry } from './navigationTree.ts';
import { phrases } from './phrases.ts';
import type { SettingProblem } from './Setting.ts';

const List = styled.ul`
  display: grid;
  gap: 1px;
  margin-block: 0.5rem;
  list-style: none;
`;

const Entry = styled.button`
  display: flex;
  gap: 0.5rem;
  align-items: baseline;
  inline-size: 100%;
  min-block-size: 2rem;
  padding: 0.25rem 0.5rem;
  border: 0;
  border-block: 2px solid transparent;
  background: none;
  font-size: ${token('type-0')};
  text-align: start;
  cursor: pointer;
  &[aria-current='true'] {
    background: ${token('tint')};
    box-shadow: inset 3px 0 0 ${token('brand')};
  }
  &[data-drop='before'] {
    border-block-start-color: ${token('brand')};
  }
  &[data-drop='after'] {
    border-block-end-color: ${token('brand')};
  }
  &[data-drop='inside'] {
    outline: 2px solid ${token('brand')};
    outline-offset: -2px;
  }
  > small {
    color: ${token('ink-soft')};
    overflow-wrap: anywhere;
  }
`;

const Warning = styled.small`
  && {
    color: ${token('alert')};
  }
`;

const KEYS: Readonly<Record<string, EntryMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

type DropSide = 'before' | 'inside' | 'after';

/** The upper and the lower quarter of an entry are beside it, what is between them is inside. */
function sideOf({ clientY, currentTarget }: DragEvent): DropSide {
  const { top, height } = currentTarget.getBoundingClientRect();
  const share = height === 0 ? 0.5 : (clientY - top) / height;
  if (share < 0.25) return 'before';
  return share > 0.75 ? 'after' : 'inside';
}

function toTarget({ place, entry }: ListedEntry, side: DropSide) {
  if (side === 'inside') return { parent: place, index: childrenOf(entry).length };
  return { parent: place.slice(0, -1), index: (place.at(-1) ?? 0) + (side === 'after' ? 1 : 0) };
}

const focusAt = (list: HTMLElement | null, place: EntryPlace): void =>
  list?.querySelector<HTMLElement>(`[data-place="${place.join('.')}"]`)?.focus();

export interface NavigationListProps {
  readonly tree: NavigationEntry;
  readonly selected: EntryPlace | undefined;
  readonly problems: readonly SettingProblem[];
  readonly isReadOnly: boolean;
  readonly onSelect: (place: EntryPlace) => void;
  readonly onStep: (place: EntryPlace, move: EntryMove) => void;
  /** Before the move, `to` is where the tree has it. */
  readonly onMove: (from: EntryPlace, to: { parent: EntryPlace; index: number }) => void;
}

/** All entries, indented by their level. Arrow keys go from one to the next, with Alt they move it. */
export function NavigationList(props: NavigationListProps) {
  const { tree, selected, problems, isReadOnly, onSelect, onStep, onMove } = props;
  const t = usePhrases(phrases);
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<EntryPlace>();
  const [drop, setDrop] = useState<{ readonly key: string; readonly side: DropSide }>();
  const isMoving = useRef(false);
  useEffect(() => {
    // What was moved by a key has another place, and keeps the focus.
    if (isMoving.current && selected !== undefined) focusAt(list.current, selected);
    isMoving.current = false;
  }, [selected]);
  const entries = listEntries(tree);
  if (entries.length === 0) return <Notice kind="note">{t('navigation.none')}</Notice>;

  function onKeyDown(event: KeyboardEvent, { place }: ListedEntry, index: number) {
    const move = KEYS[event.key];
    if (move === undefined) return;
    if (event.altKey && !isReadOnly) {
      event.preventDefault();
      isMoving.current = true;
      onStep(place, move);
    } else if (move === 'up' || move === 'down') {
      const next = entries[index + (move === 'up' ? -1 : 1)];
      event.preventDefault();
      if (next !== undefined) focusAt(list.current, next.place);
    }
  }

  return (
    <List ref={list} aria-label={t('navigation.entries')}>
      {entries.map((listed, index) => {
        const { entry, place } = listed;
        const key = place.join('.');
        const isWrong = problems.some(
          (each) => !each.isWarning && each.path.replace(/\.\w+$/, '') === pathOfPlace(place),
        );
        return (
          <li key={key}>
            <Entry
              type="button"
              data-place={key}
              data-drop={drop?.key === key ? drop.side : undefined}
              aria-current={selected?.join('.') === key}
              style={{ paddingInlineStart: `${place.length * 1.1 - 0.6}rem` }}
              draggable={!isReadOnly}
              onClick={() => onSelect(place)}
              onKeyDown={(event) => onKeyDown(event, listed, index)}
              onDragStart={() => setDragged(place)}
              onDragEnd={() => {
                setDragged(undefined);
                setDrop(undefined);
              }}
              onDragOver={(event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                setDrop({ key, side: sideOf(event) });
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged !== undefined) onMove(dragged, toTarget(listed, sideOf(event)));
                setDragged(undefined);
                setDrop(undefined);
              }}
            >
              <span>{nameOf(entry) || t('navigation.unnamed')}</span>
              <small>{urlOf(entry)}</small>
              {isHidden(entry) && <small>{t('navigation.hidden')}</small>}
              {isWrong && <Warning aria-hidden>!</Warning>}
            </Entry>
          </li>
        );
      })}
    </List>
  );
}
