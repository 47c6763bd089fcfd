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

/** Kind of field to control, as far as rows may have them: rows do not hold rows. */
export function LeafControl({ field, ...rest }: ControlProps) {
  switch (field.kind) {
    // The last two are JSON that a picker writes; whoever offers them to editors wants them seen as they are.
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
