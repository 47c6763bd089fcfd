import type { LetterRecipient } from '@broadsheet/platform';
import { isRecord } from '@broadsheet/client-core';
import { siteCommand } from '../../control/siteCommand.ts';

export interface RecipientsRequest {
  readonly command: 'newsletters export';
  /** The newsletter's id. */
  readonly newsletter: string;
}

export interface RecipientsResult {
  readonly recipients: readonly LetterRecipient[];
}

/**
 * Returns the readers who have confirmed a newsletter. The result travels through the control socket, which only the user
 * of the site can open, and is not logged.
 */
export const exportNewsletter = siteCommand<RecipientsRequest, RecipientsResult>({
  writes: false,
  isRequest: (value): value is RecipientsRequest =>
    isRecord(value) && value['command'] === 'newsletters export' && typeof value['newsletter'] === 'string',
  isResult: (value): value is RecipientsResult => isRecord(value) && Array.isArray(value['recipients']),
  async run({ newsletter }, { platform: { newsletters } }) {
    const known = await newsletters.listNewsletters();
    if (!known.some(({ id }) => id === newsletter)) {
      const ids = known.map(({ id }) => id).join(', ');
      throw new Error(
        `There is no newsletter "${newsletter}". ${ids === '' ? 'The site has none; its properties list them.' : `There are: ${ids}.`}`,
      );
    }
    return { recipients: await newsletters.listRecipients(newsletter) };
  },
});
