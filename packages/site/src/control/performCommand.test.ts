import { join } from 'node:path';
import type { LetterRecipient } from '@broadsheet/platform';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { readConfig } from '../config/readConfig.ts';
import { performCommand } from './performCommand.ts';
import { siteCommand } from './siteCommand.ts';

const TIMEOUT = 120_000;

/** Lists the recipients of a newsletter that one reader has confirmed. */
const listRecipients = siteCommand<string, readonly LetterRecipient[]>({
  writes: false,
  isRequest: (value): value is string => typeof value === 'string',
  isResult: (value): value is readonly LetterRecipient[] => Array.isArray(value),
  async run(newsletter, { platform: { content, newsletters } }) {
    await content.database.query(
      `insert into newsletter_subscriptions (id, site, newsletter, email, status, asked_at, confirmed_at)
       values ('one', $1, $2, 'ada@example.com', 'confirmed', now(), now())`,
      [content.site, newsletter],
    );
    return newsletters.listRecipients(newsletter);
  },
});

test(
  'links that are written while the site does not run lead below the path of the site',
  { timeout: TIMEOUT },
  async () => {
    await using folder = await temporaryFolder();
    const variables = {
      DATA_DIR: join(folder.path, 'data'),
      SITE_ORIGIN: 'https://www.example.com/news',
    };
    const [recipient] = await performCommand(listRecipients, {
      request: 'morning',
      config: readConfig(variables, { home: folder.path, cwd: folder.path }),
      onProgress: () => undefined,
      onError: () => undefined,
    });
    const start = 'https://www.example.com/news/readers/v1/newsletters/';
    expect(recipient?.preferencesUrl).toContain(start);
    expect(recipient?.headers['List-Unsubscribe']).toContain(`<${start}`);
  },
);
