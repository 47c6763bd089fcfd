'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import type { DragEvent, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../controls/Notice.tsx';
import { readingKey } from '../controls/readingKey.ts';
import { pathOfPlace } from './EntryFields.tsx';
import { getChildren, isHidden, listEntries, getName, getUrl } from './navigationTree.ts';
import type { EntryMoving, EntryPlace, EntryStep, ListedEntry, NavigationEntry } from './navigationTree.ts';
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

const KEYS: Readonly<Record<string, EntryStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

type DropSide = 'before' | 'inside' | 'after';

/**
 * Returns where a drop puts an entry: the upper and the lower quarter of an entry mean before and after it, the middle
 * means inside.
 */
function getSide({ clientY, currentTarget }: DragEvent): DropSide {
  const { top, height } = currentTarget.getBoundingClientRect();
  const share = height === 0 ? 0.5 : (clientY - top) / height;
  if (share < 0.25) return 'before';
  return share > 0.75 ? 'after' : 'inside';
}

function toTarget({ place, entry }: ListedEntry, side: DropSide) {
  if (side === 'inside') return { parent: place, index: getChildren(entry).length };
  return { parent: place.slice(0, -1), index: (place.at(-1) ?? 0) + (side === 'after' ? 1 : 0) };
}

const toKey = (place: EntryPlace): string => place.join('.');

/** Returns whether a problem of the entry itself prevents the publication of the tree. */
const isWrong = (problems: readonly SettingProblem[], place: EntryPlace): boolean =>
  problems.some((each) => !each.isWarning && each.path.replace(/\.\w+$/, '') === pathOfPlace(place));

const focusAt = (list: HTMLElement | null, place: EntryPlace): void =>
  list?.querySelector<HTMLElement>(`[data-place="${toKey(place)}"]`)?.focus();

export interface NavigationListProps {
  readonly tree: NavigationEntry;
  readonly selected: EntryPlace | undefined;
  readonly problems: readonly SettingProblem[];
  readonly isReadOnly: boolean;
  readonly onSelect: (place: EntryPlace) => void;
  readonly onStep: (place: EntryPlace, step: EntryStep) => void;
  readonly onMove: (moving: EntryMoving) => void;
}

/** Returns the handlers of an entry that can be dragged and dropped on. */
function useEntryDrag(onMove: NavigationListProps['onMove']) {
  const [dragged, setDragged] = useState<EntryPlace>();
  const [drop, setDrop] = useState<{ readonly key: string; readonly side: DropSide }>();
  const end = () => {
    setDragged(undefined);
    setDrop(undefined);
  };
  return (listed: ListedEntry) => {
    const key = toKey(listed.place);
    return {
      'data-drop': drop?.key === key ? drop.side : undefined,
      onDragStart: () => setDragged(listed.place),
      onDragEnd: end,
      onDragOver(event: DragEvent) {
        if (dragged === undefined) return;
        event.preventDefault();
        setDrop({ key, side: getSide(event) });
      },
      onDrop(event: DragEvent) {
        event.preventDefault();
        if (dragged !== undefined) onMove({ from: dragged, to: toTarget(listed, getSide(event)) });
        end();
      },
    };
  };
}

/** Returns the handler of keys: arrow keys move between entries, and with Alt they move the entry, which keeps the focus. */
function useEntryKeys(
  { selected, isReadOnly, onStep }: NavigationListProps,
  entries: readonly ListedEntry[],
) {
  const list = useRef<HTMLUListElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (isMoving.current && selected !== undefined) focusAt(list.current, selected);
    isMoving.current = false;
  }, [selected]);
  function onKeyDown(event: KeyboardEvent, index: number): void {
    const step = KEYS[readingKey(event)];
    const here = entries[index];
    if (step === undefined || here === undefined) return;
    if (event.altKey && !isReadOnly) {
      event.preventDefault();
      isMoving.current = true;
      onStep(here.place, step);
    } else if (step === 'up' || step === 'down') {
      event.preventDefault();
      const next = entries[index + (step === 'up' ? -1 : 1)];
      if (next !== undefined) focusAt(list.current, next.place);
    }
  }
  return { list, onKeyDown };
}

/** Renders all entries, indented by their level. */
export function NavigationList(props: NavigationListProps) {
  const { tree, selected, problems, isReadOnly, onSelect, onMove } = props;
  const t = usePhrases(phrases);
  const entries = listEntries(tree);
  const { list, onKeyDown } = useEntryKeys(props, entries);
  const dragOf = useEntryDrag(onMove);
  if (entries.length === 0) return <Notice kind="note">{t('navigation.none')}</Notice>;
  return (
    <List ref={list} aria-label={t('navigation.entries')}>
      {entries.map((listed, index) => {
        const { entry, place } = listed;
        return (
          <li key={toKey(place)}>
            <Entry
              type="button"
              {...dragOf(listed)}
              data-place={toKey(place)}
              aria-current={selected !== undefined && toKey(selected) === toKey(place)}
              style={{ paddingInlineStart: `${place.length * 1.1 - 0.6}rem` }}
              draggable={!isReadOnly}
              onClick={() => onSelect(place)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <span>{getName(entry) || t('navigation.unnamed')}</span>
              <small>{getUrl(entry)}</small>
              {isHidden(entry) && <small>{t('navigation.hidden')}</small>}
              {isWrong(problems, place) && <Warning>{t('navigation.wrong')}</Warning>}
            </Entry>
          </li>
        );
      })}
    </List>
  );
}
