'use client';
import { contentValue, useContent, useHost } from '@broadsheet/block-kit';
import { parseSignature } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';
import type { ImageSource } from '../image/ImageSource.ts';
import { readChosenImage } from './chosenImage.ts';
import type { ChosenImage } from './chosenImage.ts';

/** `unusable`: one was chosen, and the site's fallback image stands in. */
export type ShownImage =
  | { readonly kind: 'none' }
  | { readonly kind: 'unusable' }
  | { readonly kind: 'image'; readonly image: ImageSource };

/** Gives an image that an editor chose its token; without any, and without a fallback image, it is shown unresized. */
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

/** The story with that image in the place of its own; its lead art stays what it is, for the badge. */
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
