'use client';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/Button.tsx';
import { FormError } from '../forms/FormError.ts';
import { Heading } from '../text/HeadingLevel.tsx';
import { token } from '../theme/tokens.ts';
import { Dialog } from './Dialog.tsx';

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

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

export interface QuestionDialogProps {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  /** The reason why the last attempt failed. */
  readonly problem: ReactNode;
  /** Said while what was agreed to is done; nothing can be answered meanwhile. Empty: nothing is being done. */
  readonly busy: string;
  /** Called with the fields between question and answers. The dialog stays until its owner closes it. */
  readonly onYes: (form: FormData) => void;
  readonly onNo: () => void;
  /** The explanation of what will happen, and fields if the answer needs any. */
  readonly children: ReactNode;
}

/** Renders a question to answer before an action. The safe answer has the focus; Escape and the close button give it too. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, yes, no, problem, busy, onYes, onNo, children } = props;
  const headingId = useId();
  const safe = useRef<HTMLElement>(null);
  const isBusy = busy !== '';
  const stay = isBusy ? undefined : onNo;
  return (
    <Dialog open labelledBy={headingId} initialFocus={safe} onClose={stay}>
      <Question
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onYes(new FormData(event.currentTarget));
        }}
      >
        <Heading id={headingId}>{title}</Heading>
        {children}
        <FormError>{problem}</FormError>
        <Answers>
          <Button ref={safe} variant="secondary" aria-disabled={isBusy || undefined} onClick={stay}>
            {no}
          </Button>
          <Button variant="primary" type="submit" aria-disabled={isBusy || undefined}>
            {yes}
          </Button>
        </Answers>
        <output>{busy}</output>
      </Question>
    </Dialog>
  );
}
