import { shape, string } from '@broadsheet/client-core';
import type { Parsed } from '@broadsheet/client-core';

export const readAddress = shape({
  line1: string,
  line2: string,
  /** The city or town. */
  locality: string,
  /** The state, province or county. */
  region: string,
  postal: string,
  /** The country code by ISO 3166-1 alpha-2. */
  country: string,
});

export type Address = Parsed<typeof readAddress>;

/** An address with a country, as orders require it. */
export type CompleteAddress = Address & { readonly country: string };
