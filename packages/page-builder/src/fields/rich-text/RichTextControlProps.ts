import type { Field } from '@broadsheet/block-kit';
import type { ControlProps } from '../ControlProps.ts';

/** The props of both views of a rich text. */
export type RichTextControlProps = ControlProps<Extract<Field, { readonly kind: 'richText' }>>;
