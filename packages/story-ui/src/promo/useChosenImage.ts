'use client';
import { contentValue, useContent, useHost } from '@broadsheet/block-kit';
import { parseSignature } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';
import type { ImageSource } from '../image/ImageSource.ts';
import { readChosenImage } from './chosenImage.ts';
import type { ChosenImage } from './chosenImage.ts';

/** The image to show. `unusable`: an image was chosen, but the site's fallback image is shown. */
export type ShownImage =
  | { readonly kind: 'none' }
  | { readonly kind: 'unusable' }
  | { readonly kind: 'image'; readonly image: ImageSource };

/**
 * Returns an editor's image with its token. Without a token it is `unusable` if the site has a fallback image, else shown
 * unresized.
 */
export function useChosenImage(chosen: ChosenImage): ShownImage {
  const host = useHost();
  const choice = readChosenImage(chosen, host);
  const request = choice.kind === 'unsigned' ? choice.request : undefined;
  const token = contentValue(useContent(request, parseSignature))?.hash;
  switch (choice.kind) {
    case 'none':
      return choice;
    case 'ready':
      return { kind: 'image', image: choice.image };
    case 'unsigned': {
      const { image, stored } = choice;
      if (token !== undefined)
        return { kind: 'image', image: { ...image, auth: { [host.tokenVersion]: token } } };
      if (stored !== undefined) return { kind: 'image', image: stored };
      return host.site.fallbackImage === undefined ? { kind: 'image', image } : { kind: 'unusable' };
    }
  }
}

/** Returns the alternative text of an image that is shown. The fallback image has none. */
export const getShownAlt = (shown: ShownImage, { alt }: ChosenImage): string | undefined =>
  shown.kind === 'image' ? alt : undefined;

/** Returns the story with the image instead of its own; its lead art stays, for the badge. */
export function withImage(story: Story, shown: ShownImage): Story {
  const lead = story.promo_items?.lead_art;
  switch (shown.kind) {
    case 'none':
      return story;
    case 'image':
      return { ...story, promo_items: { basic: { ...shown.image, type: 'image' }, lead_art: lead } };
    case 'unusable':
      return { ...story, promo_items: { lead_art: lead && { ...lead, promo_items: undefined } } };
  }
}
