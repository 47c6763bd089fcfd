import { integerColumn } from '@broadsheet/service-kit/database';
import type { Database } from '@broadsheet/service-kit/database';
import type { Outbox } from '@broadsheet/service-kit/outbox';
import { STUCK_MS } from './readOperation.ts';

/** Whether what processes share works, for those who decide where to send readers. */
export interface PlatformHealth {
  readonly database: 'ok' | 'away';
  readonly media: 'ok' | 'in several folders' | 'unknown';
  /** `stuck`: the delivery of a mail has been overdue for a quarter of an hour; one that was refused is due at its next attempt. */
  readonly mails: 'ok' | 'stuck' | 'unknown';
}

/** Resolves with the health of what processes share. Never rejects. */
export async function readHealth(
  database: Database,
  outbox: Pick<Outbox, 'status'>,
): Promise<PlatformHealth> {
  try {
    const [row] = await database.query(
      "select count(*)::int as folders from media_folders where opened_at > now() - interval '30 days'",
    );
    const isApart = row !== undefined && integerColumn(row, 'folders') > 1;
    const { overdueMs } = await outbox.status();
    return {
      database: 'ok',
      media: isApart ? 'in several folders' : 'ok',
      mails: overdueMs > STUCK_MS ? 'stuck' : 'ok',
    };
  } catch {
    // Why it is away is in the log; whoever asks only wants to know whether to send readers.
    return { database: 'away', media: 'unknown', mails: 'unknown' };
  }
}
