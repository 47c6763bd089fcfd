/**
 * @typedef {import('@broadsheet/block-kit').Field} Field
 * @typedef {import('@broadsheet/block-kit').FieldSchema} FieldSchema
 */

const BEGIN = '<!-- fields -->';
const END = '<!-- /fields -->';

/** @param {string} text */
const code = (text) => `\`${text}\``;

/** @param {{ readonly min?: number, readonly max?: number }} field */
function getRange({ min, max }) {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
  if (min !== undefined) return ` from ${min}`;
  return max === undefined ? '' : ` up to ${max}`;
}

/**
 * @param {Field} field
 * @returns {string}
 */
function getType(field) {
  switch (field.kind) {
    case 'text':
    case 'url':
    case 'image':
    case 'boolean':
    case 'list':
    case 'object':
      return field.kind;
    case 'longText':
      return 'long text';
    case 'richText':
      return field.inline ? 'HTML of a line' : 'HTML';
    case 'auth':
    case 'focalPoint':
      return 'JSON text';
    case 'number':
      return `number${getRange(field)}`;
    case 'select':
      return field.options.map((option) => code(String(option))).join(', ');
    case 'content':
      return field.schema === 'any' ? 'content' : `content (${code(field.schema)})`;
    case 'keyValue':
      return 'texts by key';
  }
}

/** @param {Field} field */
function getDefault(field) {
  if (field.initial !== undefined) return `${JSON.stringify(field.initial)} in a new block`;
  if (field.default === undefined) return field.required ? 'required' : '';
  if (typeof field.default === 'object') return code(JSON.stringify(field.default));
  return String(field.default);
}

/**
 * Describes a field in whole sentences.
 *
 * @param {Field} field
 */
export function describeField(field) {
  const { label, description, hidden, when } = field;
  const sentences = [(description ?? label).replace(/[^.!?]$/, '$&.')];
  if (when !== undefined) {
    const values = when.is.map((value) => code(typeof value === 'string' ? value : JSON.stringify(value)));
    sentences.push(`Only if ${code(when.field)} is ${values.join(' or ')}.`);
  }
  if (hidden) sentences.push('Not offered to editors.');
  return sentences.join(' ');
}

/**
 * @param {FieldSchema} schema
 * @param {string} [path] what comes before the names
 * @returns {readonly (readonly string[])[]}
 */
function listRows(schema, path = '') {
  return Object.entries(schema).flatMap(([name, field]) => {
    const row = [code(path + name), getType(field), getDefault(field), describeField(field)];
    if (field.kind === 'list') return [row, ...listRows(field.of, `${path}${name}[].`)];
    if (field.kind === 'object') return [row, ...listRows(field.of, `${path}${name}.`)];
    return [row];
  });
}

/**
 * The custom fields of a block as a Markdown table.
 *
 * @param {FieldSchema} schema
 */
export function fieldsTable(schema) {
  const rows = listRows(schema);
  if (rows.length === 0) return 'None.';
  const head = [
    ['Field', 'Type', 'Default', 'Meaning'],
    ['---', '---', '---', '---'],
  ];
  const escape = (/** @type {string} */ text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
  return [...head, ...rows].map((row) => `| ${row.map(escape).join(' | ')} |`).join('\n');
}

/**
 * Puts the table of the schema between the markers of a README.
 *
 * @param {string} readme
 * @param {FieldSchema} schema
 * @returns {string | undefined} not yet formatted; `undefined` if the markers are missing
 */
export function withFieldsTable(readme, schema) {
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (begin === -1 || end < begin) return undefined;
  return `${readme.slice(0, begin)}${BEGIN}\n\n${fieldsTable(schema)}\n\n${readme.slice(end)}`;
}
