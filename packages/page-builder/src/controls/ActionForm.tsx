'use client';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../api/messageOf.ts';
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

/** What was typed, by the names of the fields. */
export type TypedValues = Readonly<Record<string, string>>;

export interface ActionFormProps {
  /** Accessible name. */
  readonly label: string;
  readonly submitLabel: string;
  /** What a rejection says is shown; what was typed stays then, and is cleared otherwise unless `keepsValues`. */
  readonly onSubmit: (values: TypedValues) => Promise<unknown>;
  readonly keepsValues?: boolean;
  /** Fields side by side, as of a filter. */
  readonly isRow?: boolean;
  /** Further buttons beside the one that submits. */
  readonly otherActions?: ReactNode;
  readonly children?: ReactNode;
}

const readValues = (form: HTMLFormElement): TypedValues =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Some fields and one act. It is done once at a time, and a refusal is read aloud. */
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
      setProblem(messageOf(error));
    }
    setBusy(false);
  }

  return (
    <Fields aria-label={label} $isRow={isRow} onSubmit={(event) => void submit(event)}>
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      {children}
      <Actions>
        <ToolButton type="submit" isMain aria-disabled={isBusy || undefined}>
          {submitLabel}
        </ToolButton>
        {otherActions}
      </Actions>
    </Fields>
  );
}
