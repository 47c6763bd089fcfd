import { BREAKPOINTS } from '../adFormats.ts';
import type { Ad } from './Ad.ts';
import type { GoogleSlot, GoogleTag } from './GoogleTag.ts';

function defineSlot(tag: GoogleTag, { format, request, slotElement: { id } }: Ad): GoogleSlot | null {
  const { sizes } = format;
  if (sizes === undefined) return tag.defineOutOfPageSlot(request.path, id);
  const mapping = tag.sizeMapping();
  for (const [index, width] of BREAKPOINTS.entries()) mapping.addSize([width, 0], sizes[index] ?? []);
  return tag.defineSlot(request.path, sizes.flat(), id)?.defineSizeMapping(mapping.build()) ?? null;
}

/** Defines an ad at the ad server, which returns no creative before the slot is refreshed. */
export function defineAd(tag: GoogleTag, ad: Ad): void {
  if (ad.slot !== undefined) return;
  const slot = defineSlot(tag, ad);
  // The ad server logs in the console why it rejects a path.
  if (slot === null) return;
  ad.slot = slot.setTargeting('ad_type', ad.format.name).addService(tag.pubads());
  tag.display(ad.slotElement.id);
}
