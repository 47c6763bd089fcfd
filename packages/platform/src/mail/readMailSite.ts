import { optionalTextColumn } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { createMailWords } from './createMailWords.ts';
import type { MailWords } from './createMailWords.ts';

/** The newspaper as its mails name it, and the words of its language. */
export interface MailSite {
  readonly siteName: string;
  readonly words: MailWords;
}

/** Reads name and language of a site; one without a name is called by its host, one without a language speaks English. */
export async function readMailSite({
  queries,
  site,
  siteUrl,
}: {
  readonly queries: Queries;
  readonly site: string;
  readonly siteUrl: string;
}): Promise<MailSite> {
  const [row] = await queries.query(
    "select body ->> 'websiteName' as name, body ->> 'locale' as locale from site_properties where site = $1",
    [site],
  );
  const name = row === undefined ? undefined : optionalTextColumn(row, 'name');
  const locale = row === undefined ? undefined : optionalTextColumn(row, 'locale');
  return { siteName: name || new URL(siteUrl).host, words: createMailWords(locale || 'en') };
}
