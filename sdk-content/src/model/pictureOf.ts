import type { PromoItem, Story } from './Story.ts';

/** A picture with an address. */
export type StoryPicture = PromoItem & { readonly url: string };

function isPicture(item: PromoItem | undefined): item is StoryPicture {
  return item?.type === 'image' && item.url !== undefined;
}

/** The picture of an item: its own, else that of its lead art, else none. */
export function pictureOf(story: Story): StoryPicture | undefined {
  const { basic, lead_art: lead } = story.promo_items ?? {};
  return [basic, lead?.promo_items?.basic].find(isPicture);
}
