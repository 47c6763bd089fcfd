/** At most `limit` UTF-16 units: cut at the end of a word where there is one, and marked with an ellipsis. */
export function shorten(line: string, limit: number): string {
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit - 1);
  const atWord = /\s/.test(line.charAt(limit - 1)) ? cut : cut.replace(/\s+\S*$/, '');
  // The cut may have halved a character of two units.
  return `${atWord.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}
