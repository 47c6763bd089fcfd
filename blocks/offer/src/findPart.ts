/**
 * Finds a part of the block's own markup by its `data-part`.
 *
 * @throws Error the markup is not the block's
 */
export function findPart(scope: HTMLElement, name: string): HTMLElement {
  const part = scope.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (part === null) throw new Error(`The offer's markup has no "${name}"; it was changed on its way here.`);
  return part;
}
