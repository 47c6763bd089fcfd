'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../desk/Builder.ts';
import { phrases } from './phrases.ts';

/** How long it stays while nobody is at it. */
const STAYS_MS = 10_000;

const Box = styled.fieldset`
  position: fixed;
  inset-block-end: 1rem;
  inset-inline: 1rem;
  z-index: 50;
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  max-inline-size: 34rem;
  margin-inline: auto;
  padding: 0.6rem 0.75rem;
  border: 1px solid ${token('rule-strong')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  box-shadow: 0 0.25rem 1rem ${token('scrim')};
`;

const Text = styled.span`
  flex: 1;
`;

export interface UndoToastProps {
  /** What was done. */
  readonly text: string;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}

/**
 * Tells what was done and takes it back on demand. It has the focus, for what was there before is gone; it stays ten seconds,
 * longer while the focus or a pointer is in it, and goes with Escape.
 */
export function UndoToast({ text, onUndo, onDismiss }: UndoToastProps) {
  const t = usePhrases(phrases);
  const { clock } = useBuilder();
  const undo = useRef<HTMLButtonElement>(null);
  const [isHeld, setHeld] = useState(false);
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
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onKeyDown={({ key }) => key === 'Escape' && onDismiss()}
    >
      <Text>{text}</Text>
      <ToolButton ref={undo} isMain onClick={onUndo}>
        {t('pages.undo')}
      </ToolButton>
      <ToolButton onClick={onDismiss}>{t('pages.dismiss')}</ToolButton>
    </Box>
  );
}
