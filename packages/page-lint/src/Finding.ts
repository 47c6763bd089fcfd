import type { PhraseValues } from '@broadsheet/block-kit';

/**
 * The severity of a finding:
 * - `stops`: the page is not published, because it could not be shown or would replace another one.
 * - `warns`: readers lose something; the page may still be published.
 * - `tells`: worth knowing, such as what could not be decided.
 */
export type Severity = 'stops' | 'warns' | 'tells';

/** The keys and values of a finding's phrases in `findingPhrases`, for other languages than English. */
export interface FindingTexts {
  readonly sentence: string;
  readonly hint: string;
  /**
   * The values for both phrases. `block` and `field` are names, for callers that have the titles in the editor's language;
   * `blockTitle` and `fieldLabel` are the English ones.
   */
  readonly values: PhraseValues;
}

/** One finding of a rule. */
export interface Finding {
  /** The name of the rule, e.g. `image-alt`. */
  readonly kind: string;
  readonly severity: Severity;
  /** The id of the block that the finding is about; absent for the page itself. */
  readonly blockId?: string;
  /** The English sentence for the editor about what is wrong. */
  readonly sentence: string;
  /** The English sentence about how to fix it. */
  readonly hint: string;
  readonly says: FindingTexts;
}

/** A finding in the stored document, before anything is rendered. */
export interface DocumentFinding extends Finding {
  /** The JSON path of the value, e.g. `$.areas.main[0].fields.size`. */
  readonly path: string;
}
