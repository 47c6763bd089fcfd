/** The countries whose addresses name no region: a city and its postal code say everything. */
const WITHOUT_REGIONS = new Set(
  (
    'AD AT BE BG CH CY CZ DE DK EE FI FO FR GB GG GI GL GR HR HU IL IM IS JE LI LT LU LV MC MT NL NO NZ PL PT SE SG SI SK ' +
    'SM VA'
  ).split(' '),
);

/** Returns whether the addresses of a country name a region. @param country its code in ISO 3166-1 alpha-2 */
export const hasRegions = (country: string): boolean => !WITHOUT_REGIONS.has(country);
