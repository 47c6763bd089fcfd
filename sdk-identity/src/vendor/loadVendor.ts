import type { CallOptions } from '../call/CallOptions.ts';
import type { IdentityErrorCode } from '../errors/errorMessages.ts';
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { awaitVendor } from './awaitVendor.ts';
import type { ScriptPlace } from '../adapters/VendorAdapters.ts';
import { globalAt, hasMethods } from './vendorValues.ts';
import type { Methods } from './vendorValues.ts';

interface VendorScript<Method extends string> extends ScriptPlace {
  readonly url: string;
  readonly global: string;
  /** A method that the global must have, because an ad blocker may substitute an empty script. */
  readonly method: Method;
  readonly code: IdentityErrorCode;
}

/**
 * Loads a vendor's script unless its global is present.
 *
 * @returns the global
 * @throws IdentityError with the given code when the script is blocked, not found, or too slow
 */
export async function loadVendor<Method extends string>(
  context: IdentityContext,
  { url, global, method, code, ...place }: VendorScript<Method>,
  options: CallOptions,
): Promise<Methods<Method>> {
  const { loadScript } = context.adapters;
  if (globalAt(context, global) === undefined) {
    if (loadScript === undefined) throw vendorError('adapter_missing');
    await awaitVendor(
      context,
      code,
      (loaded, fail) => void loadScript(url, place).then(loaded, fail),
      options,
    );
  }
  const vendor = globalAt(context, global);
  if (hasMethods(vendor, method)) return vendor;
  throw vendorError(code);
}
