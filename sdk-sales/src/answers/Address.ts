import { shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

export const readAddress = shape({
  line1: text,
  line2: text,
  /** City or town. */
  locality: text,
  /** State, province or county. */
  region: text,
  postal: text,
  /** ISO 3166-1 alpha-2. */
  country: text,
});

export type Address = Read<typeof readAddress>;

/** As an order needs it. */
export type CompleteAddress = Address & { readonly country: string };
