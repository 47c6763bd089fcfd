'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { floatingBox } from '../controls/floatingBox.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { phrases } from './phrases.ts';

/** Milliseconds until it disappears without focus or pointer. */
const STAYS_MS = 10_000;

const Box = styled.fieldset`
  ${floatingBox}
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
`;

const Text = styled.span`
  /* On a phone it gets a line of its own above the buttons. */
  flex: 1 1 14rem;
`;

export interface UndoToastProps {
  /** The text about what was done. */
  readonly text: string;
  /** A link to where it was done. */
  readonly children?: ReactNode;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/**
 * Renders a message about what was done, with a button that undoes it. It takes the focus, because the element that had it
 * has been removed. It stays ten seconds, longer while the focus or a pointer is in it, and closes with Escape.
 */
export function UndoToast({ text, children, onUndo, onDismiss }: UndoToastProps) {
  const t = usePhrases(phrases);
  const { clock } = useBuilder();
  const undo = useRef<HTMLButtonElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const [hasPointer, setPointer] = useState(false);
  const isHeld = hasFocus || hasPointer;
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => undo.current?.focus(), []);
  useEffect(
    () => (isHeld ? undefined : clock.setTimeout(() => dismiss.current(), STAYS_MS)),
    [clock, isHeld],
  );
  return (
    <Box
      aria-label={text}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onPointerEnter={() => setPointer(true)}
      onPointerLeave={() => setPointer(false)}
      onKeyDown={({ key }) => key === 'Escape' && onDismiss()}
    >
      <Text>{text}</Text>
      {children}
      <ToolButton ref={undo} isMain onClick={onUndo}>
        {t('pages.undo')}
      </ToolButton>
      <ToolButton onClick={onDismiss}>{t('pages.dismiss')}</ToolButton>
    </Box>
  );
}
