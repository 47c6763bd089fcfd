'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { accountEnglish, readerEnglish, useReaderAction } from '@broadsheet/reader';
import { Button, Dialog, FormError, Heading, token } from '@broadsheet/ui';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

const english = { ...readerEnglish, ...accountEnglish, ...phrases };
const ERRORS = { otherwise: 'share.err.stop' } as const;

const Question = styled.form`
  display: grid;
  gap: 1rem;
  font: 400 ${token('type-1')} / 1.5 ${token('sans')};
  & > :is(h2, h3, h4, h5, h6) {
    font: ${token('heading-weight')} ${token('type-4')} / 1.15 ${token('serif')};
  }
  & > p {
    margin: 0;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

export interface StopDialogProps {
  readonly title: string;
  /** What happens. */
  readonly children: ReactNode;
  readonly yes: string;
  /** Rejects when nothing has changed. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a share ends; stays open while it does, and when that fails. */
export function StopDialog({ title, children, yes, onConfirm, onClose }: StopDialogProps) {
  const t = usePhrases(english);
  const { isBusy, problem, run } = useReaderAction(ERRORS);
  const headingId = useId();
  const no = useRef<HTMLElement>(null);
  const stay = isBusy ? undefined : onClose;
  return (
    <Dialog open labelledBy={headingId} initialFocus={no} onClose={stay}>
      <Question
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run(onConfirm).then((isDone) => isDone && onClose());
        }}
      >
        <Heading id={headingId}>{title}</Heading>
        <p>{children}</p>
        <FormError>{problem && t(problem)}</FormError>
        <Choices>
          <Button ref={no} variant="secondary" aria-disabled={isBusy || undefined} onClick={stay}>
            {t('share.no')}
          </Button>
          <Button variant="primary" type="submit" aria-disabled={isBusy || undefined}>
            {yes}
          </Button>
        </Choices>
        <output>{isBusy ? t('id.waiting') : ''}</output>
      </Question>
    </Dialog>
  );
}
