import type { FieldValues } from '@broadsheet/block-kit';
import type { ChosenImage } from '@broadsheet/story';
import type { fields } from './fields.ts';

type Values = FieldValues<typeof fields>;

/** For windows of 600 pixels and more, and for narrower ones; where an editor chose one alone, it stands in both. */
export interface HeroImages {
  readonly desktop: ChosenImage;
  readonly mobile: ChosenImage;
}

export function heroImages(values: Values): HeroImages {
  const desktop = { url: values.imageDesktopURL, id: values.imageId, auth: values.imageDesktopAuth };
  const mobile = { url: values.imageMobileURL, id: values.imageMobileId, auth: values.imageMobileAuth };
  const has = ({ url }: ChosenImage) => Boolean(url?.trim());
  return { desktop: has(desktop) ? desktop : mobile, mobile: has(mobile) ? mobile : desktop };
}
