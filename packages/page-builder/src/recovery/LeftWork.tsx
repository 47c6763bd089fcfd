'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import type { LeftDraft } from '../saving/localDraft.ts';
import { phrases } from './phrases.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  & > p {
    flex: 1 1 20rem;
  }
`;

export interface LeftWorkProps<Document> {
  readonly left: readonly LeftDraft<Document>[];
  readonly isReadOnly: boolean;
  /** Merges a draft. @returns whether it was merged */
  readonly onTake: (draft: LeftDraft<Document>) => Promise<boolean>;
  readonly onDrop: (draft: LeftDraft<Document>) => void;
  /** Called when the focused button has done its work and disappears. */
  readonly onDone?: () => void;
}

/** Renders the drafts that closed windows have left, to add each to what is edited or to throw it away. */
export function LeftWork<Document>({ left, isReadOnly, ...actions }: LeftWorkProps<Document>) {
  if (isReadOnly) return null;
  return left.map((draft) => <LeftDraftRow key={draft.window} draft={draft} {...actions} />);
}

interface LeftDraftRowProps<Document> extends Omit<LeftWorkProps<Document>, 'left' | 'isReadOnly'> {
  readonly draft: LeftDraft<Document>;
}

function LeftDraftRow<Document>({ draft, onTake, onDrop, onDone }: LeftDraftRowProps<Document>) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const { announce } = useBuilder();
  const [step, setStep] = useState<'asked' | 'sure' | 'waiting'>('asked');
  const moment = format.dateTime(draft.keptAt);
  async function recover() {
    if (!(await onTake(draft))) return setStep('waiting');
    announce(t('left.taken', { moment }));
    onDone?.();
  }
  function drop() {
    onDrop(draft);
    announce(t('left.dropped', { moment }));
    onDone?.();
  }
  return (
    <Notice kind="note">
      <Row>
        <p>
          {t('left.text', { moment })} {step === 'waiting' && t('left.wait')}
        </p>
        {step === 'sure' ? (
          <>
            <ToolButton onClick={drop}>{t('left.dropSure')}</ToolButton>
            <ToolButton onClick={() => setStep('asked')}>{t('left.keep')}</ToolButton>
          </>
        ) : (
          <>
            <ToolButton isMain onClick={() => void recover()}>
              {t('left.take')}
            </ToolButton>
            <ToolButton onClick={() => setStep('sure')}>{t('left.drop')}</ToolButton>
          </>
        )}
      </Row>
    </Notice>
  );
}
