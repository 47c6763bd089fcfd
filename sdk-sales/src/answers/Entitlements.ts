import { list, shape, text } from '../json/shape.ts';
import type { Read } from '../json/shape.ts';

export const readEntitlements = shape({
  /** The products of the reader's running subscriptions. */
  skus: list(shape({ sku: text }, ['sku'])),
  entitlements: list(text),
  /** Where the call came from; ISO 3166-1 alpha-2. */
  edgescape: shape({ country_code: text }),
});

export type Entitlements = Read<typeof readEntitlements>;
