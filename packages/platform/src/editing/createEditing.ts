/**
 * Editors: who they are, and their work on pages. Each subject has a folder with its routes, its rules and its statements;
 * this is where they are put together.
 */
import type { Hono } from 'hono';
import type { CheckPage } from '../content/import/prepareRecord.ts';
import { isJsonObject } from '../content/json/Json.ts';
import type { JsonObject } from '../content/json/Json.ts';
import type { Database } from '../database/Database.ts';
import type { PlatformLog } from '../http/PlatformLog.ts';
import type { IdentityEnv } from '../identity/http/IdentityEnv.ts';
import { createLimits } from '../identity/limits/createLimits.ts';
import { createPasswordHasher } from '../identity/passwords/createPasswordHasher.ts';
import type { ScryptParameters } from '../identity/passwords/createPasswordHasher.ts';
import { writeAudit } from './audit/auditLog.ts';
import type { Deed } from './audit/auditLog.ts';
import type { Fetch } from '../identity/outgoing/Fetch.ts';
import { addAccountRoutes } from './routes/accountRoutes.ts';
import { addAuditRoutes } from './routes/auditRoutes.ts';
import { addDraftRoutes } from './routes/draftRoutes.ts';
import { addSettingRoutes } from './routes/settingRoutes.ts';
import type { CheckSetting, EditingContext } from './EditingContext.ts';
import type { Editor } from './accounts/Editor.ts';
import { setUpEditors } from './admission/joinEditors.ts';
import type { FirstEditor } from './admission/joinEditors.ts';
import { addEditorRoutes, joinUrl } from './routes/editorRoutes.ts';
import type { Role } from './accounts/Role.ts';
import { createEditingApp } from './http/createEditingApp.ts';
import { addSubjectRoutes } from './routes/subjectRoutes.ts';
import { listPages } from './drafts/draftStore.ts';
import type { ListedPage } from './drafts/draftStore.ts';
import { bringDraft } from './drafts/bringDraft.ts';
import type { BroughtDraft } from './drafts/bringDraft.ts';
import { readSections } from './subjects/findSubjects.ts';
import type { Subject } from './subjects/findSubjects.ts';
import { addPageRoutes } from './routes/pageRoutes.ts';
import { requireEditor } from './sessions/editorSessions.ts';
import { addPresenceRoutes } from './routes/presenceRoutes.ts';
import { addPreviewLinkRoutes } from './routes/previewLinkRoutes.ts';
import { addScheduleRoutes } from './routes/scheduleRoutes.ts';
import { readPagesAt } from './schedules/readPagesAt.ts';
import { readSettingsAt } from './schedules/readSettingsAt.ts';
import type { ScheduledSettings } from './schedules/readSettingsAt.ts';
import { readShared } from './previews/readShared.ts';
import type { SharedDocument, SharedVisit } from './previews/readShared.ts';
import { runSchedules } from './schedules/runSchedules.ts';
import { createOpenId } from './openid/createOpenId.ts';
import type { StaffOpenIdOptions } from './openid/OpenIdOptions.ts';
import { addOpenIdRoutes } from './routes/openIdRoutes.ts';
import { createSeal } from './second-factor/createSeal.ts';
import { addSessionRoutes } from './routes/sessionRoutes.ts';
import { addVersionRoutes } from './routes/versionRoutes.ts';

/** The site that editors publish to. */
export interface EditedSite {
  /** Looks at a page document before readers see it: the site knows its blocks. */
  readonly checkPage: CheckPage;
  /** Looks at settings before readers have them. Default: all are good. */
  readonly checkSetting?: CheckSetting;
  /** Brings a stored page document to the versions of its blocks; absent: they stay as they are. */
  readonly migratePage?: (document: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Is told after what readers see has changed; the call that changed it waits. */
  readonly onPublished: () => Promise<void>;
}

export interface EditingOptions {
  /** Of new passwords. */
  readonly scrypt?: ScryptParameters | undefined;
  /** A provider that staff may log in with. */
  readonly openId?: StaffOpenIdOptions | undefined;
  /** Asks it. Default: the network. */
  readonly fetch?: Fetch | undefined;
  /** Tells when schedules are due; a sandbox can put it forward. Default: the clock of the platform. */
  readonly scheduleClock?: { now(): number } | undefined;
}

export interface EditingSetup {
  readonly database: Database;
  readonly clock: { now(): number };
  readonly site: string;
  readonly secret: string;
  /** Of the site, and the path under which it stands. */
  readonly origin: string;
  readonly log: PlatformLog;
  readonly options: EditingOptions;
}

export interface Editing {
  /** All calls below `/pagebuilder/api/`. */
  readonly routes: Hono<IdentityEnv>;
  /** Who sends a request. @throws EditingError 401 nobody who is logged in, 403 who may not */
  requireEditor(request: Request, needed: Role): Promise<Editor>;
  /** Every page that is published or has a draft, by id. */
  listPages(): Promise<readonly ListedPage[]>;
  /**
   * Stores a draft that nobody has typed, and writes that down.
   *
   * @returns false when there is a draft that is not to be replaced; then nothing is stored
   */
  bringDraft(draft: BroughtDraft): Promise<boolean>;
  /** Every section of the site with its address. */
  listSections(): Promise<readonly Subject[]>;
  /** Writes down, as of now, what an editor has done outside of the calls below `/pagebuilder/api/` that are answered here. */
  audit(deed: Omit<Deed, 'at'>): Promise<void>;
  /**
   * Sees to it that somebody can get in: the given administrator, or whoever has the link that is answered.
   *
   * @returns undefined where there are editors already
   * @throws EditingError 400 the given password is weak
   */
  setUp(first?: FirstEditor): Promise<string | undefined>;
  /**
   * Publishes and takes away what is due. To be called again and again, by any number of
   * processes; what one of them is at, the others leave alone.
   */
  runSchedules(): Promise<void>;
  /**
   * The page that a preview link shows now: its draft, or what is published where there is none.
   *
   * @throws EditingError 429 too many links that open nothing from one network
   */
  findShared(visit: SharedVisit): Promise<SharedDocument | undefined>;
  /** The pages that readers will see at a moment if nobody does anything until then. @param at milliseconds since 1970 */
  readPagesAt(at: number): Promise<readonly JsonObject[]>;
  /** The settings that are scheduled until a moment. @param at milliseconds since 1970 */
  readSettingsAt(at: number): Promise<ScheduledSettings>;
  /** Publishes to a site from now on; before, every page is good and nobody is told. */
  connect(site: EditedSite): void;
}

const fetchFromNetwork: Fetch = (address, init) => fetch(address, init);

export function createEditing(setup: EditingSetup): Editing {
  const { database, clock, site, secret, log, options } = setup;
  const siteUrl = setup.origin;
  const { origin } = new URL(siteUrl);
  let edited: EditedSite = { checkPage: () => [], onPublished: async () => undefined };
  const context: EditingContext = {
    database,
    clock,
    site,
    origin,
    siteUrl,
    hasher: createPasswordHasher(options.scrypt),
    limits: createLimits(database, secret, clock),
    log,
    seal: createSeal(secret),
    openId:
      options.openId &&
      createOpenId(options.openId, { fetch: options.fetch ?? fetchFromNetwork, clock, siteUrl }),
    checkPage: (page, stored) => edited.checkPage(page, stored),
    checkSetting: (setting, document) => edited.checkSetting?.(setting, document) ?? [],
    migratePage(document) {
      const migrated = edited.migratePage?.(document);
      return isJsonObject(migrated) ? migrated : document;
    },
    onPublished: () => edited.onPublished(),
  };
  const routes = createEditingApp(log, origin);
  addSessionRoutes(routes, context);
  addOpenIdRoutes(routes, context);
  addAccountRoutes(routes, context);
  addEditorRoutes(routes, context);
  addDraftRoutes(routes, context);
  addVersionRoutes(routes, context);
  addScheduleRoutes(routes, context);
  addPreviewLinkRoutes(routes, context);
  addPresenceRoutes(routes, context);
  addPageRoutes(routes, context);
  addSubjectRoutes(routes, context);
  addSettingRoutes(routes, context);
  addAuditRoutes(routes, context);
  return {
    routes,
    requireEditor: (request, needed) => requireEditor(context, request, needed),
    listPages: () => listPages(database, site),
    bringDraft: (draft) => bringDraft(context, draft),
    listSections: () => readSections(context),
    audit: (deed) => writeAudit(database, { ...deed, at: clock.now() }),
    async setUp(first) {
      const token = await setUpEditors(context, first);
      return token === undefined ? undefined : joinUrl(siteUrl, token);
    },
    runSchedules: () => runSchedules({ ...context, clock: options.scheduleClock ?? clock }),
    findShared: (visit) => readShared(context, visit),
    readPagesAt: (at) => readPagesAt(context, at),
    readSettingsAt: (at) => readSettingsAt(context, at),
    connect(next) {
      edited = next;
    },
  };
}
