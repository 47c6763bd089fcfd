/** A billing address, as the sales service accepts it. */
export interface Address {
  readonly line1: string;
  /** The second line of the street; absent rather than blank. */
  readonly line2?: string;
  readonly locality: string;
  readonly region: string;
  readonly postal: string;
  /** The country's code in ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** An address as the service returns it: any part may be missing. */
export type StoredAddress = Readonly<Partial<Record<keyof Address, string | null>>>;
