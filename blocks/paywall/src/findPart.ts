/** What the scripts that a wall fetches later get from it: imported by them too, it would be a file of its own. */
export type FindPart = typeof findPart;

/** Finds a part of the server-rendered wall. @throws Error when the page is older or newer than the script */
export function findPart(place: Element, name: string): HTMLElement {
  const part = place.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (part === null) throw new Error(`The wall has no "${name}".`);
  return part;
}
