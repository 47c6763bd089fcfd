import type { IdentityContext } from '../context/IdentityContext.ts';

/** The deprecation message; pages and their tests search for exactly this text. */
const DEPRECATION =
  'Legacy Google Sign In will be deprecated on Dec 31, 2022. Use the new Arc Identity & Sign In With Google SDKs.';

/** Logs that a call belongs to the legacy Google Sign In. */
export const logDeprecation = ({ adapters }: IdentityContext): void => adapters.logError?.(DEPRECATION);
