/**
 * Encodes a text as one segment of a path.
 *
 * @returns `undefined` for an empty text and for one or two dots, which browsers and servers take for steps in a path even
 *   when they are encoded: `/author/../` is `/`
 */
export function toPathSegment(text: string): string | undefined {
  return /^\.{0,2}$/.test(text) ? undefined : encodeURIComponent(text.toWellFormed());
}
