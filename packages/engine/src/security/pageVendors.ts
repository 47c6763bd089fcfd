import type { SiteVendor, VendorSources } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { allInstances } from '../tree/BlockInstance.ts';
import type { ResolvedPage } from '../tree/BlockInstance.ts';
import { getSiteServices } from './siteServices.ts';

type KnownVendor = (site: SiteProperties) => VendorSources | undefined;

const known = new WeakMap<ResolvedPage, readonly KnownVendor[]>();

/** Everything stands behind the one origin that the site names for the vendor; its own is covered by `'self'`. */
function standIn({ name }: VendorSources, url: string, siteOrigin: string): VendorSources {
  const origin = URL.canParse(url, siteOrigin) ? new URL(url, siteOrigin).origin : siteOrigin;
  const sources = [origin === siteOrigin ? "'self'" : origin];
  return { name, scripts: sources, frames: sources, connect: sources, sheets: sources };
}

const readVendor = (
  vendor: VendorSources | SiteVendor,
  ...requested: Parameters<SiteVendor>
): VendorSources | undefined => (typeof vendor === 'function' ? vendor(...requested) : vendor);

function getBlockVendors(page: ResolvedPage, site: SiteProperties): readonly VendorSources[] {
  let vendors = known.get(page);
  if (vendors === undefined) {
    vendors = [...allInstances(page)].flatMap(({ block, prepared }) =>
      block.vendors.map((vendor) => (ofSite: SiteProperties) => readVendor(vendor, ofSite, prepared.values)),
    );
    known.set(page, vendors);
  }
  return [...new Set(vendors.map((vendor) => vendor(site)))].filter((vendor) => vendor !== undefined);
}

/**
 * Answers the vendors whose scripts may come to a page: those of its blocks that the site uses, deferred ones included,
 * and the services that the site has set up.
 */
export function pageVendors(
  page: ResolvedPage,
  site: SiteProperties,
  siteOrigin: string,
): readonly VendorSources[] {
  const { vendorOrigins = {} } = site;
  return [...getBlockVendors(page, site), ...getSiteServices(site)].map((vendor) => {
    const url = vendorOrigins[vendor.name];
    return url === undefined || url === '' ? vendor : standIn(vendor, url, siteOrigin);
  });
}
