import type { PromoItem, Story } from '@broadsheet/sdk-content';

export type MediaKind = 'video' | 'gallery' | 'image' | 'other';

function own(type: string | undefined): MediaKind | undefined {
  return type === 'video' || type === 'gallery' || type === 'image' ? type : undefined;
}

/** Returns the kind of an item, else that of its lead art, found in the same way. */
export function mediaKind(item: Story | PromoItem): MediaKind {
  const lead = item.promo_items?.lead_art;
  return own(item.type) ?? (lead === undefined ? 'other' : mediaKind(lead));
}

/** Returns the kind of an item in its largest size, where an image counts as a gallery. */
export function getLeadMediaKind(item: Story): MediaKind {
  const kind = mediaKind(item);
  return kind === 'image' ? 'gallery' : kind;
}
