'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { accountEnglish, readerEnglish, useReaderAction } from '@broadsheet/identity-ui';
import { QuestionDialog } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { changePhrases } from './changePhrases.ts';

const english = { ...readerEnglish, ...accountEnglish, ...changePhrases };

/** The sentences of the log, by the phrase that the reader sees. */
const FAILURES = {
  'sub.m.cancelErr': 'A subscription could not be cancelled.',
  'sub.m.keepErr': 'A change of plan could not be withdrawn.',
  'sub.m.resubErr': 'A subscription could not be resumed.',
} as const;

export interface ConfirmDialogProps {
  readonly title: string;
  /** The consequences, and the question. */
  readonly children: ReactNode;
  readonly yes: string;
  /** The message of a failure; it has to be a constant. */
  readonly errors: { readonly otherwise: 'sub.m.cancelErr' | 'sub.m.keepErr' | 'sub.m.resubErr' };
  readonly onConfirm: (form: FormData) => Promise<void>;
  readonly onClose: () => void;
}

/** Renders the confirmation before a subscription is changed; it stays open during the change and when that fails. */
export function ConfirmDialog({ title, children, yes, errors, onConfirm, onClose }: ConfirmDialogProps) {
  const t = usePhrases(english);
  const { isBusy, problem, run } = useReaderAction(errors, FAILURES[errors.otherwise]);

  async function confirm(form: FormData) {
    if (await run(() => onConfirm(form))) onClose();
  }

  return (
    <QuestionDialog
      title={title}
      yes={yes}
      no={t('sub.m.no')}
      problem={problem && t(problem)}
      busy={isBusy ? t('id.waiting') : ''}
      onYes={(form) => void confirm(form)}
      onNo={onClose}
    >
      {children}
    </QuestionDialog>
  );
}
