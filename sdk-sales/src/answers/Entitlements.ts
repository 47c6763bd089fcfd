import { list, moment, shape, string } from '@broadsheet/client-core';
import type { Parsed } from '@broadsheet/client-core';

export const readEntitlements = shape({
  /** The products that the reader may read, with the start and end of the access in milliseconds since 1970. */
  skus: list(shape({ sku: string, startDateUTC: moment, endDateUTC: moment }, ['sku'])),
  entitlements: list(string),
  /** The country from which the call was sent, as a code by ISO 3166-1 alpha-2. */
  edgescape: shape({ country_code: string }),
});

export type Entitlements = Parsed<typeof readEntitlements>;
