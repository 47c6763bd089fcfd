/**
 * The reader's consent to the services of other companies. All code that would load such a service checks it first.
 *
 * The port is the same whichever manager stores the choices: the newspaper's own bar, a consent platform with IAB TCF 2.2 or
 * GPP, or none. Nothing of a vendor is loaded while the state of its purpose is `unknown` or `refused`.
 */
import type { ConsentPurpose } from './consentPurposes.ts';

export type ConsentState =
  /** The reader has not chosen, or the consent platform has not answered. */
  'unknown' | 'granted' | 'refused';

/** The consent signals that vendors send with their requests; unknown ones are absent. */
export interface ConsentSignals {
  /** Whether the browser sends Global Privacy Control. */
  readonly isGpcOn: boolean;
  /** IAB TCF: whether the GDPR applies to this reader. */
  readonly gdprApplies?: boolean;
  /** IAB TCF: the encoded choices. */
  readonly tcString?: string;
  /** IAB GPP: the encoded choices. */
  readonly gppString?: string;
  /** IAB GPP: the ids of the sections that apply, e.g. `7` for the US national one. */
  readonly gppSections?: readonly number[];
}

export interface ConsentPort {
  /**
   * Returns the state of a purpose. A call that returns `granted` counts as use of the grant: if the newspaper stores the
   * choices itself, the page is reloaded when the reader withdraws it.
   *
   * @param vendor the id in the IAB's Global Vendor List, e.g. 755 for Google; if the adapter knows choices by vendor, this one
   *   must be granted too
   */
  state(purpose: ConsentPurpose, vendor?: number): ConsentState;
  signals(): ConsentSignals;
  /** Calls the listener after every change of a choice, in another tab too, until the returned function is called. */
  subscribe(listener: () => void): () => void;
  /** Shows the choices to the reader again; does nothing if no manager stores any. */
  open(): void;
  /** The functions for the newspaper's own bar; absent if another manager stores the choices. */
  readonly own?: OwnChoices;
}

/** The choices that the newspaper stores itself. */
export interface OwnChoices {
  /**
   * Returns when the reader chose, in milliseconds since 1970; `undefined` without a choice for the site's current version.
   */
  chosenAt(): number | undefined;
  /** Returns the state of a purpose for display: unlike `ConsentPort.state` it does not count as use of the grant. */
  state(purpose: ConsentPurpose): ConsentState;
  /** Returns whether Global Privacy Control refuses the purpose, so that the reader cannot choose it. */
  isRefusedByGpc(purpose: ConsentPurpose): boolean;
  /** Stores a choice: of the purposes asked for, those that are not granted count as refused. */
  choose(requested: readonly ConsentPurpose[], granted: readonly ConsentPurpose[]): void;
  /** Runs the callback on every call of `ConsentPort.open`, until the returned function is called. */
  onOpen(run: () => void): () => void;
}

/** Resolves with the page's only consent port. The first call fetches its code; rejects when that cannot be fetched. */
export type LoadConsent = () => Promise<ConsentPort>;
