import type { Field } from '@broadsheet/block-kit';
import type { Companion } from './findCompanions.ts';
import type { OnFieldsChange } from './FieldsChange.ts';

/** The attributes that connect a control with its label, its description and its problem. */
export interface ControlAttributes {
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface ControlProps<F extends Field = Field> {
  /** The id of the element that the label names; for a group, the prefix of its parts' ids. */
  readonly id: string;
  /** The field's name in the schema. */
  readonly name: string;
  readonly field: F;
  /** The stored value, of any type; `undefined` for none. */
  readonly value: unknown;
  /** The hidden fields that belong to an image field. */
  readonly companions: readonly Companion[];
  readonly attributes: ControlAttributes;
  readonly onChange: OnFieldsChange;
}

/** Stores the value of the control's field; `undefined` removes it. */
export function store(
  { name, onChange }: Pick<ControlProps, 'name' | 'onChange'>,
  value: unknown,
  { isTyping = false }: { readonly isTyping?: boolean } = {},
): void {
  if (value === undefined) onChange({ set: {}, unset: [name], isTyping });
  else onChange({ set: { [name]: value }, unset: [], isTyping });
}

/**
 * Stores a text. A blank text is removed if the field has no default; otherwise it is stored, because it differs from the
 * default.
 */
export function storeText(props: Pick<ControlProps, 'name' | 'onChange' | 'field'>, text: string): void {
  const isNothing = text === '' && props.field.default === undefined;
  store(props, isNothing ? undefined : text, { isTyping: true });
}
