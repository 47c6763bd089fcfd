import type { Block, Field } from '@broadsheet/block-kit';
import type { EnginePropTypes, FieldTag, PropType } from '../Engine.ts';
import { readEditorLabels } from './readEditorLabels.ts';

function toType(field: Field, types: EnginePropTypes): PropType {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'auth':
    case 'focalPoint':
      return types.string;
    case 'richText':
      return types.richtext;
    case 'url':
    case 'image':
      return types.url;
    case 'number':
      return types.number;
    case 'boolean':
      return types.bool;
    case 'select':
      return types.oneOf(field.options);
    case 'content':
      return field.schema === 'any' ? types.contentConfig() : types.contentConfig(field.schema);
    case 'keyValue':
      return types.kvp;
    case 'list':
    case 'object':
      return types.json;
  }
}

/** Writes a value as the form of the editor holds it: rows and groups of fields are JSON text. */
const toFormValue = ({ kind }: Field, value: unknown): unknown =>
  kind === 'list' || kind === 'object' ? JSON.stringify(value) : value;

/** Says how the JSON of rows or of a group of fields is written. */
function describeJson(field: Field): string | undefined {
  if (field.kind !== 'list' && field.kind !== 'object') return undefined;
  const members = Object.entries(field.of).map(([name, part]) => `"${name}" (${part.label})`);
  return `JSON: ${field.kind === 'list' ? 'a list of objects' : 'an object'} with ${members.join(', ')}.`;
}

function toTag(field: Field, label: FieldTag['label']): FieldTag {
  const value = field.default ?? field.initial;
  const description = [field.description, describeJson(field)].filter((text) => text !== undefined).join(' ');
  return {
    label,
    ...(field.group !== undefined && { group: field.group }),
    ...(description !== '' && { description }),
    ...(value !== undefined && { defaultValue: toFormValue(field, value) }),
    ...((field.hidden === true || field.kind === 'auth' || field.kind === 'focalPoint') && { hidden: true }),
    ...(field.kind === 'select' && field.optionTitles !== undefined && { labels: field.optionTitles }),
    ...(field.kind === 'number' && field.min !== undefined && { min: field.min }),
    ...(field.kind === 'number' && field.max !== undefined && { max: field.max }),
  };
}

/** Returns the fields of a block as the engine declares custom fields, for `propTypes.customFields`. */
export function toCustomFields(block: Block, types: EnginePropTypes): unknown {
  const labels = readEditorLabels(block);
  const fields = Object.entries(block.fields).map(([name, field]): [string, PropType] => {
    const type = toType(field, types).tag(toTag(field, labels.field(name)));
    return [name, field.required === true && field.default === undefined ? type.isRequired : type];
  });
  return types.shape(Object.fromEntries(fields));
}
