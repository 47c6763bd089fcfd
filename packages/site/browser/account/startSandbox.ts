import { startNewspaper } from '../newspaper/startNewspaper.ts';
import type { Newspaper, NewspaperOptions } from '../newspaper/startNewspaper.ts';

/**
 * Starts a newspaper whose mails can be read. Each test file that sends mails starts its own, because the service counts
 * mails by IP address, which all readers of a test share.
 */
export function startSandbox(options: NewspaperOptions = {}): Promise<Newspaper> {
  return startNewspaper({ ...options, environment: { SANDBOX: 'on', ...options.environment } });
}
