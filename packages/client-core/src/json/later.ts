import type { Parser } from './Parser.ts';

const DEEPEST = 64;

/**
 * Creates a parser that looks up another one at its first call, so that documents can contain documents. A value nested
 * deeper than 64 documents becomes `undefined`, because a hostile document must not exhaust the stack.
 */
export function later<Value>(parser: () => Parser<Value>): Parser<Value> {
  let depth = 0;
  return (input) => {
    if (depth === DEEPEST) return undefined;
    depth += 1;
    try {
      return parser()(input);
    } finally {
      depth -= 1;
    }
  };
}
