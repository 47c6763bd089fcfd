/** A phrase of the search syntax, so that nothing in it counts as an operator. */
export function quoteTerm(term: string): string {
  return `"${term.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
