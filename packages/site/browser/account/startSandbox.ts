/**
 * Newspapers with the vendors' stand-ins, whose mails can be read. Each test file that sends mails has its own, because the
 * service counts mails by IP address, which all readers of a test share.
 */
import { startNewspaper } from '../newspaper/startNewspaper.ts';
import type { Newspaper, NewspaperOptions } from '../newspaper/startNewspaper.ts';
import { useNewspaper } from '../newspaper/useNewspaper.ts';

const withSandbox = (options: NewspaperOptions): NewspaperOptions => ({
  ...options,
  environment: { SANDBOX: 'on', ...options.environment },
});

/** Starts one, which the caller ends. */
export const startSandbox = (options: NewspaperOptions = {}): Promise<Newspaper> =>
  startNewspaper(withSandbox(options));

/** Returns one for the tests of the file, which ends with them. Use it only in tests and their hooks. */
export const useSandbox = (options: NewspaperOptions = {}): ReturnType<typeof useNewspaper> =>
  useNewspaper(withSandbox(options));
