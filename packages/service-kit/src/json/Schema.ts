/** Helpers for writing the document schemas. Each returns a draft-07 JSON Schema. */
export interface Schema {
  readonly [keyword: string]: SchemaValue;
}

type SchemaValue = string | number | boolean | Schema | readonly SchemaValue[];
type Properties = Readonly<Record<string, Schema>>;

export const text: Schema = { type: 'string' };
export const number: Schema = { type: 'number' };
export const integer: Schema = { type: 'integer' };
export const boolean: Schema = { type: 'boolean' };
export const anything: Schema = {};
export const dateTime: Schema = { type: 'string', format: 'date-time' };
export const openObject: Schema = { type: 'object' };

/** Refers to a definition by its name; `validateDocument.ts` collects them. */
export const ref = (name: string): Schema => ({ $ref: `#/definitions/${name}` });
export const constant = (...values: readonly string[]): Schema => ({ type: 'string', enum: values });
export const matching = (pattern: string): Schema => ({ type: 'string', pattern });
export const listOf = (items: Schema, limits: Schema = {}): Schema => ({ type: 'array', items, ...limits });
/** An object with any keys whose values all have the same schema. */
export const recordOf = (values: Schema): Schema => ({ type: 'object', additionalProperties: values });
/** An object with these properties and no others. */
export const closed = (properties: Properties, required: readonly string[] = []): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
});
/** An object with these properties and any others. */
export const open = (properties: Properties, required: readonly string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
});
