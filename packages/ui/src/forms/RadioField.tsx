'use client';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldNote, noteAttributes } from './FieldNote.tsx';
import type { FieldProps } from './FieldProps.ts';
import { ChoiceLabel, Frame, labelStyle } from './fieldStyles.ts';
import { useValidationMessage } from './useValidationMessage.ts';
import { useValidity } from './useValidity.ts';

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
  /** Value of the option that is chosen at first. */
  readonly defaultValue?: string;
}

/** One choice of several, each with its label after it and an id of its own. */
export function RadioField(props: RadioFieldProps) {
  const { name, label, options, required = false, defaultValue, tip, className, onChange } = props;
  const { validationErrorMessage, showDefaultError } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const { control, error, isAnnounced, group, onInvalid } = useValidity<HTMLInputElement>({
    message: useValidationMessage(validationErrorMessage),
    showDefaultError,
    constraint: `${required}`,
  });
  return (
    <Frame className={className} {...group}>
      <Group id={id} role="radiogroup" {...noteAttributes({ of: id, error, tip })}>
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
      <FieldNote {...{ error, isAnnounced, tip }} of={id} />
    </Frame>
  );
}
