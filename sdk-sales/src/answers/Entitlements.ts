import { list, moment, shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

export const readEntitlements = shape({
  /** The products that the reader may read, with the start and end of the access in milliseconds since 1970. */
  skus: list(shape({ sku: text, startDateUTC: moment, endDateUTC: moment }, ['sku'])),
  entitlements: list(text),
  /** The country from which the call was sent, as a code by ISO 3166-1 alpha-2. */
  edgescape: shape({ country_code: text }),
});

export type Entitlements = Read<typeof readEntitlements>;
