import type { NewsletterReach } from '@broadsheet/platform';
import { isRecord } from '@broadsheet/client-core';
import { siteCommand } from '../../control/siteCommand.ts';

export interface NewslettersRequest {
  readonly command: 'newsletters';
}

export interface NewslettersResult {
  readonly newsletters: readonly NewsletterReach[];
}

/** Returns the newsletters of the site, with the number of readers of each. */
export const listNewsletters = siteCommand<NewslettersRequest, NewslettersResult>({
  writes: false,
  isRequest: (value): value is NewslettersRequest => isRecord(value) && value['command'] === 'newsletters',
  isResult: (value): value is NewslettersResult => isRecord(value) && Array.isArray(value['newsletters']),
  run: async (_request, { platform }) => ({ newsletters: await platform.newsletters.listNewsletters() }),
});
