/**
 * What a reader lets other companies do, asked by whatever would load something of theirs.
 *
 * One port, whoever keeps the choices: the newspaper's own bar, a consent platform that speaks IAB TCF 2.2 or GPP, or
 * nobody. Nothing of a vendor loads while the state of its purpose is `unknown` or `refused`.
 */
import type { ConsentPurpose } from './consentPurposes.ts';

export type ConsentState =
  /** The reader has not chosen, or the consent platform has not answered. */
  'unknown' | 'granted' | 'refused';

/** What vendors take along in their requests; a member that no adapter knows is absent. */
export interface ConsentSignals {
  /** Whether the browser sends Global Privacy Control. */
  readonly isGpcOn: boolean;
  /** Of IAB TCF: whether the GDPR applies to this reader. */
  readonly gdprApplies?: boolean;
  /** Of IAB TCF: the encoded choices. */
  readonly tcString?: string;
  /** Of IAB GPP: the encoded choices. */
  readonly gppString?: string;
  /** Of IAB GPP: ids of the sections that apply, e.g. `7` for the US national one. */
  readonly gppSections?: readonly number[];
}

export interface ConsentPort {
  /**
   * Answers what the reader has chosen for a purpose.
   *
   * @param vendor id in the IAB's Global Vendor List, e.g. 755 for Google: where the adapter knows choices by vendor,
   *   this one must be granted too
   */
  state(purpose: ConsentPurpose, vendor?: number): ConsentState;
  signals(): ConsentSignals;
  /** Runs after a choice was made, changed or heard of from another tab, until ended by the returned function. */
  subscribe(listener: () => void): () => void;
  /** Shows the choices again; without effect where nobody keeps any. */
  open(): void;
  /** What the newspaper's own bar works with; absent where another manager keeps the choices. */
  readonly own?: OwnChoices;
}

/** Choices that the newspaper keeps itself. */
export interface OwnChoices {
  /** Milliseconds since 1970; `undefined` while nothing was chosen under the site's present version. */
  chosenAt(): number | undefined;
  /** What was chosen, for showing it: unlike `ConsentPort.state` it makes use of nothing. */
  state(purpose: ConsentPurpose): ConsentState;
  /** Whether Global Privacy Control has refused it, so that there is nothing to choose. */
  isRefusedByGpc(purpose: ConsentPurpose): boolean;
  /** Keeps what is granted of what was asked; the rest of it counts as refused. */
  choose(asked: readonly ConsentPurpose[], granted: readonly ConsentPurpose[]): void;
  /** Runs when somebody wants to see the choices again, until ended by the returned function. */
  onOpen(run: () => void): () => void;
}

/** Brings the one port of the page, and with the first call its code; rejects when it cannot be fetched. */
export type LoadConsent = () => Promise<ConsentPort>;
