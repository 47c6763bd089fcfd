import { textAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';

/** An address as it is stored and sent in responses; `country` is an ISO 3166-1 alpha-2 code in capitals. */
export interface PostalAddress {
  readonly country: string;
  readonly line1?: string;
  readonly line2?: string;
  readonly locality?: string;
  readonly region?: string;
  readonly postal?: string;
}

const LINES = ['line1', 'line2', 'locality', 'region', 'postal'] as const;

/** Parses a stored address; missing lines are absent, a missing country is an empty text. */
export function parseStoredAddress(value: Json | undefined): PostalAddress {
  const address: { -readonly [Key in keyof PostalAddress]: PostalAddress[Key] } = {
    country: textAt(value, 'country') ?? '',
  };
  for (const line of LINES) {
    const text = textAt(value, line);
    if (text !== undefined) address[line] = text;
  }
  return address;
}
