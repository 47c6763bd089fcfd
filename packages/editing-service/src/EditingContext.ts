import type { DocumentProblem, JsonObject } from '@broadsheet/service-kit/json';
import type { Setting, SiteSetting } from './settings/Setting.ts';
import type { CheckPage } from '@broadsheet/content-service';
import type { Database } from '@broadsheet/service-kit/database';
import type { PlatformLog } from '@broadsheet/service-kit/http';
import type { Notifications } from '@broadsheet/service-kit/notifications';
import type { Limits } from '@broadsheet/service-kit/limits';
import type { Keyring } from '@broadsheet/service-kit/keys';
import type { Outbox } from '@broadsheet/service-kit/outbox';
import type { PasswordHasher } from '@broadsheet/service-kit/passwords';
import type { OpenIdSetup } from './openid/OpenIdOptions.ts';
import type { Seal } from './second-factor/createSeal.ts';

/**
 * Checks the document of a setting and returns its problems; empty when it is valid. Warnings do not prevent publication.
 */
export type CheckSetting = (setting: SiteSetting, document: JsonObject) => readonly DocumentProblem[];

/** The dependencies of the editing API. */
export interface EditingContext {
  readonly database: Database;
  readonly clock: { now(): number };
  readonly site: string;
  /** The origin of the site, without a trailing slash. */
  readonly origin: string;
  /** The origin and the base path of the site: the start of every URL that is created. */
  readonly siteUrl: string;
  readonly hasher: PasswordHasher;
  /** The platform's keys, one for each purpose. */
  readonly keys: Keyring;
  readonly limits: Limits;
  readonly log: PlatformLog;
  /** Delivers mails. */
  readonly outbox: Outbox;
  /** Encrypts the secrets of authenticator apps. */
  readonly seal: Seal;
  /** The OpenID provider that staff may log in with. */
  readonly openId: OpenIdSetup | undefined;
  /** Sends alerts to the browsers of readers; undefined: notifications are not set up. */
  readonly notifications: Notifications | undefined;
  /** Called after published content has changed. */
  readonly onPublished: () => Promise<void>;
  /** Checks a page document before it is published. */
  readonly checkPage: CheckPage;
  /** Checks settings before they are published. */
  readonly checkSetting: (setting: Setting, document: JsonObject) => readonly DocumentProblem[];
  /** Migrates a stored page document to the installed versions of its blocks, as editors see it. */
  readonly migratePage: (document: JsonObject) => JsonObject;
}
