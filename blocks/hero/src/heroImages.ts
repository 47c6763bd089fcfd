import type { FieldValues } from '@broadsheet/block-kit';
import type { ChosenImage } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';

type Values = FieldValues<typeof fields>;

/**
 * The images for windows of at least 600 pixels and for narrower ones; an image that an editor chose alone is used for both.
 */
export interface HeroImages {
  readonly desktop: ChosenImage;
  readonly mobile: ChosenImage;
}

/**
 * Returns the one alternative text of both images, which show the same: that of the image for phones, else that of the
 * desktop image.
 */
export const getHeroAlt = ({ imageMobileAlt, imageDesktopAlt = '' }: Values): string =>
  imageMobileAlt.trim() || imageDesktopAlt.trim();

export function heroImages(values: Values): HeroImages {
  const desktop = { url: values.imageDesktopURL, id: values.imageId, auth: values.imageDesktopAuth };
  const mobile = { url: values.imageMobileURL, id: values.imageMobileId, auth: values.imageMobileAuth };
  const has = ({ url }: ChosenImage) => Boolean(url?.trim());
  return { desktop: has(desktop) ? desktop : mobile, mobile: has(mobile) ? mobile : desktop };
}
