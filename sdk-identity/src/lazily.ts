import { NetworkError } from '@broadsheet/client-core';
import type { IdentityContext } from './IdentityContext.ts';

type Operation<Args extends unknown[], Result> = (context: IdentityContext, ...args: Args) => Promise<Result>;

/**
 * An operation whose code is fetched with its first call.
 *
 * @throws NetworkError `failed` when the code could not be fetched; the next call tries again
 */
export function lazily<Args extends unknown[], Result>(
  context: IdentityContext,
  load: () => Promise<Operation<Args, Result>>,
): (...args: Args) => Promise<Result> {
  return async (...args) => {
    const operation = await load().catch((cause: unknown) => {
      throw new NetworkError(
        'failed',
        'A part of the page could not be loaded. Check the connection and reload.',
        {
          cause,
        },
      );
    });
    return operation(context, ...args);
  };
}
