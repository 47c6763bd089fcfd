import { optionalTextColumn } from '../database/columns.ts';
import type { Queries, SqlRow } from '../database/Database.ts';
import type { Mailer } from './Mail.ts';
import { createMailWords } from './createMailWords.ts';
import type { MailWords } from './createMailWords.ts';

/** The name of the newspaper in mails, and the words of its language. */
export interface MailSite {
  readonly siteName: string;
  readonly words: MailWords;
  /** The seller's name, address and tax number, a line each, as far as the site says them. */
  readonly seller: readonly string[];
}

function readSeller(row: SqlRow, words: MailWords): readonly string[] {
  const number = optionalTextColumn(row, 'tax_number');
  const lines = [
    optionalTextColumn(row, 'seller'),
    optionalTextColumn(row, 'address'),
    number && words.phrase('seller.taxNumber', { number }),
  ];
  return lines.flatMap((line) => (line === undefined || line === '' ? [] : [line]));
}

/**
 * Reads the name, the language and the seller of a site. Defaults: its host name, and English.
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
  readonly mailer: Pick<Mailer, 'texts'>;
}): Promise<MailSite> {
  const [row] = await queries.query(
    "select body ->> 'websiteName' as name, body ->> 'locale' as locale, body -> 'seller' ->> 'name' as seller, body -> 'seller' ->> 'address' as address, body -> 'seller' ->> 'taxNumber' as tax_number from site_properties where site = $1",
    [site],
  );
  const name = row === undefined ? undefined : optionalTextColumn(row, 'name');
  const locale = row === undefined ? undefined : optionalTextColumn(row, 'locale');
  const words = createMailWords(locale || 'en', mailer.texts);
  return {
    siteName: name || new URL(siteUrl).host,
    words,
    seller: row === undefined ? [] : readSeller(row, words),
  };
}
