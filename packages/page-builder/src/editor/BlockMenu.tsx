'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { useEditing } from '../editing/Editing.ts';
import { SaveSectionDialog } from '../sections/SaveSectionDialog.tsx';
import { ContextMenu } from './ContextMenu.tsx';
import type { MenuPlace } from './ContextMenu.tsx';
import { phrases } from './phrases.ts';
import { isWriting } from './useShortcuts.ts';

/** Keeps the menu above the parts of the editor, of which a phone hides all but one. */
const Over = styled.div`
  position: fixed;
  z-index: 60;
`;

/** The largest size of the menu in CSS pixels, by which it is kept inside the window. */
const SIZE = { width: 200, height: 300 };

export interface BlockMenuProps {
  readonly whole: RefObject<HTMLElement | null>;
  /** Called when something was pasted. @param problem what is wrong with it */
  readonly onPasted: (problem: string | undefined) => void;
  /** Begins to rename a block. */
  readonly onRename: (id: string) => void;
}

const isMenuKey = ({ key, shiftKey }: KeyboardEvent): boolean =>
  key === 'ContextMenu' || (shiftKey && key === 'F10');

/** Returns the place of the menu for a pointer or a focused row; `undefined` where blocks are not handled. */
function findPlace({ target }: Event, pointer?: MenuPlace): MenuPlace | undefined {
  const around = target instanceof HTMLElement ? target.closest('[data-layer], [role=tree]') : null;
  if (!(target instanceof HTMLElement) || around === null || isWriting(target)) return undefined;
  const { left, bottom } = target.getBoundingClientRect();
  const { x, y } = pointer ?? { x: left + 24, y: bottom };
  const view = target.ownerDocument.defaultView;
  return {
    x: Math.max(0, Math.min(x, (view?.innerWidth ?? x) - SIZE.width)),
    y: Math.max(0, Math.min(y, (view?.innerHeight ?? y) - SIZE.height)),
  };
}

/** Renders the menu of the selected blocks, opened by the right button of the mouse, Shift+F10 or the menu key. */
export function BlockMenu({ whole, onPasted, onRename }: BlockMenuProps) {
  const t = usePhrases(phrases);
  const { store, canEdit, paste } = useEditing();
  const [place, setPlace] = useState<MenuPlace>();
  const [isSaving, setSaving] = useState(false);
  const before = useRef<Element>(null);
  useEffect(() => {
    const element = whole.current;
    if (element === null) return undefined;
    function open(event: Event, pointer?: MenuPlace) {
      const next = findPlace(event, pointer);
      const hasActions = canEdit || store.get().selected !== undefined;
      if (next === undefined || element === null || !hasActions) return;
      event.preventDefault();
      before.current = element.ownerDocument.activeElement;
      setPlace(next);
    }
    const onMenu = (event: MouseEvent) => open(event, { x: event.clientX, y: event.clientY });
    const onKey = (event: KeyboardEvent) => isMenuKey(event) && open(event);
    element.addEventListener('contextmenu', onMenu);
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('contextmenu', onMenu);
      element.removeEventListener('keydown', onKey);
    };
  }, [whole, store, canEdit]);

  function close(isLeft = false) {
    setPlace(undefined);
    if (!isLeft && before.current instanceof HTMLElement) before.current.focus();
  }

  /** A menu may read the clipboard only with the editor's permission; without it, the keys still can. */
  function pasteFromMenu() {
    const clipboard = whole.current?.ownerDocument.defaultView?.navigator.clipboard;
    Promise.resolve(clipboard?.readText()).then(
      (text) => onPasted(text === undefined ? t('menu.pasteByKey') : paste(text)),
      () => onPasted(t('menu.pasteByKey')),
    );
  }

  if (isSaving) return <SaveSectionDialog onClose={() => setSaving(false)} />;
  if (place === undefined) return null;
  return (
    <Over>
      <section aria-label={t('menu.title')}>
        <ContextMenu
          {...{ place, onRename }}
          onClose={close}
          onPaste={pasteFromMenu}
          onSaveSection={() => setSaving(true)}
        />
      </section>
    </Over>
  );
}
