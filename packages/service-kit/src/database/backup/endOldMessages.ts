import type { Queries } from '../Database.ts';
import type { TablesCopy } from './TablesCopy.ts';

/**
 * Gives up the mails of a copy that were queued more than four days ago: the newspaper that was copied has delivered them or
 * given them up itself, because it tries for less than that. Younger ones are delivered. Alerts are sent to no browser any
 * more: the newspaper that was copied does that at once.
 */
export async function endOldMessages(queries: Queries, { tables }: TablesCopy): Promise<void> {
  const names = new Set(tables.map(({ name }) => name));
  if (names.has('outgoing_mails'))
    await queries.query(
      `update outgoing_mails
        set state = 'failed', failure = 'restored', ended_at = now(), content = null, account = null
        where state = 'waiting' and queued_at < now() - interval '4 days'`,
    );
  if (names.has('push_sendings'))
    await queries.query('update alerts set sending = null where sending is not null');
}
