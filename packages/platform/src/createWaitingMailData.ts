import { inMilliseconds, momentColumn, textColumn } from '@broadsheet/service-kit/database';
import type { Outbox } from '@broadsheet/service-kit/outbox';
import type { PersonalDataSource } from '@broadsheet/identity-service';

/**
 * Creates the source of the mails that wait for delivery: a report lists them, and they are removed with the account. The
 * notice of the deletion is queued afterwards, so it is delivered.
 */
export const createWaitingMailData = (outbox: Pick<Outbox, 'erase'>): PersonalDataSource => ({
  name: 'waitingMails',
  async collect(queries, account) {
    const rows = await queries.query(
      `select kind, ${inMilliseconds('queued_at')} as queued_at from outgoing_mails
        where account = $1 order by outgoing_mails.queued_at, id`,
      [account],
    );
    return rows.map((row) => ({
      kind: textColumn(row, 'kind'),
      queuedOn: new Date(momentColumn(row, 'queued_at')).toISOString(),
    }));
  },
  erase: (queries, account) => outbox.erase(queries, account),
});
