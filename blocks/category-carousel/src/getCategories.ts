import { safeHref } from '@broadsheet/block-kit';
import type { FieldValues, SafeHref } from '@broadsheet/block-kit';
import type { ChosenImage } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

export interface Category {
  readonly place: number;
  readonly name: string;
  readonly href: SafeHref;
  readonly image: ChosenImage;
  readonly alt: string;
}

/** Returns the categories that have a name, a link and a picture; in the page builder also those without a picture. */
export function getCategories(
  values: FieldValues<typeof fields>,
  { isAdmin }: { readonly isAdmin: boolean },
): readonly Category[] {
  return PLACES.flatMap((place) => {
    const name = values[`label_${place}`]?.trim() ?? '';
    const href = safeHref(values[`linkUrl_${place}`]);
    const url = values[`imageUrl_${place}`]?.trim();
    if (name === '' || href === undefined || (!url && !isAdmin)) return [];
    const [id, auth] = [values[`imageId_${place}`], values[`imageAuth_${place}`]];
    return { place, name, href, image: { url, id, auth }, alt: values[`imageAlt_${place}`] ?? '' };
  });
}
