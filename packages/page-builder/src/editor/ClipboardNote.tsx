'use client';
import { token } from '@broadsheet/ui';
import { useEffect, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { useBuilder } from '../builder/Builder.ts';
import { floatingBox } from '../controls/floatingBox.ts';
import { useEditing } from '../editing/Editing.ts';
import { BlockMenu } from './BlockMenu.tsx';
import { useClipboard } from './useClipboard.ts';

/** Milliseconds for which it is shown. */
const STAYS_MS = 10_000;

const Box = styled.output`
  ${floatingBox}
  /* Above the bar of a phone. */
  inset-block-end: 3.5rem;
  border-color: ${token('alert')};
  &:empty {
    display: none;
  }
`;

export interface ClipboardNoteProps {
  /** The editor of the page, in whose document blocks are copied and pasted. */
  readonly whole: RefObject<HTMLElement | null>;
  /** Begins to rename a block. */
  readonly onRename: (id: string) => void;
}

/** Copies and pastes blocks, and renders the note about the last action, such as what was wrong with the pasted blocks. */
export function ClipboardNote({ whole, onRename }: ClipboardNoteProps) {
  const { clock } = useBuilder();
  const { note } = useEditing();
  const shown = useSyncExternalStore(note.subscribe, note.get);
  useClipboard(whole, note.set);
  useEffect(
    () => (shown === undefined ? undefined : clock.setTimeout(() => note.set(undefined), STAYS_MS)),
    [shown, note, clock],
  );
  return (
    <>
      <BlockMenu whole={whole} onPasted={note.set} onRename={onRename} />
      <Box data-note>{shown}</Box>
    </>
  );
}
