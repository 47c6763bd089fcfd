import { getInvisibleClient } from './invisibleClient.ts';
import type { Recaptcha } from './loadRecaptcha.ts';

/** The vendor has no executor: told to the log, and no token is set. */
export class MissingExecutorError extends Error {
  constructor() {
    super(
      'The robot check has no executor, so no token was set. The page may hold another version of the vendor’s script.',
    );
    this.name = 'MissingExecutorError';
  }
}

export interface ExecuteOptions {
  /** The page that holds the vendor's script. */
  readonly page: Document;
  readonly siteKey: string;
  /** The flow's name, for the vendor's statistics and the service's check. */
  readonly action: string;
}

/**
 * Asks the invisible challenge for a token.
 *
 * @throws MissingExecutorError
 * @throws Error the vendor refused, or answered no token
 */
export async function executeInvisibly(recaptcha: Recaptcha, options: ExecuteOptions): Promise<string> {
  const { action } = options;
  const { execute } = recaptcha;
  if (typeof execute !== 'function') throw new MissingExecutorError();
  const client = getInvisibleClient(recaptcha, options);
  const token: unknown = await Reflect.apply(execute, recaptcha, [client, { action }]);
  if (typeof token !== 'string' || token === '')
    throw new Error('The robot check answered without a token. See that the site key allows this site.');
  return token;
}
