import type { ControlProps } from '../ControlProps.ts';
import type { CompanionRole } from '../findCompanions.ts';
import type { LibraryImage } from './LibraryImage.ts';

type Props = Pick<ControlProps, 'name' | 'companions' | 'onChange'>;

/**
 * Returns the values of an image for its hidden fields; `undefined` for what it does not have. Its alternative text is where
 * an editor begins who writes another for the place.
 */
function getValues(image: LibraryImage): Readonly<Record<CompanionRole, string | undefined>> {
  return {
    auth: JSON.stringify(image.auth),
    id: image.id,
    focalPoint: image.focalPoint && JSON.stringify(image.focalPoint),
    alt: image.alt || undefined,
    width: String(image.width),
    height: String(image.height),
  };
}

/** Stores a library image, with its tokens, its id and its focal point. */
export function storeImage({ name, companions, onChange }: Props, image: LibraryImage): void {
  const values = getValues(image);
  const set = companions.flatMap(({ role, name: key }) => {
    const value = values[role];
    return value === undefined ? [] : [[key, value] as const];
  });
  const unset = companions.filter(({ role }) => values[role] === undefined).map((one) => one.name);
  onChange({ set: { [name]: image.url, ...Object.fromEntries(set) }, unset, isTyping: false });
}

/** Stores a URL that an editor typed, and removes the values that belonged to the previous image. */
export function storeImageUrl({ name, companions, onChange }: Props, url: string): void {
  const unset = companions.filter(({ role }) => role !== 'alt').map((one) => one.name);
  if (url === '') onChange({ set: {}, unset: [name, ...unset], isTyping: true });
  else onChange({ set: { [name]: url }, unset, isTyping: true });
}

/** Removes the image with all values that belong to it. */
export function removeImage({ name, companions, onChange }: Props): void {
  onChange({ set: {}, unset: [name, ...companions.map((one) => one.name)], isTyping: false });
}
