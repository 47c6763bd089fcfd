import { startNewspaper } from '../newspaper/startNewspaper.ts';
import type { Newspaper, NewspaperOptions } from '../newspaper/startNewspaper.ts';

/**
 * A newspaper whose mails can be read. Each file that sends some starts its own, for the service counts them by network
 * address, which all readers of a test share.
 */
export function startSandbox(options: NewspaperOptions = {}): Promise<Newspaper> {
  return startNewspaper({ ...options, environment: { SANDBOX: 'on', ...options.environment } });
}
