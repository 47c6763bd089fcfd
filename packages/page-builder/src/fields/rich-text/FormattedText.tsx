'use client';
/** The formatted view of a rich text, with the editing library. This module is fetched when such a field is first shown. */
import { useEffect, useState } from 'react';
import { asText } from '../asText.ts';
import { storeText } from '../ControlProps.ts';
import { FormattedEditor } from './FormattedEditor.tsx';
import { readFormatted } from './formattedHtml.ts';
import { BLOCK_SCHEMA, INLINE_SCHEMA } from './formattedSchema.ts';
import type { RichTextControlProps } from './RichTextControlProps.ts';

export interface FormattedTextProps extends RichTextControlProps {
  /**
   * Called when formatted text cannot represent the HTML. `lost` has the elements and attributes, if they are the reason.
   */
  readonly onUnfit: (lost: readonly string[]) => void;
}

export function FormattedText({ onUnfit, ...props }: FormattedTextProps) {
  const { id, field, value, attributes } = props;
  const html = asText(value);
  const schema = field.inline === true ? INLINE_SCHEMA : BLOCK_SCHEMA;
  /** The edited text, and the HTML last written from it. Different HTML came from elsewhere and is read again. */
  const [own, setOwn] = useState(() => ({ html, turn: 0, reading: readFormatted(html, schema) }));
  if (own.html !== html) setOwn({ html, turn: own.turn + 1, reading: readFormatted(html, schema) });
  const { reading } = own;
  useEffect(() => {
    if (reading.kind === 'unfit') onUnfit(reading.lost);
  }, [reading, onUnfit]);
  if (reading.kind === 'unfit') return null;
  return (
    <FormattedEditor
      key={own.turn}
      {...{ id, field, attributes }}
      doc={reading.doc}
      onChange={(next) => {
        setOwn({ ...own, html: next });
        storeText(props, next);
      }}
    />
  );
}
