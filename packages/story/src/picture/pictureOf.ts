import type { Auth, FocalPoint, Story } from '@broadsheet/sdk-content';

/** What the resizer needs of a picture; both `Image` and `PromoItem` fit. */
export interface PictureSource {
  readonly _id?: string;
  readonly url?: string;
  readonly auth?: Auth;
  readonly focal_point?: FocalPoint;
  readonly width?: number;
  readonly height?: number;
}

/** The picture of an item: its own, else that of its lead art, else none (block-contracts R-IMG). */
export function pictureOf(story: Story): PictureSource | undefined {
  const basic = story.promo_items?.basic;
  if (basic?.type === 'image' && basic.url !== undefined) return basic;
  const lead = story.promo_items?.lead_art?.promo_items?.basic;
  return lead?.type === 'image' && lead.url !== undefined ? lead : undefined;
}
