/** When the new plan begins: at once, or when the term ends that is paid. */
export type ChangeMoment = 'now' | 'end';

/** What a change means. Amounts are minor units of the plan's currency. */
export interface PreviewedChange {
  readonly sessionId: string;
  readonly moment: ChangeMoment;
  readonly charge: number;
  readonly refund: number;
  /** What the unused rest of the current term takes off the new price; `undefined` where tax comes on top of prices. */
  readonly unused: number | undefined;
  /** Of the first term of the new plan. */
  readonly price: number;
  readonly nextCharge: number | undefined;
  /** Milliseconds since 1970. */
  readonly nextChargeAt: number | undefined;
  readonly termEndsAt: number | undefined;
}
