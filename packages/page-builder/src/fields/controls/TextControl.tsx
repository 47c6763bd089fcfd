'use client';
import type { TextField } from '../asText.ts';
import { asText } from '../asText.ts';
import type { ControlProps } from '../ControlProps.ts';
import { storeText } from '../ControlProps.ts';
import { Input } from '../fieldStyles.ts';

export function TextControl(props: ControlProps<TextField>) {
  const { id, field, value, attributes } = props;
  return (
    <Input
      id={id}
      type="text"
      dir="auto"
      autoComplete="off"
      value={asText(value)}
      placeholder={field.default}
      onChange={({ currentTarget }) => storeText(props, currentTarget.value)}
      {...attributes}
    />
  );
}
