/** Where a reader is billed, as the sales service takes it. */
export interface Address {
  readonly line1: string;
  /** Absent rather than blank. */
  readonly line2?: string;
  readonly locality: string;
  readonly region: string;
  readonly postal: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** An address as the service answers it: any part may be missing. */
export type StoredAddress = Readonly<Partial<Record<keyof Address, string | null>>>;
