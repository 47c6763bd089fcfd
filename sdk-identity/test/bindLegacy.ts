import type { IdentityContext } from '../src/context/IdentityContext.ts';
import * as legacy from '../src/legacy/index.ts';

/** Binds the operations of the entry `legacy` to a client. */
export function bindLegacy({ context }: { readonly context: IdentityContext }) {
  const bind =
    <Args extends readonly unknown[], Result>(
      operation: (context: IdentityContext, ...args: Args) => Result,
    ) =>
    (...args: Args): Result =>
      operation(context, ...args);
  return {
    googleSignOn: bind(legacy.googleSignOn),
    initGoogleAuth: bind(legacy.initGoogleAuth),
    initGoogleAuthSDK: bind(legacy.initGoogleAuthSDK),
    initGoogleLogin: bind(legacy.initGoogleLogin),
    relinkGoogleAccount: bind(legacy.relinkGoogleAccount),
    signOnSwgUser: bind(legacy.signOnSwgUser),
  };
}
