const ESCAPES: Readonly<Record<string, string>> = {
  '<': String.raw`\u003c`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};

/** Safe inside a script element: no `<` can end it, and no separator that old parsers take for a line end. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');
}
