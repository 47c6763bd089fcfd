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

/**
 * Asks the invisible challenge for a token.
 *
 * @param action the flow's name, for the vendor's statistics
 * @throws MissingExecutorError
 * @throws Error the vendor refused, or answered no token
 */
export async function executeInvisibly(vendor: Recaptcha, siteKey: string, action: string): Promise<string> {
  const { execute } = vendor;
  if (typeof execute !== 'function') throw new MissingExecutorError();
  const token: unknown = await Reflect.apply(execute, vendor, [siteKey, { action }]);
  if (typeof token !== 'string' || token === '')
    throw new Error('The robot check answered without a token. See that the site key allows this site.');
  return token;
}
