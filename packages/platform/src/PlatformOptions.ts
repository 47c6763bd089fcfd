import type { ContentClock, MediaStorage } from '@broadsheet/content-service';
import type { EditingOptions } from '@broadsheet/editing-service';
import type { IdentityOptions } from '@broadsheet/identity-service';
import type { SalesOptions } from '@broadsheet/sales-service';
import type { Database } from '@broadsheet/service-kit/database';
import type { PlatformLog } from '@broadsheet/service-kit/http';
import type { RetiredSecret } from '@broadsheet/service-kit/keys';
import type { MailOptions } from '@broadsheet/service-kit/mail';
import type { NotificationService } from '@broadsheet/service-kit/notifications';

/** What the platform is put together from. */
export interface PlatformOptions {
  /** From `openDatabase`; the platform closes it. */
  readonly database: Database;
  /** Folder of the media; made when it is first needed. */
  readonly dataDir: string;
  /** Where media are kept instead. Default: in the folder. */
  readonly media?: MediaStorage | undefined;
  /** The current site, as it stands in `websites`. */
  readonly site: string;
  /** Signs what the platform hands out. */
  readonly secret: string;
  /** The secrets before it: what they have signed is good until their time is over. Default: none. */
  readonly retiredSecrets?: readonly RetiredSecret[] | undefined;
  readonly clock: ContentClock;
  /** Bearer token that every content call must carry; without it none is asked for. */
  readonly accessToken?: string | undefined;
  readonly log: PlatformLog;
  /**
   * Origin of the site as readers type it, followed by the path under which it stands where there is one, without a trailing
   * slash: mails lead there. Requests come without that path. Default: `http://localhost:3000`.
   */
  readonly origin?: string | undefined;
  /** Other origins whose pages may make identity and sales calls. */
  readonly otherOrigins?: readonly string[] | undefined;
  readonly identity?: IdentityOptions | undefined;
  readonly sales?: SalesOptions | undefined;
  readonly mail?: MailOptions | undefined;
  readonly editing?: EditingOptions | undefined;
  /** Brings alerts to the browsers of readers who have subscribed. Default: there are no notifications. */
  readonly notifications?: NotificationService | undefined;
  /** Development only: mails are at `/sandbox/mailbox`, where anybody can read them, the HTTP contract at `/sandbox/api`. */
  readonly sandbox?: boolean | undefined;
}
