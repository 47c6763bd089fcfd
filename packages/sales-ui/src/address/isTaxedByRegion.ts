/** The countries whose taxes depend on the region. */
const TAXED_BY_REGION: ReadonlySet<string> = new Set(['CA', 'US']);

/** Returns whether the taxes of a country depend on the region, so that `TaxAreaFields` asks for it. */
export const isTaxedByRegion = (country: string): boolean => TAXED_BY_REGION.has(country);
