import { shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

export const readAddress = shape({
  line1: text,
  line2: text,
  /** The city or town. */
  locality: text,
  /** The state, province or county. */
  region: text,
  postal: text,
  /** The country code by ISO 3166-1 alpha-2. */
  country: text,
});

export type Address = Read<typeof readAddress>;

/** An address with a country, as orders require it. */
export type CompleteAddress = Address & { readonly country: string };
