import { MINUTE_MS } from '@broadsheet/client-core';
import type { OperationRecords } from '@broadsheet/platform';
import { findTroubles } from './findTroubles.ts';
import type { Trouble } from './findTroubles.ts';
import { readProcessMinutes } from './ProcessMinute.ts';
import { HOUR_MINUTES, listCounts, listMinutes, listProcesses, listSources, toSum } from './summariseHour.ts';
import type { HourMinute, NamedCount, NamedSource, SeenProcess } from './summariseHour.ts';
import type { Minutes } from './startMinutes.ts';

/** What an administrator sees of the last hour. Moments are milliseconds since 1970. */
export interface OperationHour {
  readonly now: number;
  /** What is wrong, the gravest first. */
  readonly troubles: readonly Trouble[];
  readonly minutes: readonly HourMinute[];
  readonly sources: readonly NamedSource[];
  /** Failures by block. */
  readonly blocks: readonly NamedCount[];
  /** Pages that were sent without all their content, by page document. */
  readonly pages: readonly NamedCount[];
  readonly processes: readonly SeenProcess[];
  readonly mails: {
    readonly waiting: number;
    readonly oldestMs: number;
    /** Given up within seven days. */
    readonly givenUp: number;
    /** What mail servers have accepted and refused within the hour. */
    readonly sent: number;
    readonly refused: number;
  };
  readonly billing: {
    readonly paidAt?: number | undefined;
    readonly renewedAt?: number | undefined;
    readonly failedAt?: number | undefined;
    /** Of the last 24 hours. */
    readonly renewed: number;
    readonly failed: number;
  };
  /** The last import; absent: none since there is this record. */
  readonly lastImport?:
    { readonly outcome: 'ok' | 'partly' | 'failed'; readonly endedAt: number } | undefined;
  readonly lastBackup?: number | undefined;
}

export interface OperationSite {
  readonly records: Pick<OperationRecords, 'read'>;
  /** What this process has counted; absent: it counts nothing. */
  readonly counted?: Pick<Minutes, 'store'> | undefined;
  /** Whether the database is the embedded one. */
  readonly isEmbedded: boolean;
  readonly now: () => number;
}

/** Answers with the last hour of all processes at the database. @throws Error when the database cannot be reached */
export async function answerOperation({
  records,
  counted,
  isEmbedded,
  now: read,
}: OperationSite): Promise<Response> {
  await counted?.store();
  const now = read();
  const record = await records.read(now - HOUR_MINUTES * MINUTE_MS);
  const { minutes, unknown } = readProcessMinutes(record.minutes);
  const { waiting, oldestMs, failed: givenUp } = record.mails;
  const lastImport = record.commands.find(({ command }) => command === 'import');
  const hour: OperationHour = {
    now,
    troubles: findTroubles({ record, minutes, unknown, now, isEmbedded }),
    minutes: listMinutes(minutes, now),
    sources: listSources(minutes),
    blocks: listCounts(minutes, ({ blocks }) => blocks),
    pages: listCounts(minutes, ({ degraded }) => degraded),
    processes: listProcesses(minutes),
    mails: {
      waiting,
      oldestMs,
      givenUp,
      sent: toSum(minutes, ({ mailsSent }) => mailsSent),
      refused: toSum(minutes, ({ mailsRefused }) => mailsRefused),
    },
    billing: record.billing,
    lastImport,
    lastBackup: record.lastBackup,
  };
  return Response.json(hour);
}
