import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { isJsonList, isJsonObject, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { readMembers } from './readApi.ts';

/** Markup, or a promise of it. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

const or = (parts: readonly Markup[]): Markup =>
  html`${parts.map((part, index) => (index === 0 ? part : html` | ${part}`))}`;

function objectMarkup(schema: Json): Markup {
  const members = readMembers(schema);
  if (members.length === 0) return html`object`;
  const texts = members.map(
    ({ name, isRequired, schema: member }, index) =>
      html`${index === 0 ? '' : '; '}${name}${isRequired ? '' : '?'}: ${typeMarkup(member)}`,
  );
  return html`{ ${texts} }`;
}

/** Renders a type in TypeScript syntax, with links to the types that it names. */
export function typeMarkup(schema: Json): Markup {
  const reference = textAt(schema, '$ref')?.split('/').at(-1);
  if (reference !== undefined) return html`<a href="#${reference}">${reference}</a>`;
  const choices = valueAt(schema, 'anyOf');
  if (isJsonList(choices)) return or(choices.map(typeMarkup));
  const literals = valueAt(schema, 'enum') ?? [valueAt(schema, 'const') ?? null];
  if (isJsonList(literals) && isJsonObject(schema) && ('enum' in schema || 'const' in schema)) {
    return or(literals.map((literal) => html`${JSON.stringify(literal)}`));
  }
  const type = valueAt(schema, 'type');
  if (isJsonList(type)) return or(type.map((one) => html`${typeof one === 'string' ? one : ''}`));
  if (type === 'array') return html`list of ${typeMarkup(valueAt(schema, 'items') ?? {})}`;
  if (type === 'object') return objectMarkup(schema);
  return html`${textAt(schema, 'format') === 'binary' ? 'file' : typeof type === 'string' ? type : 'any JSON'}`;
}
