import type { PromoItem, Story } from './Story.ts';

/** An image with a URL. */
export type StoryImage = PromoItem & { readonly url: string };

function isStoryImage(item: PromoItem | undefined): item is StoryImage {
  return item?.type === 'image' && item.url !== undefined;
}

/** Returns the image of an item: its own, else that of its lead art, else `undefined`. */
export function getStoryImage(story: Story): StoryImage | undefined {
  const { basic, lead_art: lead } = story.promo_items ?? {};
  return [basic, lead?.promo_items?.basic].find(isStoryImage);
}
