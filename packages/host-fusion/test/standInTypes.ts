/** Types of custom fields as the engine documents them: PropTypes that keep what their tags say. */
import type { EnginePropTypes, FieldTag, PropType } from '../src/index.ts';

/** What the editor's form reads of a custom field. */
export interface DeclaredField {
  readonly kind: string;
  readonly argument: unknown;
  readonly tag: Partial<FieldTag>;
  readonly isRequired: boolean;
}

const declared = new WeakMap<PropType, DeclaredField>();

function createType(field: DeclaredField): PropType {
  const type: PropType = {
    tag: (tag) => createType({ ...field, tag }),
    get isRequired() {
      return createType({ ...field, isRequired: true });
    },
  };
  declared.set(type, field);
  return type;
}

const simple = (kind: string): PropType =>
  createType({ kind, argument: undefined, tag: {}, isRequired: false });
const withArgument = (kind: string, argument: unknown): PropType =>
  createType({ kind, argument, tag: {}, isRequired: false });

export const PropTypes: EnginePropTypes = {
  string: simple('string'),
  richtext: simple('richtext'),
  url: simple('url'),
  number: simple('number'),
  bool: simple('bool'),
  kvp: simple('kvp'),
  json: simple('json'),
  oneOf: (options) => withArgument('oneOf', options),
  contentConfig: (schema) => withArgument('contentConfig', schema),
  shape: (fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, declared.get(type)])),
};
