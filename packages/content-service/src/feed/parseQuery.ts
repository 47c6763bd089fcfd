/**
 * Parses the `q` of a feed: `field:value`, `field:"value"`, `field:(a OR b)`, free words, quoted phrases and `*`, combined
 * with AND, OR, NOT, `-` and round brackets. Terms without an operator between them must both match; AND binds closer than
 * OR.
 */
import { everything, fieldCondition, FeedQueryError, nothing } from './Condition.ts';
import type { Condition } from './Condition.ts';

/** The longest accepted query, in characters. */
export const LONGEST_QUERY = 2000;
const MOST_TOKENS = 200;
const DEEPEST = 20;

type Token =
  | { readonly kind: 'open' | 'close' | 'and' | 'or' | 'not' }
  | { readonly kind: 'word' | 'phrase' | 'field'; readonly text: string };

const TOKEN =
  /\s*(?:(\()|(\))|(&&)|(\|\|)|([-!+])(?=\S)|"((?:[^"\\]|\\.)*)"?|([A-Za-z_][\w.]*):(?=\S)|([^\s()"]+))/uy;

function wordToken(text: string): Token {
  switch (text) {
    case 'AND':
      return { kind: 'and' };
    case 'OR':
      return { kind: 'or' };
    case 'NOT':
      return { kind: 'not' };
    default:
      return { kind: 'word', text };
  }
}

function toToken(match: RegExpExecArray): Token | undefined {
  const [, open, close, and, or, sign, phrase, field, word] = match;
  if (open !== undefined) return { kind: 'open' };
  if (close !== undefined) return { kind: 'close' };
  if (and !== undefined) return { kind: 'and' };
  if (or !== undefined) return { kind: 'or' };
  if (sign !== undefined) return sign === '+' ? undefined : { kind: 'not' };
  if (phrase !== undefined) return { kind: 'phrase', text: phrase.replace(/\\(.)/gsu, '$1') };
  if (field !== undefined) return { kind: 'field', text: field };
  return word === undefined ? undefined : wordToken(word);
}

function tokenise(query: string): readonly Token[] {
  const pattern = new RegExp(TOKEN);
  const tokens: Token[] = [];
  for (let match = pattern.exec(query); match !== null && match[0] !== ''; match = pattern.exec(query)) {
    const token = toToken(match);
    if (token !== undefined) tokens.push(token);
  }
  if (tokens.length > MOST_TOKENS) {
    throw new FeedQueryError(`The query has more than ${MOST_TOKENS} parts. Ask for less at once.`);
  }
  return tokens;
}

interface Reader {
  peek(): Token | undefined;
  next(): Token | undefined;
}

function createReader(tokens: readonly Token[]): Reader {
  let position = 0;
  return {
    peek: () => tokens[position],
    next() {
      position += 1;
      return tokens[position - 1];
    },
  };
}

function textCondition(text: string): Condition {
  if (text === '*') return everything;
  return text.trim() === '' ? nothing : { kind: 'text', text };
}

function valuesInBrackets(reader: Reader): readonly string[] {
  const values: string[] = [];
  for (let token = reader.next(); token !== undefined && token.kind !== 'close'; token = reader.next()) {
    if (token.kind === 'word' || token.kind === 'phrase') values.push(token.text);
    else if (token.kind !== 'or')
      throw new FeedQueryError('Brackets after a field may hold values and OR only.');
  }
  return values;
}

function parseField(name: string, reader: Reader): Condition {
  const value = reader.next();
  if (value?.kind === 'open') return fieldCondition(name, valuesInBrackets(reader));
  if (value?.kind !== 'word' && value?.kind !== 'phrase') {
    throw new FeedQueryError(`The field "${name}" needs a value, as in ${name}:"value".`);
  }
  if (value.kind === 'word' && /^[[{]/.test(value.text)) {
    throw new FeedQueryError(`Ranges such as ${name}:${value.text.slice(0, 40)} are not supported.`);
  }
  return value.kind === 'word' && value.text === '*' ? everything : fieldCondition(name, [value.text]);
}

function parseUnit(reader: Reader, depth: number): Condition {
  if (depth > DEEPEST) throw new FeedQueryError(`The query is nested deeper than ${DEEPEST} brackets.`);
  const token = reader.next();
  switch (token?.kind) {
    case 'open': {
      const inner = parseChoice(reader, depth + 1);
      if (reader.peek()?.kind === 'close') reader.next();
      return inner;
    }
    case 'not':
      return { kind: 'not', of: parseUnit(reader, depth + 1) };
    case 'field':
      return parseField(token.text, reader);
    case 'phrase':
      return textCondition(`"${token.text.replaceAll('"', ' ')}"`);
    case 'word': {
      const words = [token.text];
      for (let next = reader.peek(); next?.kind === 'word'; next = reader.peek()) {
        words.push(next.text);
        reader.next();
      }
      return textCondition(words.join(' '));
    }
    case 'and':
    case 'or':
    case 'close':
    case undefined:
      throw new FeedQueryError('The query lacks a term beside AND, OR, NOT or a bracket.');
  }
}

function parseConjunction(reader: Reader, depth: number): Condition {
  const parts = [parseUnit(reader, depth)];
  for (let next = reader.peek(); next !== undefined; next = reader.peek()) {
    if (next.kind === 'or' || next.kind === 'close') break;
    if (next.kind === 'and') reader.next();
    parts.push(parseUnit(reader, depth));
  }
  return { kind: 'all', of: parts };
}

function parseChoice(reader: Reader, depth: number): Condition {
  const parts = [parseConjunction(reader, depth)];
  while (reader.peek()?.kind === 'or') {
    reader.next();
    parts.push(parseConjunction(reader, depth));
  }
  return { kind: 'any', of: parts };
}

/**
 * Parses a `q`; an empty one selects everything.
 *
 * @throws FeedQueryError when it is invalid or has more than 2,000 characters
 */
export function parseQuery(query: string): Condition {
  if (query.length > LONGEST_QUERY) {
    throw new FeedQueryError(
      `The query has ${query.length} characters and the limit is ${LONGEST_QUERY}. Ask for less at once.`,
    );
  }
  const tokens = tokenise(query);
  if (tokens.length === 0) return everything;
  const reader = createReader(tokens);
  const condition = parseChoice(reader, 0);
  if (reader.peek() !== undefined) throw new FeedQueryError('The query has a closing bracket too many.');
  return condition;
}
