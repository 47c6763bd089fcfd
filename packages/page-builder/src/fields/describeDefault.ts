import type { Field } from '@broadsheet/block-kit';

const LONGEST = 80;

/** Describes the default of a field in words; `undefined` if there is none or it need not be described. */
export function describeDefault(field: Field): string | undefined {
  switch (field.kind) {
    case 'number':
      return field.default === undefined ? undefined : String(field.default);
    case 'text':
    case 'longText':
    case 'richText':
    case 'url':
    case 'image':
    case 'auth':
    case 'focalPoint': {
      const text = field.default ?? '';
      if (text === '') return undefined;
      return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
    }
    // The control shows the default, or the default is too long.
    case 'boolean':
    case 'select':
    case 'content':
    case 'keyValue':
    case 'list':
    case 'object':
      return undefined;
  }
}
