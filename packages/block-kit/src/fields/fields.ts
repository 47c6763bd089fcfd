/** The field builders. Each returns its options with a kind, and keeps literal types so that props can be inferred. */
import type { ContentConfig, ContentSchema, FieldOptions, LeafSchema, TextField } from './Field.ts';
import type { JsonValue } from '@broadsheet/client-core';

type Options<Default, Extra = object> = FieldOptions & Extra & { readonly default?: Default };
// An alias, so that the declarations of a block's fields spell it out.
type Kind<Name> = { readonly kind: Name };

function textual<const Name extends TextField['kind']>(kind: Name) {
  return <const O extends Options<string>>(options: O): O & Kind<Name> => ({ ...options, kind });
}

/** One line of text. */
export const text = textual('text');
/** Several lines of plain text. */
export const longText = textual('longText');
/** HTML from an editor; the engine sanitises it before a block is given it. */
export function richText<
  const O extends Options<string, { readonly inline?: boolean; readonly raw?: boolean }>,
>(options: O): O & Kind<'richText'> {
  return { ...options, kind: 'richText' };
}
/** An address: absolute, or rooted at the site. */
export const url = textual('url');
/** The address of a picture, filled by a picker. */
export const image = textual('image');
/** JSON text from resizer token version to token; always hidden. */
export const auth = textual('auth');
/** JSON text `{ "x", "y" }`; always hidden. */
export const focalPoint = textual('focalPoint');

export function number<const O extends Options<number, { readonly min?: number; readonly max?: number }>>(
  options: O,
): O & Kind<'number'> {
  return { ...options, kind: 'number' };
}

export function boolean<const O extends Options<boolean>>(options: O): O & Kind<'boolean'> {
  return { ...options, kind: 'boolean' };
}

export function select<
  const Option extends string | number,
  const O extends FieldOptions & {
    readonly options: readonly Option[];
    readonly optionTitles?: Readonly<Partial<Record<NoInfer<`${Option}`>, string>>>;
    readonly default?: NoInfer<Option>;
  },
>(options: O & { readonly options: readonly Option[] }): O & Kind<'select'> {
  return { ...options, kind: 'select' };
}

/** A content source with its query; the editor is offered the sources that answer the given schema. */
export function content<const O extends Options<ContentConfig, { readonly schema: ContentSchema }>>(
  options: O,
): O & Kind<'content'> {
  return { ...options, kind: 'content' };
}

export function keyValue<const O extends Options<Readonly<Record<string, string>>>>(
  options: O,
): O & Kind<'keyValue'> {
  return { ...options, kind: 'keyValue' };
}

export function list<const O extends Options<readonly JsonValue[], { readonly of: LeafSchema }>>(
  options: O,
): O & Kind<'list'> {
  return { ...options, kind: 'list' };
}

export function object<
  const O extends Options<Readonly<Record<string, JsonValue>>, { readonly of: LeafSchema }>,
>(options: O): O & Kind<'object'> {
  return { ...options, kind: 'object' };
}

/** The field that most blocks have in common. */
export const lazyLoadField = boolean({
  label: 'Load when near the viewport',
  description: 'Holds the block back until it is within 300 pixels of the viewport.',
  default: false,
  group: 'general',
});
