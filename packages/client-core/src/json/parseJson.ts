/** Parses a JSON text; `undefined` if it is not valid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A truncated text, or one in another format, counts as absent.
    return undefined;
  }
}
