import type { Queries } from '@broadsheet/service-kit/database';
import { ServiceError } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import type { Account } from '../store/Account.ts';
import { lockAccount } from '../store/accountStore.ts';
import { requireLiveSession } from './authenticate.ts';
import type { ReaderAccess } from './ReaderAccess.ts';

/** What a change of the reader's own account gets: the transaction, the locked account, and the moment of the change. */
export interface LiveReader {
  readonly queries: Queries;
  readonly account: Account;
  readonly now: number;
}

/**
 * Runs a change of the reader's own account in a transaction that has locked the account and has seen that their session
 * goes on. Every such change goes through here: a request that began before the owner took the account back, or before it
 * was deleted, must not be carried out afterwards.
 *
 * @throws ServiceError 401 when the session was ended in the meantime, or the account does not exist any more
 */
export async function withLiveReader<Result>(
  context: IdentityContext,
  reader: Pick<ReaderAccess, 'accountUuid' | 'sessionId'>,
  change: (live: LiveReader) => Promise<Result>,
): Promise<Result> {
  return context.database.transaction(async (queries) => {
    const account = await lockAccount(queries, reader.accountUuid);
    if (account === undefined) throw new ServiceError(refusals.readerMissing);
    const now = context.clock.now();
    await requireLiveSession(queries, reader, now);
    return change({ queries, account, now });
  });
}
