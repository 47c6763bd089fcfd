import type { Portrait } from '@broadsheet/sdk-content';

/**
 * The image of an author, from the places where content systems keep it: the first that the resizer has a token
 * for, else the first that has an address. A text is an address without tokens.
 *
 * @param tokenVersion the resizer token version in force
 */
export function portraitOf(
  places: readonly (Portrait | string | undefined)[],
  tokenVersion: string,
): Portrait | undefined {
  const images = places
    .map((place) => (typeof place === 'string' ? { url: place } : place))
    .filter((image) => image?.url !== undefined);
  return images.find((image) => image?.auth?.[tokenVersion] !== undefined) ?? images[0];
}
