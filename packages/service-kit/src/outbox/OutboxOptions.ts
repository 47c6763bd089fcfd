import type { Database } from '../database/Database.ts';
import type { PlatformLog } from '../http/PlatformLog.ts';
import type { Keyring } from '../keys/createKeyring.ts';
import type { Mailer } from '../mail/Mail.ts';
import type { LetterWriter } from './Outbox.ts';

/** What an outbox needs. */
export interface OutboxOptions {
  readonly database: Database;
  /** The name of the current site in `websites`. */
  readonly site: string;
  /** The site's origin and base path; its host is in the `Message-ID`. */
  readonly siteUrl: string;
  readonly keys: Keyring;
  readonly clock: { now(): number };
  readonly log: PlatformLog;
  readonly mailer: Mailer;
}

export interface DeliveryOptions extends OutboxOptions {
  /** The writers of letters, by name. */
  readonly letters: ReadonlyMap<string, LetterWriter>;
  /** Aborts when the outbox is stopped. */
  readonly stopping: AbortSignal;
}
