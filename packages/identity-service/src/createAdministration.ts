import type { IdentityContext } from './IdentityContext.ts';
import { foldEmail } from '@broadsheet/service-kit/http';
import { revokeSessions } from './sessions/sessionStore.ts';
import type { Account, AccountStatus } from './store/Account.ts';
import { findAccountByEmail, saveSegment, saveStatus } from './store/accountStore.ts';

/** The operations of an operator on accounts. Each change resolves to false when there is no such account. */
export interface IdentityAdministration {
  findAccount(email: string): Promise<Account | undefined>;
  /** Sets the status of an account; disabling it signs every device out at once. */
  setStatus(accountUuid: string, status: AccountStatus): Promise<boolean>;
  /** The audience segment that the reader's client is told; undefined takes it away. */
  assignSegment(accountUuid: string, segment: Account['segment']): Promise<boolean>;
}

export function createAdministration({
  database,
  clock,
}: Pick<IdentityContext, 'database' | 'clock'>): IdentityAdministration {
  return {
    findAccount: (email) => findAccountByEmail(database, foldEmail(email)),
    setStatus: (accountUuid, status) =>
      database.transaction(async (queries) => {
        const isThere = await saveStatus(queries, accountUuid, status, clock.now());
        if (isThere && status === 'Disabled') await revokeSessions(queries, accountUuid, clock.now());
        return isThere;
      }),
    assignSegment: (accountUuid, segment) => saveSegment(database, accountUuid, segment),
  };
}
