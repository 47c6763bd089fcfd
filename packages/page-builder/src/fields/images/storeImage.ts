import type { ControlProps } from '../ControlProps.ts';
import type { CompanionRole } from '../findCompanions.ts';
import type { LibraryImage } from './LibraryImage.ts';

type Props = Pick<ControlProps, 'name' | 'companions' | 'onChange'>;

/** What an image says for each hidden field beside it; nothing for what it does not have. Its alternative text is the editor's. */
function valuesOf(image: LibraryImage): Readonly<Record<CompanionRole, string | undefined>> {
  return {
    auth: JSON.stringify(image.auth),
    id: image.id,
    focalPoint: image.focalPoint && JSON.stringify(image.focalPoint),
    alt: undefined,
    width: String(image.width),
    height: String(image.height),
  };
}

/** Stores an image of the library, with its tokens, its id and its focal point. */
export function storeImage({ name, companions, onChange }: Props, image: LibraryImage): void {
  const values = valuesOf(image);
  const set = companions.flatMap(({ role, name: key }) => {
    const value = values[role];
    return value === undefined ? [] : [[key, value] as const];
  });
  const unset = companions.filter(({ role }) => values[role] === undefined).map((one) => one.name);
  onChange({ set: { [name]: image.url, ...Object.fromEntries(set) }, unset, isTyping: false });
}

/** Stores an address that an editor types: what belonged to the image before it does not belong to this one. */
export function storeImageUrl({ name, companions, onChange }: Props, url: string): void {
  const unset = companions.filter(({ role }) => role !== 'alt').map((one) => one.name);
  if (url === '') onChange({ set: {}, unset: [name, ...unset], isTyping: true });
  else onChange({ set: { [name]: url }, unset, isTyping: true });
}

/** Takes the image and all that belongs to it away. */
export function removeImage({ name, companions, onChange }: Props): void {
  onChange({ set: {}, unset: [name, ...companions.map((one) => one.name)], isTyping: false });
}
