import { list, moment, shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

export const readEntitlements = shape({
  /** The products that the reader may read, and from when to when; milliseconds since 1970. */
  skus: list(shape({ sku: text, startDateUTC: moment, endDateUTC: moment }, ['sku'])),
  entitlements: list(text),
  /** Where the call came from; ISO 3166-1 alpha-2. */
  edgescape: shape({ country_code: text }),
});

export type Entitlements = Read<typeof readEntitlements>;
