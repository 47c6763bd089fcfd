'use client';
import type { Field } from '@broadsheet/block-kit';
import { asText } from '../asText.ts';
import type { ControlProps } from '../ControlProps.ts';
import { storeText } from '../ControlProps.ts';
import { TextArea } from '../fieldStyles.ts';

type RichTextField = Extract<Field, { readonly kind: 'richText' }>;

export function RichTextControl(props: ControlProps<RichTextField>) {
  const { id, field, value, attributes } = props;
  return (
    <TextArea
      id={id}
      dir="auto"
      rows={6}
      spellCheck={false}
      aria-label={field.label}
      value={asText(value)}
      placeholder={field.default}
      onChange={({ currentTarget }) => storeText(props, currentTarget.value)}
      {...attributes}
    />
  );
}
