import type { Hono } from 'hono';
import type { Database, Queries } from '../database/Database.ts';
import type { PlatformLog } from '../http/PlatformLog.ts';
import type { ServiceEnv } from '../http/ServiceEnv.ts';
import type { NotificationService } from './NotificationService.ts';
import type { SendingCounts } from './sendingStore.ts';

export interface NotificationsOptions {
  readonly database: Database;
  readonly site: string;
  /** The origin and the base path of the site. */
  readonly siteUrl: string;
  /** Signs the counters of limits. */
  readonly secret: string;
  readonly clock: { now(): number };
  readonly log: PlatformLog;
  readonly service: NotificationService;
}

/** An alert that goes to the browsers of readers. */
export interface NewNotification {
  readonly text: string;
  /** The path that it leads to; undefined: the front page. */
  readonly path: string | undefined;
  /** When the alert ends, in milliseconds since 1970; undefined: somebody ends it. */
  readonly endsAt: number | undefined;
  /** When it is sent, in milliseconds since 1970: browsers that subscribe later do not get it. */
  readonly at: number;
}

/** The last alert that was sent as a notification. */
export interface LastNotification extends SendingCounts {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The number of browsers that it has still to reach; 0 once the alert has ended. */
  readonly waiting: number;
}

export interface NotificationStatus {
  /** The number of browsers that have subscribed. */
  readonly subscribers: number;
  /** Undefined: none was sent yet. */
  readonly last: LastNotification | undefined;
}

/**
 * Sends alerts to the browsers that have subscribed. Any number of processes may send, and be killed at any moment: a browser
 * gets each alert at least once, and twice only when a process dies between the push service's answer and its record. It then
 * shows both as one, because they have one tag.
 */
export interface Notifications {
  /** Adds the calls with which browsers subscribe and unsubscribe. */
  addRoutes(app: Hono<ServiceEnv>): void;
  /**
   * Queues an alert in the transaction that stores it, in the place of the one before.
   *
   * @returns the id that is stored with the alert: it is sent only while the alert with that id is the one that readers see
   */
  queue(queries: Queries, notification: NewNotification): Promise<string>;
  status(): Promise<NotificationStatus>;
  /** Starts sending in the background. Call it after the transaction. */
  wake(): void;
  /** Sends what is due. Resolves when nothing is. */
  deliver(): Promise<void>;
  /** Resolves when nothing is being sent. */
  settle(): Promise<void>;
  /** Ends sending after the messages that are under way; another process goes on, or the next start. */
  stop(): Promise<void>;
}
