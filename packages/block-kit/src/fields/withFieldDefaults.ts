import { isRecord } from '@broadsheet/client-core';
import { createElement } from 'react';
import type { ComponentType, FunctionComponent } from 'react';
import type { Field, FieldSchema } from './Field.ts';

/** The props of a block for who writes it in JSX: its fields are optional, everything else is as the component has it. */
export type WithFieldDefaults<Schema extends FieldSchema, Props> = Omit<Props, keyof Schema> &
  Partial<Pick<Props, Extract<keyof Schema, keyof Props>>>;

/** Returns a field's default; its rows, or its object, are completed by the defaults of their own fields. */
function getDefault(field: Field): unknown {
  if (field.kind !== 'list' && field.kind !== 'object') return field.default;
  const complete = (row: unknown) => (isRecord(row) ? { ...listDefaults(field.of), ...row } : row);
  return Array.isArray(field.default) ? field.default.map(complete) : complete(field.default);
}

/** Unlike `resolveFields` it checks nothing: the compiler has checked defaults, and this code is in every block's script. */
function listDefaults(fields: FieldSchema): Readonly<Record<string, unknown>> {
  const defaults = Object.entries(fields).map(([name, field]) => [name, getDefault(field)] as const);
  return Object.fromEntries(defaults.filter(([, value]) => value !== undefined));
}

/**
 * Creates the component that a block's package exports: a field that is absent or `undefined` has its default, as in a page
 * document. The block entry and the island take the component itself, whose fields are resolved already.
 */
export function withFieldDefaults<const Schema extends FieldSchema, Props extends object>(
  fields: Schema,
  Component: ComponentType<Props>,
): FunctionComponent<WithFieldDefaults<Schema, Props>>;
export function withFieldDefaults(fields: FieldSchema, Component: ComponentType<object>) {
  const defaults = listDefaults(fields);
  return function BlockWithDefaults(props: object) {
    const given = Object.entries(props).filter(([, value]) => value !== undefined);
    return createElement(Component, { ...defaults, ...Object.fromEntries(given) });
  };
}
