/** When the new plan begins: at once, or at the end of the paid term. */
export type ChangeMoment = 'now' | 'end';

/** The consequences of a change. Amounts are in minor units of the plan's currency. */
export interface PreviewedChange {
  readonly sessionId: string;
  readonly moment: ChangeMoment;
  readonly charge: number;
  readonly refund: number;
  /** The value of the current term's unused rest, subtracted from the new price; `undefined` when tax is added to prices. */
  readonly unused: number | undefined;
  /**
   * The cycle of the plan's rates that the reader starts with, counted from 1. Above 1, the reader has already used the
   * earlier rates, such as an introductory one.
   */
  readonly firstCycle: number;
  /** The price of the first term of the new plan. */
  readonly price: number;
  readonly nextCharge: number | undefined;
  /** Milliseconds since 1970. */
  readonly nextChargeAt: number | undefined;
  readonly termEndsAt: number | undefined;
}
