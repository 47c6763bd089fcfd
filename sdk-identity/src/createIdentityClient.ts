import * as account from './accountOperations.ts';
import { assembleIdentityClient } from './assembleIdentityClient.ts';
import type { IdentityContext } from './context/IdentityContext.ts';
import type { BoundAccountOperations, IdentityClient, IdentityClientOptions } from './IdentityClient.ts';

function bindOperations(context: IdentityContext, unbound: typeof account): BoundAccountOperations;
function bindOperations(
  context: IdentityContext,
  unbound: Readonly<Record<string, (context: IdentityContext, ...args: never[]) => unknown>>,
): unknown {
  return Object.fromEntries(
    Object.entries(unbound).map(([name, operation]) => [name, operation.bind(undefined, context)]),
  );
}

/**
 * Creates a client: one per page in a browser, one per request on a server. It does nothing by itself; `start()` opens the
 * channel to the other tabs.
 */
export function createIdentityClient(options: IdentityClientOptions): IdentityClient {
  return assembleIdentityClient(options, (context) => bindOperations(context, account));
}
