/**
 * - `stops`: the page is not published with it, for it could not be shown, or would take the place of another.
 * - `warns`: readers lose something; the page may be published all the same.
 * - `tells`: worth knowing, such as what could not be decided.
 */
export type Severity = 'stops' | 'warns' | 'tells';

/** What one of the rules found on a page. */
export interface Finding {
  /** Name of the rule, e.g. `image-alt`. */
  readonly kind: string;
  readonly severity: Severity;
  /** Id of the block that it is about; absent for the page itself. */
  readonly blockId?: string;
  /** What is wrong, for the editor. */
  readonly sentence: string;
  /** What to do about it. */
  readonly hint: string;
}

/** A finding of the document as it is stored, before anything is rendered. */
export interface DocumentFinding extends Finding {
  /** JSON path of the value, e.g. `$.areas.main[0].fields.size`. */
  readonly path: string;
}
