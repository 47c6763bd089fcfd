import { optionalTextColumn } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import type { Mailer } from './Mail.ts';
import { createMailWords } from './createMailWords.ts';
import type { MailWords } from './createMailWords.ts';

/** The name of the newspaper in mails, and the words of its language. */
export interface MailSite {
  readonly siteName: string;
  readonly words: MailWords;
}

/**
 * Reads the name and the language of a site. Defaults: its host name, and English.
 *
 * @param options.mailer whose texts come first
 */
export async function readMailSite({
  queries,
  site,
  siteUrl,
  mailer,
}: {
  readonly queries: Queries;
  readonly site: string;
  readonly siteUrl: string;
  readonly mailer: Mailer;
}): Promise<MailSite> {
  const [row] = await queries.query(
    "select body ->> 'websiteName' as name, body ->> 'locale' as locale from site_properties where site = $1",
    [site],
  );
  const name = row === undefined ? undefined : optionalTextColumn(row, 'name');
  const locale = row === undefined ? undefined : optionalTextColumn(row, 'locale');
  return { siteName: name || new URL(siteUrl).host, words: createMailWords(locale || 'en', mailer.texts) };
}
