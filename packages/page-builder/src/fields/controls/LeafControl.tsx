'use client';
import type { ControlProps } from '../ControlProps.ts';
import { BooleanControl } from './BooleanControl.tsx';
import { ContentControl } from './ContentControl.tsx';
import { ImageControl } from './ImageControl.tsx';
import { KeyValueControl } from './KeyValueControl.tsx';
import { LongTextControl } from './LongTextControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { RichTextControl } from './RichTextControl.tsx';
import { SelectControl } from './SelectControl.tsx';
import { TextControl } from './TextControl.tsx';
import { UrlControl } from './UrlControl.tsx';

/** Renders the control for a kind of field that rows may contain; rows cannot contain rows. */
export function LeafControl({ field, ...rest }: ControlProps) {
  switch (field.kind) {
    // The last two kinds are JSON from a picker; a block that does not hide such a field wants it shown as text.
    case 'text':
    case 'auth':
    case 'focalPoint':
      return <TextControl {...rest} field={field} />;
    case 'longText':
      return <LongTextControl {...rest} field={field} />;
    case 'richText':
      return <RichTextControl {...rest} field={field} />;
    case 'url':
      return <UrlControl {...rest} field={field} />;
    case 'image':
      return <ImageControl {...rest} field={field} />;
    case 'number':
      return <NumberControl {...rest} field={field} />;
    case 'boolean':
      return <BooleanControl {...rest} field={field} />;
    case 'select':
      return <SelectControl {...rest} field={field} />;
    case 'content':
      return <ContentControl {...rest} field={field} />;
    case 'keyValue':
      return <KeyValueControl {...rest} field={field} />;
    case 'list':
    case 'object':
      return null;
  }
}
