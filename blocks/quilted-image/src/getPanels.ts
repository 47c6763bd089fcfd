import { safeHref } from '@broadsheet/block-kit';
import type { FieldValues, SafeHref } from '@broadsheet/block-kit';
import type { ChosenImage } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';

const NUMBERS = [1, 2, 3] as const;

export interface Panel {
  readonly number: (typeof NUMBERS)[number];
  readonly image: ChosenImage;
  readonly alt: string;
  readonly ratio: '16:9' | '4:3';
  readonly text: string;
  readonly textVariant: 'dark' | 'light';
  readonly buttonText: string;
  readonly buttonVariant: 'primary' | 'secondary';
  /** The target of the link; absent only in the page builder. */
  readonly href: SafeHref | undefined;
}

/** Returns the panels that have a picture, a URL, a text and a button; in the page builder all three panels. */
export function getPanels(
  values: FieldValues<typeof fields>,
  { isAdmin }: { readonly isAdmin: boolean },
): readonly Panel[] {
  return NUMBERS.flatMap((number) => {
    const url = values[`image${number}URL`]?.trim();
    const href = safeHref(values[`item${number}Action`]);
    const text = values[`overlay${number}Text`].trim();
    const buttonText = values[`button${number}Text`]?.trim() ?? '';
    if (!isAdmin && (!url || href === undefined || text === '' || buttonText === '')) return [];
    return {
      number,
      image: { url, id: values[`image${number}Id`], auth: values[`image${number}Auth`] },
      alt: values[`image${number}Alt`] ?? '',
      ratio: values[`image${number}AspectRatio`] === '16/9' ? '16:9' : '4:3',
      text,
      textVariant: values[`overlay${number}TextVariant`],
      buttonText,
      buttonVariant: values[`button${number}Variant`],
      href,
    };
  });
}
