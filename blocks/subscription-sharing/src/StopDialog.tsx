'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { accountEnglish, readerEnglish, useReaderAction } from '@broadsheet/identity-ui';
import { QuestionDialog } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { phrases } from './phrases.ts';

const english = { ...readerEnglish, ...accountEnglish, ...phrases };
const ERRORS = { otherwise: 'share.err.stop' } as const;

export interface StopDialogProps {
  readonly title: string;
  /** The consequences. */
  readonly children: ReactNode;
  readonly yes: string;
  /** Ends the share; rejects when nothing has changed. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Renders the confirmation before a share ends; it stays open during the request and when that fails. */
export function StopDialog({ title, children, yes, onConfirm, onClose }: StopDialogProps) {
  const t = usePhrases(english);
  const { isBusy, problem, run } = useReaderAction(ERRORS);
  return (
    <QuestionDialog
      title={title}
      yes={yes}
      no={t('share.no')}
      problem={problem && t(problem)}
      busy={isBusy ? t('id.waiting') : ''}
      onYes={() => void run(onConfirm).then((isDone) => isDone && onClose())}
      onNo={onClose}
    >
      <p>{children}</p>
    </QuestionDialog>
  );
}
