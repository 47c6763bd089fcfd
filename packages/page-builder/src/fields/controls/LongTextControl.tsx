'use client';
import type { TextField } from '../asText.ts';
import { asText } from '../asText.ts';
import type { ControlProps } from '../ControlProps.ts';
import { storeText } from '../ControlProps.ts';
import { TextArea } from '../fieldStyles.ts';

export function LongTextControl(props: ControlProps<TextField>) {
  const { id, field, value, attributes } = props;
  return (
    <TextArea
      id={id}
      dir="auto"
      rows={4}
      value={asText(value)}
      placeholder={field.default}
      onChange={({ currentTarget }) => storeText(props, currentTarget.value)}
      {...attributes}
    />
  );
}
