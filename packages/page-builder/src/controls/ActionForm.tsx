'use client';
import { getErrorMessage } from '@broadsheet/client-core';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { denseFields } from './denseFields.ts';
import { Notice } from './Notice.tsx';
import { ToolButton } from './ToolButton.tsx';

const Fields = styled.form<{ readonly $isRow: boolean }>`
  display: grid;
  gap: 0.9rem;
  ${denseFields}
  ${({ $isRow }) =>
    $isRow
      ? 'grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); align-items: end;'
      : 'max-inline-size: 26rem;'}
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
`;

/** The entered values, by the names of the fields. */
export type TypedValues = Readonly<Record<string, string>>;

export interface ActionFormProps {
  /** The accessible name. */
  readonly label: string;
  readonly submitLabel: string;
  /**
   * Called with the values. The message of a rejection is shown and the values stay; otherwise they are cleared, unless
   * `keepsValues`.
   */
  readonly onSubmit: (values: TypedValues) => Promise<unknown>;
  readonly keepsValues?: boolean;
  /** Whether the fields are side by side, as in a filter. */
  readonly isRow?: boolean;
  /** More buttons beside the one that submits. */
  readonly otherActions?: ReactNode;
  readonly children?: ReactNode;
}

const readValues = (form: HTMLFormElement): TypedValues =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Renders a form with some fields and one action. The action runs once at a time, and its failure is announced. */
export function ActionForm(props: ActionFormProps) {
  const { label, submitLabel, onSubmit, keepsValues = false, isRow = false, otherActions, children } = props;
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await onSubmit(readValues(form));
      if (!keepsValues) form.reset();
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
    setBusy(false);
  }

  return (
    <Fields aria-label={label} $isRow={isRow} onSubmit={(event) => void submit(event)}>
      {children}
      {/* Beside the button that was pressed: above a long form it would be out of sight. */}
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <Actions>
        <ToolButton type="submit" isMain aria-disabled={isBusy || undefined}>
          {submitLabel}
        </ToolButton>
        {otherActions}
      </Actions>
    </Fields>
  );
}
