import type { Field } from '@broadsheet/block-kit';
import type { Companion } from './findCompanions.ts';
import type { OnFieldsChange } from './FieldsChange.ts';

/** How a control is tied to its label, its description and its problem. */
export interface ControlAttributes {
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface ControlProps<F extends Field = Field> {
  /** Of the element that the label names; of a group, of what comes before its parts. */
  readonly id: string;
  /** The field's own, in the schema. */
  readonly name: string;
  readonly field: F;
  /** What the document stores, of any type; `undefined` for nothing. */
  readonly value: unknown;
  /** Of an image: the hidden fields that come with it. */
  readonly companions: readonly Companion[];
  readonly attributes: ControlAttributes;
  readonly onChange: OnFieldsChange;
}

/** Stores a value of the control's field. */
export function store(
  { name, onChange }: Pick<ControlProps, 'name' | 'onChange'>,
  value: unknown,
  { isTyping = false }: { readonly isTyping?: boolean } = {},
): void {
  if (value === undefined) onChange({ set: {}, unset: [name], isTyping });
  else onChange({ set: { [name]: value }, unset: [], isTyping });
}

/** Stores a text. A blank field without a default is not stored at all; with one, blank is a value of its own. */
export function storeText(props: Pick<ControlProps, 'name' | 'onChange' | 'field'>, text: string): void {
  const isNothing = text === '' && props.field.default === undefined;
  store(props, isNothing ? undefined : text, { isTyping: true });
}
