/**
 * Returns a copy of a text that shares no memory with it. A text that was cut out of a file's part keeps the whole part in
 * memory, so what an import remembers must be copied. A text with half a character is returned as it is: the copy would change it.
 */
export function detachText(text: string): string {
  return text.isWellFormed() ? Buffer.from(text).toString() : text;
}
