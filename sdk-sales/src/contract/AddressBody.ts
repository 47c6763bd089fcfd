/** A postal address; `null` and absent mean the same. */
export interface AddressBody {
  readonly line1?: string | null;
  readonly line2?: string | null;
  /** City or town. */
  readonly locality?: string | null;
  /** State, province or county. */
  readonly region?: string | null;
  readonly postal?: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null;
}

export interface CompleteAddressBody extends AddressBody {
  readonly country: string;
}
