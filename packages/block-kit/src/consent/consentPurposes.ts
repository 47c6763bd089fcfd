/** The purposes for which a reader can allow the services of other companies. */
export const consentPurposes = [
  /** Extras that other companies provide, such as search suggestions or comments. */
  'functional',
  /** Statistics about what readers read. */
  'analytics',
  /** Advertisements and recommendations that are chosen by the page that shows them. */
  'advertising',
  /** Profiles: advertisements and recommendations that are chosen by the reader's activity on this and other sites. */
  'personalisation',
  /** Videos, posts and maps of other sites that load without a click on each. */
  'embeds',
] as const;

export type ConsentPurpose = (typeof consentPurposes)[number];

/**
 * Returns whether a purpose includes the sale or sharing of data, or advertising across sites. Readers opt out of these in a
 * US section of the Global Privacy Platform, or by Global Privacy Control.
 */
export const isSoldOrShared = (purpose: ConsentPurpose): boolean => purpose === 'personalisation';
