import type { FieldTree } from './FieldTree.ts';
import { FilterError } from './FilterError.ts';

const TOKEN = /[{}]|[\w-]+|$/y;
const BLANK = /[\s,]*/y;
const MAX_LENGTH = 20_000;
const MAX_DEPTH = 32;

interface Token {
  readonly text: string;
  readonly at: number;
}

type Read = () => Token;

function createReader(source: string): Read {
  let end = 0;
  return () => {
    BLANK.lastIndex = end;
    const at = end + (BLANK.exec(source)?.[0].length ?? 0);
    TOKEN.lastIndex = at;
    const text = TOKEN.exec(source)?.[0];
    if (text === undefined) throw new FilterError(`unexpected "${source.charAt(at)}" at ${at}.`, at);
    end = at + text.length;
    return { text, at };
  };
}

/** Merges two trees of the same field, which keeps the fields of both. */
function union(first: FieldTree | null, second: FieldTree | null): FieldTree | null {
  if (first === null || second === null) return null;
  const fields = new Map(Object.entries(first));
  for (const [name, below] of Object.entries(second)) {
    const known = fields.get(name);
    fields.set(name, known === undefined ? below : union(known, below));
  }
  return Object.fromEntries(fields);
}

function readFields(read: Read, depth: number, openedAt: number): FieldTree {
  if (depth > MAX_DEPTH) throw new FilterError(`nested deeper than ${MAX_DEPTH} levels.`, openedAt);
  const fields = new Map<string, FieldTree | null>();
  const add = (name: string, below: FieldTree | null): void => {
    const known = fields.get(name);
    fields.set(name, known === undefined ? below : union(known, below));
  };
  // A name is added after the next token has been read, because that may be the tree of the name.
  let waiting: string | undefined;
  for (let token = read(); ; token = read()) {
    if (token.text === '{') {
      if (waiting === undefined) throw new FilterError(`"{" without a field name at ${token.at}.`, token.at);
      add(waiting, readFields(read, depth + 1, token.at));
      waiting = undefined;
      continue;
    }
    if (waiting !== undefined) add(waiting, null);
    if (token.text === '}') return Object.fromEntries(fields);
    if (token.text === '') throw new FilterError('a "}" is missing at the end.', token.at);
    if (token.text === '__proto__') throw new FilterError('"__proto__" cannot be a field.', token.at);
    waiting = token.text;
  }
}

/**
 * Parses `{ headlines { basic } websites { courier { website_url } } }`. Commas are allowed and ignored; names may start
 * with digits (token versions) and contain dashes (site ids). If a field is named twice, the result keeps the fields of
 * both.
 *
 * @throws FilterError with the offset, for a filter that is malformed, longer than 20,000 characters or deeper than 32 levels
 */
export function parseFilter(source: string): FieldTree {
  if (source.length > MAX_LENGTH) throw new FilterError('longer than 20,000 characters.', MAX_LENGTH);
  const read = createReader(source);
  const first = read();
  if (first.text !== '{') throw new FilterError('must start with "{".', first.at);
  const tree = readFields(read, 1, first.at);
  const after = read();
  if (after.text !== '') throw new FilterError(`text after the last "}" at ${after.at}.`, after.at);
  return tree;
}
