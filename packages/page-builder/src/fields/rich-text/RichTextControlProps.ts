import type { Field } from '@broadsheet/block-kit';
import type { ControlProps } from '../ControlProps.ts';

/** What both views of a rich text are given. */
export type RichTextControlProps = ControlProps<Extract<Field, { readonly kind: 'richText' }>>;
