/**
 * Writes the custom fields of a block as an interface for its declarations. What the compiler prints for the inferred type is
 * the whole schema, up to 16 KB of literal types, and says nothing of a field where one writes it.
 */
import { describeField } from './fieldsTable.mjs';

/**
 * @typedef {import('@broadsheet/block-kit').Field} Field
 * @typedef {import('@broadsheet/block-kit').FieldSchema} FieldSchema
 */

/** Before the schema, in what the compiler has printed. */
const INFERRED = 'import("@broadsheet/block-kit").WithFieldDefaults<';

/**
 * @param {Field} field
 * @param {string} indent of the line that it stands on
 * @returns {string}
 */
function toType(field, indent) {
  switch (field.kind) {
    case 'number':
    case 'boolean':
      return field.kind;
    case 'select':
      return field.options.map((option) => JSON.stringify(option)).join(' | ');
    case 'content':
      return 'ContentConfig';
    case 'keyValue':
      return 'Readonly<Record<string, string>>';
    case 'list':
      return `readonly ${toRow(field.of, indent)}[]`;
    case 'object':
      return toRow(field.of, indent);
    case 'auth':
    case 'focalPoint':
    case 'image':
    case 'longText':
    case 'richText':
    case 'text':
    case 'url':
      return 'string';
  }
}

/**
 * @param {FieldSchema} schema
 * @param {{ readonly indent: string, readonly isOptional: (field: Field) => boolean }} options
 */
function toMembers(schema, { indent, isOptional }) {
  return Object.entries(schema)
    .map(([name, field]) => {
      const meaning = describeField(field).replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ');
      const end = field.default === undefined ? '' : ` @default ${JSON.stringify(field.default)}`;
      const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
      const mark = isOptional(field) ? '?' : '';
      return `${indent}/** ${meaning}${end} */\n${indent}readonly ${key}${mark}: ${toType(field, indent)};\n`;
    })
    .join('');
}

/**
 * A row is passed on as it is: only what has no default may be left out.
 *
 * @param {FieldSchema} schema
 * @param {string} indent
 */
function toRow(schema, indent) {
  const members = toMembers(schema, {
    indent: `${indent}    `,
    isOptional: ({ default: fallback }) => fallback === undefined,
  });
  return `{\n${members}${indent}}`;
}

/**
 * @param {string} text
 * @param {number} from after the bracket that opens a list of type arguments
 * @returns {number} the place of the bracket that closes it
 */
function findEnd(text, from) {
  let depth = 1;
  // Brackets in texts and arrows do not count.
  for (const { 0: sign, index } of text.slice(from).matchAll(/"(?:[^"\\]|\\.)*"|=>|[<>]/g)) {
    if (sign === '<') depth += 1;
    else if (sign === '>' && (depth -= 1) === 0) return from + index;
  }
  throw new Error('The declarations of the fields do not end. Build the package anew.');
}

/**
 * @param {string} declarations of the block's `index.ts`, as the compiler prints them
 * @param {FieldSchema} schema
 * @returns {string} with an interface of the fields in place of the schema; unchanged if no component has defaults of it,
 * or if the props of the component are not exported
 */
export function declareFields(declarations, schema) {
  const [, component] = /declare const (\w+): import\("react"\)\.FunctionComponent</.exec(declarations) ?? [];
  const [, props, file] = /export type \{ (\w+Props) \} from '(.+)';/.exec(declarations) ?? [];
  const start = declarations.indexOf(INFERRED);
  if (component === undefined || props === undefined || start === -1) return declarations;
  const end = findEnd(declarations, start + INFERRED.length);
  const name = `${component}Fields`;
  const typed = `${name} & Omit<import("${file}").${props}, keyof ${name}>`;
  const members = toMembers(schema, { indent: '    ', isOptional: () => true });
  const imported = members.includes('ContentConfig')
    ? "import type { ContentConfig } from '@broadsheet/block-kit';\n"
    : '';
  const replaced = declarations.slice(0, start) + typed + declarations.slice(end + 1);
  return `${imported}/** The custom fields; each that is left out has its default. */\nexport interface ${name} {\n${members}}\n${replaced}`;
}
