'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { useEditing, useSavingState } from '../editing/Editing.ts';
import { phrases } from './phrases.ts';

const Note = styled.output<{ readonly $isProblem: boolean }>`
  color: ${({ $isProblem }) => token($isProblem ? 'alert' : 'ink-soft')};
`;

/** Renders whether the work is saved, and where; nothing for a page that nobody has changed since it was published. */
export function SavingNote() {
  const t = usePhrases(phrases);
  const { saver } = useEditing();
  const state = useSavingState();
  const isUntouched = state.kind === 'saved' && saver.revision() === 0;
  const message = 'message' in state ? state.message : '';
  const isProblem = state.kind === 'unreached' || state.kind === 'refused' || state.kind === 'conflict';
  return (
    <Note $isProblem={isProblem} data-saving={state.kind}>
      {isUntouched ? null : t(`saving.${state.kind}`, { message })}
    </Note>
  );
}
