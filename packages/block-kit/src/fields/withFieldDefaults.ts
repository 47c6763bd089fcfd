import { createElement } from 'react';
import type { ComponentType, FunctionComponent } from 'react';
import type { FieldSchema } from './Field.ts';
import { resolveFields } from './resolveFields.ts';

/** The props of a block for who writes it in JSX: its fields are optional, everything else is as the component has it. */
export type WithFieldDefaults<Schema extends FieldSchema, Props> = Omit<Props, keyof Schema> &
  Partial<Pick<Props, Extract<keyof Schema, keyof Props>>>;

/**
 * Creates the component that a block's package exports: a field that is absent or `undefined` has its default, as in a page
 * document. The block entry and the island take the component itself, whose fields are resolved already.
 */
export function withFieldDefaults<const Schema extends FieldSchema, Props extends object>(
  fields: Schema,
  Component: ComponentType<Props>,
): FunctionComponent<WithFieldDefaults<Schema, Props>>;
export function withFieldDefaults(fields: FieldSchema, Component: ComponentType<object>) {
  const { plain: defaults } = resolveFields(fields, {}, '');
  return function BlockWithDefaults(props: object) {
    const given = Object.entries(props).filter(([, value]) => value !== undefined);
    return createElement(Component, { ...defaults, ...Object.fromEntries(given) });
  };
}
