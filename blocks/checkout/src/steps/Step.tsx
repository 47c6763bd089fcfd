'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { claimFreeFocus } from '@broadsheet/sales-ui';
import { Button, FormError, HeadingSection, token, useHeadingLevel } from '@broadsheet/ui';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';

const Frame = styled.section`
  display: grid;
  gap: 1rem;
  padding-block: 1.25rem;
  border-block-start: ${token('border')};
  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    align-items: center;
    justify-content: space-between;
    min-block-size: 2.75rem;
  }
  & > header > :is(h2, h3, h4, h5, h6) {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    margin: 0;
    font: ${token('heading-weight')} ${token('type-4')} / 1.15 ${token('serif')};
  }
  &[data-status='waiting'] > header {
    color: ${token('ink-soft')};
  }
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2rem;
  block-size: 2rem;
  border: 1px solid currentColor;
  border-radius: 50%;
  font: 600 ${token('type-1')} / 1 ${token('sans')};
  [data-status='complete'] > header & {
    border-color: ${token('success')};
    background: ${token('success')};
    color: ${token('paper')};
  }
`;

const Summary = styled.div`
  padding-inline-start: 2.75rem;
  font: 400 ${token('type-1')} / 1.5 ${token('sans')};
  overflow-wrap: anywhere;
  & p {
    margin: 0;
  }
`;

export type StepStatus = 'waiting' | 'open' | 'complete';

export interface StepProps {
  /** The number of the step, counted from 1. */
  readonly number: number;
  readonly title: string;
  readonly status: StepStatus;
  /** The result of the step, shown once it is complete. */
  readonly summary?: ReactNode;
  readonly onEdit?: (() => void) | undefined;
  /** An error above the content of the open step. */
  readonly error?: ReactNode;
  /** The content of the open step; what is passed for a complete one stays, hidden. */
  readonly children?: ReactNode;
}

/** Renders a numbered step of the checkout. When it opens, its heading takes the focus. */
export function Step(props: StepProps) {
  return (
    <HeadingSection>
      <StepSection {...props} />
    </HeadingSection>
  );
}

function StepSection(props: StepProps) {
  const { number, title, status, summary, onEdit, error, children } = props;
  const t = usePhrases(phrases);
  const HeadingTag = `h${useHeadingLevel()}` as const;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<StepStatus>(undefined);
  useEffect(() => {
    if (status === 'open' && before.current === undefined) claimFreeFocus(heading.current);
    else if (status === 'open' && before.current !== 'open') heading.current?.focus();
    before.current = status;
  }, [status]);
  const note = useRef<HTMLDivElement>(null);
  // The clicked button may be a screen further down.
  useEffect(() => {
    if (error !== undefined) note.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <Frame data-status={status} aria-labelledby={headingId}>
      <header>
        <HeadingTag ref={heading} id={headingId} tabIndex={-1}>
          <Mark>{number}</Mark>
          {title}
        </HeadingTag>
        {status === 'complete' && onEdit !== undefined && (
          <Button
            size="small"
            variant="secondary"
            accessibilityLabel={t('checkout.editOf', { step: title })}
            onClick={onEdit}
          >
            {t('sub.edit')}
          </Button>
        )}
      </header>
      {status === 'open' && <FormError ref={note}>{error}</FormError>}
      {status !== 'waiting' && <div hidden={status !== 'open'}>{children}</div>}
      {status === 'complete' && <Summary>{summary}</Summary>}
    </Frame>
  );
}
