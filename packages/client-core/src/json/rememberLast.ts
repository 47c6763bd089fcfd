import type { Parser } from './Parser.ts';

/**
 * Creates a parser that remembers the last object it was given, because the blocks of a page read the same document, one
 * after another. A document must not be changed once it was parsed.
 */
export function rememberLast<Value>(parse: Parser<Value>): Parser<Value> {
  let last: { readonly input: object; readonly value: Value | undefined } | undefined;
  return (input) => {
    if (typeof input !== 'object' || input === null) return parse(input);
    if (last?.input !== input) last = { input, value: parse(input) };
    return last.value;
  };
}
