import type { PromoItem, Story } from '@broadsheet/sdk-content';

function isPicture(item: PromoItem | undefined): item is PromoItem & { readonly url: string } {
  return item?.type === 'image' && item.url !== undefined;
}

/** The picture of a story: its own, else that of its lead art, else the lead art itself (block-contracts R-IMG). */
export function itemPicture(story: Story): (PromoItem & { readonly url: string }) | undefined {
  const { basic, lead_art: lead } = story.promo_items ?? {};
  return [basic, lead?.promo_items?.basic, lead].find(isPicture);
}
