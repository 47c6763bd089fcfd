import type { IdentityContext } from '../context/IdentityContext.ts';

/** Pages and their tests look for this very text. */
const DEPRECATION =
  'Legacy Google Sign In will be deprecated on Dec 31, 2022. Use the new Arc Identity & Sign In With Google SDKs.';

/** Logs that a call is of the legacy Google Sign In. */
export const logDeprecation = ({ adapters }: IdentityContext): void => adapters.logError?.(DEPRECATION);
