/** Shortens a line to at most `limit` UTF-16 units, at the end of a word if there is one, with an ellipsis. */
export function shorten(line: string, limit: number): string {
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit - 1);
  const atWord = /\s/.test(line.charAt(limit - 1)) ? cut : cut.replace(/\s+\S*$/, '');
  // The cut may have split a surrogate pair.
  return `${atWord.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}
