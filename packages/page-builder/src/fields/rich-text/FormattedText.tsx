'use client';
/**
 * The formatted view of a rich text, and all that comes with the library: it is fetched when such a field is first shown.
 */
import { useEffect, useState } from 'react';
import { asText } from '../asText.ts';
import { storeText } from '../ControlProps.ts';
import { FormattedEditor } from './FormattedEditor.tsx';
import { readFormatted } from './formattedHtml.ts';
import { BLOCK_SCHEMA, INLINE_SCHEMA } from './formattedSchema.ts';
import type { RichTextControlProps } from './RichTextControlProps.ts';

export interface FormattedTextProps extends RichTextControlProps {
  /** Told where the HTML says what formatted text cannot: which elements and attributes these are, if it is they. */
  readonly onUnfit: (lost: readonly string[]) => void;
}

export function FormattedText({ onUnfit, ...props }: FormattedTextProps) {
  const { id, field, value, attributes } = props;
  const html = asText(value);
  const schema = field.inline === true ? INLINE_SCHEMA : BLOCK_SCHEMA;
  /** What is edited, and the HTML that was last written of it. Another HTML came from elsewhere and is read anew. */
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
