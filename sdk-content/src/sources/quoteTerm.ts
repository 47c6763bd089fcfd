/** Quotes a term as a phrase of the search syntax, so that no part of it is an operator. */
export function quoteTerm(term: string): string {
  return `"${term.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
