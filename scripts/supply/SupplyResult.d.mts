/** The result of a check: `unasked` when the other side did not answer. */
export interface SupplyResult {
  readonly state: 'good' | 'bad' | 'unasked';
  /** Sentences for who reads them. */
  readonly lines: readonly string[];
}
