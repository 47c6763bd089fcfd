import type { Portrait } from '@broadsheet/sdk-content';

/**
 * Returns the image of an author, from the fields where content systems store it: the first one for which there is a
 * resizer token, else the first with a URL. A text is a URL without tokens.
 *
 * @param tokenVersion the current resizer token version
 */
export function getPortrait(
  places: readonly (Portrait | string | undefined)[],
  tokenVersion: string,
): Portrait | undefined {
  const images = places
    .map((place) => (typeof place === 'string' ? { url: place } : place))
    .filter((image) => image?.url !== undefined);
  return images.find((image) => image?.auth?.[tokenVersion] !== undefined) ?? images[0];
}
