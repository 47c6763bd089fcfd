import type { DocumentProblem } from '../content/schema/explainProblems.ts';
import type { Setting } from './settings/Setting.ts';
import type { CheckPage } from '../content/import/prepareRecord.ts';
import type { JsonObject } from '../content/json/Json.ts';
import type { Database } from '../database/Database.ts';
import type { PlatformLog } from '../http/PlatformLog.ts';
import type { Limits } from '../identity/limits/createLimits.ts';
import type { PasswordHasher } from '../identity/passwords/createPasswordHasher.ts';
import type { OpenIdSetup } from './openid/OpenIdOptions.ts';
import type { Seal } from './second-factor/createSeal.ts';

/** Looks at the document of a setting; gives its problems, none when it is good. Those that are warnings do not keep it. */
export type CheckSetting = (setting: Setting, document: JsonObject) => readonly DocumentProblem[];

/** What the calls of editors work with. */
export interface EditingContext {
  readonly database: Database;
  readonly clock: { now(): number };
  readonly site: string;
  /** Origin of the site, without a trailing slash. */
  readonly origin: string;
  /** The origin and the path under which the site stands: every address that is written begins with it. */
  readonly siteUrl: string;
  readonly hasher: PasswordHasher;
  readonly limits: Limits;
  readonly log: PlatformLog;
  /** Closes the secrets of authenticator apps. */
  readonly seal: Seal;
  /** The provider that staff may log in with. */
  readonly openId: OpenIdSetup | undefined;
  /** Told after what readers see has changed. */
  readonly onPublished: () => Promise<void>;
  /** Looks at a page document before readers see it. */
  readonly checkPage: CheckPage;
  /** Looks at settings before readers have them. */
  readonly checkSetting: CheckSetting;
  /** A stored page document as an editor opens it: with the versions of the blocks that the site has. */
  readonly migratePage: (document: JsonObject) => JsonObject;
}
