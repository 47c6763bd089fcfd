'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { accountEnglish, readerEnglish, useReaderAction } from '@broadsheet/reader';
import { Button, Dialog, FormError, Heading, token } from '@broadsheet/ui';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { changePhrases } from './changePhrases.ts';

const english = { ...readerEnglish, ...accountEnglish, ...changePhrases };

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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

export interface ConfirmDialogProps {
  readonly title: string;
  /** What happens, and the question. */
  readonly children: ReactNode;
  readonly yes: string;
  /** A constant: what is said when it fails. */
  readonly errors: { readonly otherwise: 'sub.m.cancelErr' | 'sub.m.resubErr' };
  readonly onConfirm: (form: FormData) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a subscription is changed; stays open while it is, and when that fails. */
export function ConfirmDialog({ title, children, yes, errors, onConfirm, onClose }: ConfirmDialogProps) {
  const t = usePhrases(english);
  const { isBusy, problem, run } = useReaderAction(errors);
  const headingId = useId();
  const no = useRef<HTMLElement>(null);
  const stay = isBusy ? undefined : onClose;

  async function confirm(form: FormData) {
    if (await run(() => onConfirm(form))) onClose();
  }

  return (
    <Dialog open labelledBy={headingId} initialFocus={no} onClose={stay}>
      <Question
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void confirm(new FormData(event.currentTarget));
        }}
      >
        <Heading id={headingId}>{title}</Heading>
        {children}
        <FormError>{problem && t(problem)}</FormError>
        <Actions>
          <Button ref={no} variant="secondary" aria-disabled={isBusy || undefined} onClick={stay}>
            {t('sub.m.no')}
          </Button>
          <Button variant="primary" type="submit" aria-disabled={isBusy || undefined}>
            {yes}
          </Button>
        </Actions>
        <output>{isBusy ? t('id.waiting') : ''}</output>
      </Question>
    </Dialog>
  );
}
