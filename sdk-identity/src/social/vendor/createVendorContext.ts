import type { IdentityContext } from '../../IdentityContext.ts';
import type { VendorContext } from './VendorContext.ts';

export const createVendorContext = (
  context: IdentityContext,
  edges: VendorContext['edges'],
): VendorContext => ({
  ...context,
  edges,
  vendors: { isFacebookButtonCustom: false, google: edges.google ?? {} },
});
