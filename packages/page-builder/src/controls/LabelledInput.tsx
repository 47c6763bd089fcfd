'use client';
import { token } from '@broadsheet/ui';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { css, styled } from 'styled-components';
import { fieldStyle } from './fieldStyle.ts';

const Frame = styled.div`
  display: grid;
  gap: 0.25rem;
`;

const Label = styled.label`
  font-size: ${token('type-0')};
  font-weight: 600;
`;

const control = css`
  ${fieldStyle}
  min-block-size: 2rem;
  padding: 0.25rem 0.5rem;
`;

const Input = styled.input`
  ${control}
`;

const Select = styled.select`
  ${control}
`;

const Note = styled.span<{ readonly $isProblem: boolean }>`
  color: ${({ $isProblem }) => token($isProblem ? 'alert' : 'ink-soft')};
  font-size: ${token('type-0')};
`;

interface Labelled {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A hint that helps to fill in the field. */
  readonly hint?: ReactNode;
  /** The problem with the value, and how to fix it. */
  readonly problem?: string | undefined;
}

export interface LabelledInputProps extends Labelled {
  readonly type?: 'text' | 'search' | 'date';
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly onBlur?: () => void;
}

/** An empty note is not displayed, because the frame's gap would otherwise show below the control. */
const NoteFrame = styled.span`
  &:empty {
    display: none;
  }
`;

function Notes({ id, hint, problem }: Pick<Labelled, 'hint' | 'problem'> & { readonly id: string }) {
  return (
    <NoteFrame id={id}>
      {problem !== undefined && (
        <Note $isProblem role="alert">
          {problem}
        </Note>
      )}
      {problem === undefined && hint !== undefined && <Note $isProblem={false}>{hint}</Note>}
    </NoteFrame>
  );
}

/** Renders a text input with its label, in the size of a tool. */
export function LabelledInput(props: LabelledInputProps) {
  const { label, value, onChange, hint, problem, type = 'text', inputRef, onBlur } = props;
  const id = useId();
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      <Input
        ref={inputRef}
        id={id}
        type={type}
        value={value}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <Notes id={`${id}-note`} hint={hint} problem={problem} />
    </Frame>
  );
}

export interface LabelledSelectProps extends Labelled {
  readonly options: readonly { readonly value: string; readonly title: string }[];
}

/** Renders a select with its label, in the size of a tool. */
export function LabelledSelect({ label, value, onChange, hint, problem, options }: LabelledSelectProps) {
  const id = useId();
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      <Select
        id={id}
        value={value}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </Select>
      <Notes id={`${id}-note`} hint={hint} problem={problem} />
    </Frame>
  );
}
