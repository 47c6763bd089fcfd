/** The value that a text holds as JSON; `undefined` when it holds none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A text that somebody cut short or wrote differently: it counts as absent.
    return undefined;
  }
}
