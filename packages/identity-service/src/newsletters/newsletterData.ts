import { textColumn } from '@broadsheet/service-kit/database';
import type { PersonalDataSource } from '../IdentityOptions.ts';

/**
 * The SQL condition for the newsletters of an account's address; other addresses of the reader are not known to be theirs.
 */
const OWN = 'email = (select email from accounts where uuid = $1)';

/** Adds newsletters to a reader's data report, and deletes them with the account. */
export const newsletterData: PersonalDataSource = {
  name: 'newsletters',
  async collect(queries, account) {
    const rows = await queries.query(
      `select site, newsletter, status from newsletter_subscriptions where ${OWN} order by site, newsletter`,
      [account],
    );
    return rows.map((row) => ({
      site: textColumn(row, 'site'),
      newsletter: textColumn(row, 'newsletter'),
      status: textColumn(row, 'status'),
    }));
  },
  async erase(queries, account) {
    await queries.query(`delete from newsletter_subscriptions where ${OWN}`, [account]);
  },
};
