'use client';
import { styled } from 'styled-components';
import { FieldNote } from './FieldNote.tsx';
import type { FieldProps } from './FieldProps.ts';
import { controlStyle, Frame, Label } from './fieldStyles.ts';
import type { ControlLook } from './fieldStyles.ts';
import { useField } from './useField.ts';

const Area = styled.textarea<ControlLook>`
  ${controlStyle}
  resize: vertical;
`;

export interface TextAreaFieldProps extends FieldProps {
  readonly defaultValue?: string;
  /** The number of lines that are visible at first. Default: 4. */
  readonly rows?: number;
  /** How many characters can be typed. */
  readonly maxLength?: number;
}

/** Renders a field for several lines of text: label above, tip or error below. Readers can make it higher. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, required = false, defaultValue = '', rows = 4, maxLength, onChange } = props;
  const { id, control, onInvalid, described, frame, note } = useField<HTMLTextAreaElement>(props);
  return (
    <Frame {...frame}>
      <Label htmlFor={id}>{label}</Label>
      <Area
        {...{ id, name, required, defaultValue, rows, maxLength, onInvalid }}
        {...described}
        ref={control}
        onChange={(event) => onChange?.({ value: event.currentTarget.value })}
        $state="default"
        $size="large"
      />
      <FieldNote {...note} />
    </Frame>
  );
}
