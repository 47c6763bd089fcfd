import { BREAKPOINTS } from '../formats/adFormats.ts';
import type { Ad } from './Ad.ts';
import type { GoogleSlot, GoogleTag } from './GoogleTag.ts';

function defineSlot(tag: GoogleTag, { format, request, slotElement: { id } }: Ad): GoogleSlot | null {
  const { sizes } = format;
  if (sizes === undefined) return tag.defineOutOfPageSlot(request.path, id);
  const mapping = tag.sizeMapping();
  for (const [index, width] of BREAKPOINTS.entries()) mapping.addSize([width, 0], sizes[index] ?? []);
  return tag.defineSlot(request.path, sizes.flat(), id)?.defineSizeMapping(mapping.build()) ?? null;
}

/** Makes an ad known to the ad server, which does not answer before it is refreshed. */
export function defineAd(tag: GoogleTag, ad: Ad): void {
  if (ad.slot !== undefined) return;
  const slot = defineSlot(tag, ad);
  // The ad server says in its own console what is wrong with a path.
  if (slot === null) return;
  ad.slot = slot.setTargeting('ad_type', ad.format.name).addService(tag.pubads());
  tag.display(ad.slotElement.id);
}
