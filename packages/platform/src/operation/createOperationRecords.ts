/** What whoever runs the newspaper looks up: the counts of its processes, and when what was done last. */
import type { Database } from '@broadsheet/service-kit/database';
import type { PlatformLog } from '@broadsheet/service-kit/http';
import type { Outbox } from '@broadsheet/service-kit/outbox';
import { readLastBilling } from '@broadsheet/sales-service';
import type { LastBilling } from '@broadsheet/sales-service';
import { readCommandResults, recordCommand } from './commandResults.ts';
import type { CommandOutcome, CommandResult } from './commandResults.ts';
import { readMinutes, storeMinutes } from './operationMinutes.ts';
import type { NewMinute, StoredMinute } from './operationMinutes.ts';
import { readOperation } from './readOperation.ts';
import type { Operation } from './readOperation.ts';

type MailStatus = Awaited<ReturnType<Outbox['status']>>;

export interface OperationRecord extends Operation {
  /** The minutes of all processes, the oldest first. */
  readonly minutes: readonly StoredMinute[];
  /** How the last import ended. Only imports are recorded. */
  readonly commands: readonly CommandResult[];
  readonly billing: LastBilling;
  readonly mails: MailStatus;
}

export interface OperationRecords {
  /** Stores minutes of a process, each in place of what was stored of it. @throws Error when the database is away */
  storeMinutes(minutes: readonly NewMinute[]): Promise<void>;
  /**
   * Returns the function that stores how a command ended. It never rejects: the command has its own result, so that a
   * failure to store how it ended is only logged.
   */
  commandRecorder(command: string): (outcome: CommandOutcome) => Promise<void>;
  /** Reads everything. @param since the oldest minute, in milliseconds since 1970. @throws Error when the database is away */
  read(since: number): Promise<OperationRecord>;
}

interface RecordsOptions {
  readonly site: string;
  readonly clock: { now(): number };
  readonly salesClock: { now(): number };
  readonly mails: () => Promise<MailStatus>;
  readonly log: PlatformLog;
}

export function createOperationRecords(
  database: Database,
  { site, clock, salesClock, mails, log }: RecordsOptions,
): OperationRecords {
  return {
    storeMinutes: (minutes) => storeMinutes(database, minutes),
    commandRecorder: (command) => async (outcome) => {
      try {
        await recordCommand(database, { command, outcome, endedAt: clock.now() });
      } catch (error) {
        log.error('How a command ended could not be stored; the page Operation shows the one before it.', {
          command,
          outcome,
          error: String(error),
        });
      }
    },
    async read(since) {
      const [operation, minutes, commands, billing, waiting] = await Promise.all([
        readOperation(database, { site, now: clock.now() }),
        readMinutes(database, since),
        readCommandResults(database),
        readLastBilling(database, { site, now: salesClock.now() }),
        mails(),
      ]);
      return { ...operation, minutes, commands, billing, mails: waiting };
    },
  };
}
