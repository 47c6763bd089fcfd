'use client';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldNote } from './FieldNote.tsx';
import type { FieldProps } from './FieldProps.ts';
import { ChoiceLabel, Frame, labelStyle } from './fieldStyles.ts';
import { useField } from './useField.ts';

const Group = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    ${labelStyle}
  }
`;

export interface RadioOption {
  readonly label: ReactNode;
  readonly value: string;
}

export interface RadioFieldProps extends FieldProps {
  readonly options: readonly RadioOption[];
  /** The value of the option that is selected at first. */
  readonly defaultValue?: string;
}

/** Renders a group of radio buttons, each with its label after it and an id of its own. */
export function RadioField(props: RadioFieldProps) {
  const { name, label, options, required = false, defaultValue, onChange } = props;
  const { id, control, onInvalid, described, frame, note } = useField<HTMLInputElement>(props);
  return (
    <Frame {...frame}>
      <Group id={id} role="radiogroup" {...described}>
        <legend>{label}</legend>
        {options.map((option, position) => (
          <ChoiceLabel key={option.value} htmlFor={`${id}-${position}`}>
            <input
              {...{ name, required, onInvalid }}
              id={`${id}-${position}`}
              ref={position === 0 ? control : undefined}
              type="radio"
              value={option.value}
              defaultChecked={option.value === defaultValue}
              onChange={() => onChange?.({ value: option.value })}
            />
            <span>{option.label}</span>
          </ChoiceLabel>
        ))}
      </Group>
      <FieldNote {...note} />
    </Frame>
  );
}
