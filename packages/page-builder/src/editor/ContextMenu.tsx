'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { styled } from 'styled-components';
import { phrases as canvasPhrases } from '../canvas/phrases.ts';
import { useEditing, usePageState } from '../editing/Editing.ts';
import { phrases as sectionPhrases } from '../sections/phrases.ts';
import { useCanSave } from '../sections/SaveSectionButton.tsx';
import { phrases } from './phrases.ts';

const Menu = styled.div`
  position: fixed;
  z-index: 60;
  display: grid;
  min-inline-size: 11rem;
  padding: 0.25rem;
  border: 1px solid ${token('rule-strong')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  box-shadow: 0 0.25rem 1rem ${token('scrim')};
`;

const Item = styled.button`
  min-block-size: 2rem;
  padding: 0.25rem 0.6rem;
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  color: ${token('ink')};
  font: 400 ${token('type-0')} / 1.3 ${token('sans')};
  text-align: start;
  cursor: pointer;
  &:is(:hover, :focus-visible) {
    background: ${token('tint')};
  }
`;

export interface MenuPlace {
  readonly x: number;
  readonly y: number;
}

export interface ContextMenuProps {
  readonly place: MenuPlace;
  /** Closes the menu. @param isLeft whether the focus has gone elsewhere already */
  readonly onClose: (isLeft?: boolean) => void;
  readonly onPaste: () => void;
  /** Begins to rename a block. */
  readonly onRename: (id: string) => void;
  /** Begins to save the selected blocks as a shared section. */
  readonly onSaveSection: () => void;
}

interface Action {
  readonly title: string;
  readonly run: () => void;
  /** Whether it works on what has the focus, which must not be a text field from before the menu. */
  readonly isInMenu?: boolean;
}

/** Returns the actions on the selected blocks that the editor may take. */
function useMenuActions(
  { onPaste, onRename, onSaveSection }: Pick<ContextMenuProps, 'onPaste' | 'onRename' | 'onSaveSection'>,
  copy: (cut: boolean) => void,
): readonly Action[] {
  const t = usePhrases(phrases);
  const onSections = usePhrases(sectionPhrases);
  const canSave = useCanSave();
  const onCanvas = usePhrases(canvasPhrases);
  const { canEdit, move, duplicate, removeSelected } = useEditing();
  const id = usePageState((state) => state.selected);
  const isOne = usePageState(({ selection }) => selection.length === 1);
  const paste = { title: t('menu.paste'), run: onPaste };
  if (id === undefined) return canEdit ? [paste] : [];
  return [
    { title: t('menu.copy'), run: () => copy(false), isInMenu: true },
    ...(canEdit
      ? [
          { title: t('menu.cut'), run: () => copy(true), isInMenu: true },
          paste,
          ...(isOne ? [{ title: t('menu.rename'), run: () => onRename(id) }] : []),
          ...(canSave ? [{ title: onSections('sections.save'), run: onSaveSection }] : []),
          { title: onCanvas('canvas.duplicate'), run: () => duplicate(id) },
          { title: onCanvas('canvas.up'), run: () => move(id, 'up') },
          { title: onCanvas('canvas.down'), run: () => move(id, 'down') },
          { title: onCanvas('canvas.remove'), run: removeSelected },
        ]
      : []),
  ];
}

/** Calls back when anything but an element is pressed; a press on the page moves no focus, by which it would be noticed. */
function usePressOutside(element: RefObject<HTMLElement | null>, onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const { ownerDocument } = element.current ?? {};
    const listen = ({ target }: Event) =>
      target instanceof Node && element.current?.contains(target) === false && latest.current();
    ownerDocument?.addEventListener('pointerdown', listen, true);
    return () => ownerDocument?.removeEventListener('pointerdown', listen, true);
  }, [element]);
}

/** Renders the actions on the selected blocks at the pointer or at the row of the outline. */
export function ContextMenu({ place, onClose, onPaste, onRename, onSaveSection }: ContextMenuProps) {
  const t = usePhrases(phrases);
  const menu = useRef<HTMLDivElement>(null);
  const { removeSelected } = useEditing();
  const actions = useMenuActions({ onPaste, onRename, onSaveSection }, (isCut) => {
    // The browser's own command needs no permission, and ends in the same event as the keys. Its cut needs a text field.
    const isCopied = menu.current?.ownerDocument.execCommand('copy') === true;
    if (isCut && isCopied) removeSelected();
  });
  useEffect(() => menu.current?.querySelector('button')?.focus(), []);
  usePressOutside(menu, () => onClose(true));

  function onKeyDown(event: KeyboardEvent) {
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    const index = items.findIndex((item) => item === item.ownerDocument.activeElement);
    const { key } = event;
    if (key === 'Escape' || key === 'Tab') onClose();
    else if (key === 'ArrowDown') items[(index + 1) % items.length]?.focus();
    else if (key === 'ArrowUp') items.at(index - 1)?.focus();
    else if (key === 'Home') items[0]?.focus();
    else if (key === 'End') items.at(-1)?.focus();
    else if (key !== 'Enter' && key !== ' ') return;
    if (key !== 'Enter' && key !== ' ') event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Menu
      ref={menu}
      role="menu"
      aria-label={t('menu.title')}
      tabIndex={-1}
      style={{ left: place.x, top: place.y }}
      onKeyDown={onKeyDown}
      // Some systems open the browser's own menu only when the menu key is released.
      onContextMenu={(event) => event.preventDefault()}
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && onClose(true)}
    >
      {actions.map(({ title, run, isInMenu = false }) => (
        <Item
          key={title}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            if (isInMenu) run();
            onClose();
            if (!isInMenu) run();
          }}
        >
          {title}
        </Item>
      ))}
    </Menu>
  );
}
