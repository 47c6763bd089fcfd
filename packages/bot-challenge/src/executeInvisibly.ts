import { getInvisibleClient } from './invisibleClient.ts';
import type { Recaptcha } from './loadRecaptcha.ts';

/** Thrown when the vendor's script has no `execute`; it is logged, and there is no token. */
export class MissingExecutorError extends Error {
  constructor() {
    super(
      'The bot challenge has no executor, so no token was set. The page may contain another version of the vendor’s script.',
    );
    this.name = 'MissingExecutorError';
  }
}

export interface ExecuteOptions {
  /** The page with the vendor's script. */
  readonly page: Document;
  readonly siteKey: string;
  /** The flow's name, for the vendor's statistics and the service's check. */
  readonly action: string;
}

/**
 * Requests a token of the invisible challenge.
 *
 * @throws MissingExecutorError
 * @throws Error when the vendor refuses, or returns no token
 */
export async function executeInvisibly(recaptcha: Recaptcha, options: ExecuteOptions): Promise<string> {
  const { action } = options;
  const { execute } = recaptcha;
  if (typeof execute !== 'function') throw new MissingExecutorError();
  const client = getInvisibleClient(recaptcha, options);
  const token: unknown = await Reflect.apply(execute, recaptcha, [client, { action }]);
  if (typeof token !== 'string' || token === '')
    throw new Error('The bot challenge returned no token. Check that the site key allows this site.');
  return token;
}
