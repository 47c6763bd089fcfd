'use client';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { styled } from 'styled-components';
import { FieldNote } from './FieldNote.tsx';
import type { FieldProps, InputSize, InputState } from './FieldProps.ts';
import { controlStyle, Frame, Label } from './fieldStyles.ts';
import type { ControlLook } from './fieldStyles.ts';
import { useField } from './useField.ts';

const Select = styled.select<ControlLook>`
  ${controlStyle}
  text-overflow: ellipsis;
`;

export interface Choice {
  readonly label: string;
  readonly value: string;
}

export interface SelectFieldProps extends FieldProps {
  /** The options. If the field is required, a first one with the value `''` asks for a choice. */
  readonly options: readonly Choice[];
  readonly defaultValue?: string;
  readonly inputState?: InputState;
  readonly size?: InputSize;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

/** Renders the browser's own select element, which phones show in their own way. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, options, required = false, defaultValue, autoComplete, onChange } = props;
  const { inputState = 'default', size = 'large' } = props;
  const { id, control, status, onInvalid, described, frame, note } = useField<HTMLSelectElement>(props);
  return (
    <Frame {...frame}>
      <Label htmlFor={id}>{label}</Label>
      <Select
        {...{ id, name, required, defaultValue, autoComplete, onInvalid }}
        {...described}
        ref={control}
        onChange={(event) => onChange?.({ value: event.currentTarget.value })}
        $state={status === 'invalid' ? 'default' : inputState}
        $size={size}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <FieldNote {...note} />
    </Frame>
  );
}
