import type { Queries } from '../Database.ts';
import type { TablesCopy } from './TablesCopy.ts';

/**
 * Gives up the mails of a copy that were queued more than four days ago: the newspaper that was copied has delivered them or
 * given them up itself, because it tries for less than that. Younger ones are delivered.
 */
export async function endOldMails(queries: Queries, { tables }: TablesCopy): Promise<void> {
  if (!tables.some(({ name }) => name === 'outgoing_mails')) return;
  await queries.query(
    `update outgoing_mails
      set state = 'failed', failure = 'restored', ended_at = now(), content = null, account = null
      where state = 'waiting' and queued_at < now() - interval '4 days'`,
  );
}
