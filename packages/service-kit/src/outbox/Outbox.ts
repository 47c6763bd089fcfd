import type { Queries } from '../database/Database.ts';
import type { Json } from '../json/Json.ts';
import type { MailName } from '../limits/mailLimits.ts';
import type { Mail, OwnMailTexts } from '../mail/Mail.ts';

/** What every entry of the outbox has. */
interface Entry {
  /** What the mail is about; it stands in the table of limits, so no mail can be queued without a decision on its address. */
  readonly kind: MailName;
  /** The name of the event, such as `renewed 12 3`: no second mail of one event is queued. Default: none. */
  readonly event?: string | undefined;
  /** The uuid of the account whose deletion removes the mail. Default: none. */
  readonly account?: string | undefined;
  /** When the mail is of no use any more, in milliseconds since 1970. Default: never. */
  readonly expiresAt?: number | undefined;
}

/** A mail that is written in the transaction that queues it. */
export interface NewMail extends Entry {
  /** Writes the mail; undefined: there is none to send. It must use the queries that it is given and no others. */
  readonly write: (queries: Queries) => Promise<Mail | undefined>;
}

/** A mail that is written when it is delivered, by the writer that is registered for its letter. */
export interface NewLetter extends Entry {
  readonly letter: string;
  readonly data: Json;
}

/**
 * Writes a letter when it is delivered; undefined: it is not needed any more. `attempts` is 1 for the first attempt. It runs
 * outside of any transaction.
 */
export type LetterWriter = (data: Json, delivery: { readonly attempts: number }) => Promise<Mail | undefined>;

/** What waits in the outbox, and what has not been delivered. */
export interface OutboxStatus {
  /** The number of mails that wait. */
  readonly waiting: number;
  /** For how long the oldest of them has been waiting, in milliseconds; 0 when none waits. */
  readonly oldestMs: number;
  /** The number of those whose delivery is overdue. */
  readonly overdue: number;
  /**
   * For how long delivery has been overdue, in milliseconds; 0 when none is. A mail is due from the moment it is queued, and
   * after a refusal from its next attempt.
   */
  readonly overdueMs: number;
  /** The number of mails that were given up within the last seven days. */
  readonly failed: number;
}

/**
 * Delivers mails that were queued in the transactions of what they are about. Any number of processes may deliver, and be
 * killed at any moment: each mail is delivered at least once, and twice only when a process dies, or the database is
 * away until the lease is over, between the mail server's answer and its record. Such duplicates have the same `Message-ID`.
 */
export interface Outbox {
  /** The texts that mails are written with, before those that are built in. */
  readonly texts?: OwnMailTexts | undefined;
  /**
   * Queues a mail in a transaction. If it cannot be written, that is logged, and the transaction is not undone: what it is
   * about has happened.
   *
   * @throws Error when the database failed meanwhile and may answer later: then the transaction is to be made again
   */
  add(queries: Queries, mail: NewMail): Promise<void>;
  /** Queues a letter in a transaction. */
  addLetter(queries: Queries, letter: NewLetter): Promise<void>;
  /** Registers the writer of a letter. A process delivers only letters that it has a writer for. */
  registerLetter(letter: string, write: LetterWriter): void;
  /** Starts delivery in the background. Call it after the transaction. */
  wake(): void;
  /** Delivers what is due. Resolves when nothing is, or when the mail server is away. */
  deliver(): Promise<void>;
  /** Removes the waiting mails of an account. */
  erase(queries: Queries, account: string): Promise<void>;
  status(): Promise<OutboxStatus>;
  /** Resolves when no delivery is running. */
  settle(): Promise<void>;
  /** Ends delivery after the mails that are under way; the others are delivered by another process, or after the next start. */
  stop(): Promise<void>;
}
