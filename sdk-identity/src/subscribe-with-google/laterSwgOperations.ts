import { laterPart } from '../social/vendor/laterPart.ts';
import type { VendorContext } from '../social/vendor/VendorContext.ts';
import type { SwgOperations } from './swgOperations.ts';

export function laterSwgOperations(context: VendorContext): SwgOperations {
  const later = laterPart(async () => (await import('./swgOperations.ts')).swgOperations(context));
  return {
    getSwgAccessToken: later((part) => part.getSwgAccessToken),
    checkSwgLogin: later((part) => part.checkSwgLogin),
    relinkGoogleAccount: later((part) => part.relinkGoogleAccount),
    signOnSwgUser: later((part) => part.signOnSwgUser),
  };
}
