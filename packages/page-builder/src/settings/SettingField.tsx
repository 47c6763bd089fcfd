'use client';
import { useId } from 'react';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Hint, Input, Label, ProblemText, Select, Stack } from '../fields/fieldStyles.ts';

export interface SettingFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly problem?: string | undefined;
  readonly tip?: string;
  /** The placeholder: the value that applies without one. */
  readonly placeholder?: string;
  readonly isReadOnly?: boolean;
  /** The id of a `datalist`. */
  readonly list?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** Renders a text input of a setting, with its problem. */
export function SettingField(props: SettingFieldProps) {
  const { label, value, onChange, problem, tip, placeholder, isReadOnly = false, list } = props;
  const id = useId();
  const note = problem ?? tip;
  const Note = problem === undefined ? Hint : ProblemText;
  return (
    <Stack>
      <Label htmlFor={id}>{label}</Label>
      <Input
        {...{ id, value, placeholder, list }}
        readOnly={isReadOnly}
        autoComplete={props.autoComplete ?? 'off'}
        aria-invalid={problem !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onBlur={props.onBlur}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {note !== undefined && <Note id={`${id}-note`}>{note}</Note>}
    </Stack>
  );
}

export interface SettingChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly isReadOnly?: boolean;
}

/** Renders a choice between a few values. */
export function SettingChoice({ label, value, options, onChange, isReadOnly = false }: SettingChoiceProps) {
  const id = useId();
  return (
    <Stack>
      <Label htmlFor={id}>{label}</Label>
      <Select
        {...{ id, value }}
        disabled={isReadOnly}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Stack>
  );
}
