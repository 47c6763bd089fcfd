/**
 * The identity client of a page, in two parts. It includes what every page of a signed-in reader needs: the session, the
 * profile and the logout. The operations of account pages are fetched with the first call of any of them, and before that
 * those of Facebook's login alone, which pages with its button call when they open.
 */
import type { IdentityClient, IdentityClientOptions, IdentityContext } from '@broadsheet/sdk-identity';
import { accountOperationNames, assembleIdentityClient } from '@broadsheet/sdk-identity/operations';
import type { BoundAccountOperations } from '@broadsheet/sdk-identity/operations';
import { fetchCode } from './fetchCode.ts';

const fetchAccountOperations = () => fetchCode(() => import('@broadsheet/sdk-identity/account'));

const fetchFacebookOperations = () => fetchCode(() => import('@broadsheet/sdk-identity/facebook'));

const FACEBOOK: ReadonlySet<string> = new Set<keyof BoundAccountOperations>([
  'facebookSignOn',
  'initFacebookLogin',
]);

/** Returns the operations under their names in the client. */
function bindAccountOperations(context: IdentityContext): BoundAccountOperations;
function bindAccountOperations(context: IdentityContext): unknown {
  const late =
    (name: string) =>
    async (...args: readonly unknown[]) => {
      const operations = await (FACEBOOK.has(name) ? fetchFacebookOperations() : fetchAccountOperations());
      const operation: unknown = Reflect.get(operations, name);
      return typeof operation === 'function'
        ? Reflect.apply(operation, undefined, [context, ...args])
        : undefined;
    };
  return Object.fromEntries(accountOperationNames.map((name) => [name, late(name)]));
}

/** Creates the client. Like the SDK's own client, it does nothing before it is called. */
export const createPageIdentity = (options: IdentityClientOptions): IdentityClient =>
  assembleIdentityClient(options, bindAccountOperations);
