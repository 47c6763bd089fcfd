/**
 * What other companies may be let do, and what that is called by the two standards that consent platforms speak.
 *
 * Numbers are the purposes of the IAB's Transparency and Consent Framework 2.2; `isSoldOrShared` names what a reader
 * opts out of in a US section of the Global Privacy Platform, and by Global Privacy Control: the sale of data, its
 * sharing, and advertising that follows a reader from site to site.
 */
export const CONSENT_PURPOSES = {
  /** Extras that other companies provide, such as search suggestions or comments. */
  functional: { consent: [1], interest: [], isSoldOrShared: false },
  /** Counting what is read. */
  analytics: { consent: [1], interest: [8, 9, 10], isSoldOrShared: false },
  /** Advertisements and recommendations after the page that they stand on. */
  advertising: { consent: [1], interest: [2, 7], isSoldOrShared: false },
  /** Profiles: advertisements and recommendations after what the reader did here and elsewhere. */
  personalisation: { consent: [1, 3, 4, 5, 6], interest: [], isSoldOrShared: true },
  /** Videos, posts and maps of other sites that load without being asked for each. */
  embeds: { consent: [1], interest: [11], isSoldOrShared: false },
} as const satisfies Readonly<Record<string, PurposeMapping>>;

interface PurposeMapping {
  /** Purposes of TCF that need the reader's consent. */
  readonly consent: readonly number[];
  /** Purposes of TCF for which a legitimate interest that nobody has objected to will do as well. */
  readonly interest: readonly number[];
  readonly isSoldOrShared: boolean;
}

export type ConsentPurpose = keyof typeof CONSENT_PURPOSES;

export const consentPurposes = [
  'functional',
  'analytics',
  'advertising',
  'personalisation',
  'embeds',
] as const satisfies readonly ConsentPurpose[];
