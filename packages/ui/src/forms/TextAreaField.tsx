'use client';
import { useId } from 'react';
import { styled } from 'styled-components';
import { FieldNote, noteAttributes } from './FieldNote.tsx';
import type { FieldProps } from './FieldProps.ts';
import { controlStyle, Frame, Label } from './fieldStyles.ts';
import type { ControlLook } from './fieldStyles.ts';
import { useValidationMessage } from './useValidationMessage.ts';
import { useValidity } from './useValidity.ts';

const Area = styled.textarea<ControlLook>`
  ${controlStyle}
  resize: vertical;
`;

export interface TextAreaFieldProps extends FieldProps {
  readonly defaultValue?: string;
  /** How many lines it shows at first; 4 unless told. */
  readonly rows?: number;
  /** How many characters can be typed. */
  readonly maxLength?: number;
}

/** Several lines of text: label above, tip or error below; its reader may make it higher. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, required = false, defaultValue = '', rows = 4, maxLength, tip, className } = props;
  const { validationErrorMessage, showDefaultError, onChange } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const { control, error, isAnnounced, group, onInvalid } = useValidity<HTMLTextAreaElement>({
    message: useValidationMessage(validationErrorMessage),
    showDefaultError,
    constraint: `${required}`,
  });
  return (
    <Frame className={className} {...group}>
      <Label htmlFor={id}>{label}</Label>
      <Area
        {...{ id, name, required, defaultValue, rows, maxLength, onInvalid }}
        {...noteAttributes({ of: id, error, tip })}
        ref={control}
        onChange={(event) => onChange?.({ value: event.currentTarget.value })}
        $state="default"
        $size="large"
      />
      <FieldNote {...{ error, isAnnounced, tip }} of={id} />
    </Frame>
  );
}
