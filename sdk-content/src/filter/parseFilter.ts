/** A field filter as a tree: a field with `null` is taken whole, one with a tree is narrowed further. */
export interface FieldTree {
  readonly [field: string]: FieldTree | null;
}

/** A filter that is not well formed; `at` is the offset of the first character that does not fit. */
export class FilterError extends Error {
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.name = 'FilterError';
    this.at = at;
  }
}

const TOKEN = /\s*([{}]|[\w-]+|,|$)/y;
const MAX_LENGTH = 20_000;
const MAX_DEPTH = 32;

interface Reader {
  next(): string;
  readonly at: number;
}

function readerOf(source: string): Reader {
  TOKEN.lastIndex = 0;
  let at = 0;
  return {
    get at() {
      return at;
    },
    next() {
      TOKEN.lastIndex = at;
      const match = TOKEN.exec(source);
      if (match === null)
        throw new FilterError(`Field filter: unexpected "${source.charAt(at)}" at ${at}.`, at);
      at = TOKEN.lastIndex;
      return match[1] ?? '';
    },
  };
}

/**
 * Reads `{ headlines { basic } websites { courier { website_url } } }`. Commas are allowed and mean nothing; names may
 * hold digits first (token versions) and dashes (site ids).
 *
 * @throws FilterError naming the offset
 */
export function parseFilter(source: string): FieldTree {
  if (source.length > MAX_LENGTH)
    throw new FilterError('Field filter: longer than 20,000 characters.', MAX_LENGTH);
  const reader = readerOf(source);
  if (reader.next() !== '{') throw new FilterError('Field filter: must start with "{".', 0);
  const tree = readFields(reader, 1);
  if (reader.next() !== '')
    throw new FilterError(`Field filter: text after the last "}" at ${reader.at}.`, reader.at);
  return tree;
}

function readFields(reader: Reader, depth: number): FieldTree {
  if (depth > MAX_DEPTH) throw new FilterError('Field filter: nested deeper than 32 levels.', reader.at);
  const fields = new Map<string, FieldTree | null>();
  let last: string | undefined;
  for (let token = reader.next(); token !== '}'; token = reader.next()) {
    if (token === '') throw new FilterError('Field filter: a "}" is missing at the end.', reader.at);
    if (token === ',') continue;
    if (token !== '{') {
      last = token;
      if (!fields.has(token)) fields.set(token, null);
      continue;
    }
    if (last === undefined)
      throw new FilterError(`Field filter: "{" without a field name at ${reader.at}.`, reader.at);
    fields.set(last, merge(fields.get(last) ?? {}, readFields(reader, depth + 1)));
    last = undefined;
  }
  return Object.fromEntries(fields);
}

function merge(first: FieldTree, second: FieldTree): FieldTree {
  return { ...first, ...second };
}
