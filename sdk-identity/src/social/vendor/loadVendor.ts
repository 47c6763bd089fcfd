import type { CallOptions } from '../../CallOptions.ts';
import { refuseVendor } from './refuseVendor.ts';
import type { VendorErrorCode } from './vendorErrorMessages.ts';
import { VENDOR_MS, awaitVendor } from './awaitVendor.ts';
import type { ScriptPlace } from './VendorEdges.ts';
import type { VendorContext } from './VendorContext.ts';
import { globalAt } from './vendorValues.ts';

/**
 * Loads a vendor's script unless its global is there.
 *
 * @throws IdentityError the code given: blocked, not found, or too slow
 */
export async function loadVendor(
  context: VendorContext,
  script: ScriptPlace & {
    readonly url: string;
    readonly global: string;
    readonly code: VendorErrorCode;
  },
  { signal }: CallOptions,
): Promise<void> {
  const { url, global, code, ...place } = script;
  if (globalAt(context, global) !== undefined) return;
  const { loadScript } = context.edges;
  if (loadScript === undefined) throw refuseVendor('edge_missing');
  const failure = (cause?: unknown): Error => refuseVendor(code, cause);
  await awaitVendor(context, (loaded, fail) => void loadScript(url, place).then(loaded, fail), {
    ms: VENDOR_MS,
    failure,
    signal,
  });
  // A blocker may answer with an empty script.
  if (globalAt(context, global) === undefined) throw failure();
}
