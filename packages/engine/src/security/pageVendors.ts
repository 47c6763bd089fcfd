import type { VendorSources } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { allPlaces } from '../render/Place.ts';
import type { PlacedPage } from '../render/Place.ts';

const known = new WeakMap<PlacedPage, readonly VendorSources[]>();

/** Everything stands behind the one origin that the site names for the vendor; its own is covered by `'self'`. */
function standIn({ name }: VendorSources, address: string, siteOrigin: string): VendorSources {
  const origin = URL.canParse(address, siteOrigin) ? new URL(address, siteOrigin).origin : siteOrigin;
  const sources = [origin === siteOrigin ? "'self'" : origin];
  return { name, scripts: sources, frames: sources, connect: sources, sheets: sources };
}

/** The vendors whose scripts the blocks of a page may bring, those that are held back included. */
export function pageVendors(
  page: PlacedPage,
  { vendorOrigins = {} }: SiteProperties,
  siteOrigin: string,
): readonly VendorSources[] {
  let vendors = known.get(page);
  if (vendors === undefined) {
    vendors = [...new Set([...allPlaces(page)].flatMap(({ block }) => block.vendors))];
    known.set(page, vendors);
  }
  return vendors.map((vendor) => {
    const address = vendorOrigins[vendor.name];
    return address === undefined || address === '' ? vendor : standIn(vendor, address, siteOrigin);
  });
}
