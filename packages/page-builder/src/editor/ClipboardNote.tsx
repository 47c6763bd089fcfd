'use client';
import { token } from '@broadsheet/ui';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { useBuilder } from '../builder/Builder.ts';
import { BlockMenu } from './BlockMenu.tsx';
import { useClipboard } from './useClipboard.ts';

/** Milliseconds for which it is shown. */
const STAYS_MS = 10_000;

const Box = styled.output`
  position: fixed;
  inset-block-end: 3.5rem;
  inset-inline: 1rem;
  z-index: 50;
  max-inline-size: 34rem;
  margin-inline: auto;
  padding: 0.6rem 0.75rem;
  border: 1px solid ${token('alert')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  box-shadow: 0 0.25rem 1rem ${token('scrim')};
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

/** Copies and pastes blocks, and renders what was wrong with those that were pasted last. */
export function ClipboardNote({ whole, onRename }: ClipboardNoteProps) {
  const { clock } = useBuilder();
  const [problem, setProblem] = useState<string>();
  useClipboard(whole, setProblem);
  useEffect(
    () => (problem === undefined ? undefined : clock.setTimeout(() => setProblem(undefined), STAYS_MS)),
    [problem, clock],
  );
  return (
    <>
      <BlockMenu whole={whole} onPasted={setProblem} onRename={onRename} />
      <Box data-clipboard>{problem}</Box>
    </>
  );
}
