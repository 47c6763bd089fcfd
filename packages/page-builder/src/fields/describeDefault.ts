import type { Field, Translate } from '@broadsheet/block-kit';
import type { phrases } from './phrases.ts';

const LONGEST = 80;

/** What a field is without a value of its own, in words; `undefined` where that goes without saying. */
export function describeDefault(field: Field, t: Translate<keyof typeof phrases>): string | undefined {
  switch (field.kind) {
    case 'boolean':
      return field.default === undefined ? undefined : t(field.default ? 'fields.on' : 'fields.off');
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
    // The control tells it, or it is too much to be told.
    case 'select':
    case 'content':
    case 'keyValue':
    case 'list':
    case 'object':
      return undefined;
  }
}
