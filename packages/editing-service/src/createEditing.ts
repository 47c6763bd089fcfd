/**
 * Editors and their work on pages. Each subject has a folder with its rules and its SQL statements; this module connects
 * them.
 */
import type { Hono } from 'hono';
import type { CheckPage } from '@broadsheet/content-service';
import { isJsonObject } from '@broadsheet/service-kit/json';
import type { Database } from '@broadsheet/service-kit/database';
import type { PlatformLog, ServiceEnv } from '@broadsheet/service-kit/http';
import { createLimits } from '@broadsheet/service-kit/limits';
import type { Outbox } from '@broadsheet/service-kit/outbox';
import { createPasswordHasher } from '@broadsheet/service-kit/passwords';
import type { ScryptParameters } from '@broadsheet/service-kit/passwords';
import { writeAudit } from './audit/auditLog.ts';
import type { AuditRecord } from './audit/auditLog.ts';
import type { Fetch } from '@broadsheet/service-kit/outgoing';
import { addAccountRoutes } from './routes/accountRoutes.ts';
import { endDueAlert } from './alerts/sendAlert.ts';
import { addAlertRoutes } from './routes/alertRoutes.ts';
import { addCollectionRoutes } from './routes/collectionRoutes.ts';
import { checkCollection } from './collections/checkCollection.ts';
import { findPictureUses } from './subjects/findPictureUses.ts';
import type { PictureUses, UsedPicture } from './subjects/findPictureUses.ts';
import { endPins } from './collections/endPins.ts';
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
import { importDraft } from './drafts/importDraft.ts';
import type { ImportedDraft } from './drafts/importDraft.ts';
import { readSections } from './subjects/findSubjects.ts';
import type { Subject } from './subjects/findSubjects.ts';
import { addPageRoutes } from './routes/pageRoutes.ts';
import { requireEditor } from './sessions/editorSessions.ts';
import { addPresenceRoutes } from './routes/presenceRoutes.ts';
import { addPreviewLinkRoutes } from './routes/previewLinkRoutes.ts';
import { addScheduleRoutes } from './routes/scheduleRoutes.ts';
import { readPagesAt } from './schedules/readPagesAt.ts';
import type { PagesAt } from './schedules/readPagesAt.ts';
import { readSettingsAt } from './schedules/readSettingsAt.ts';
import type { ScheduledSettings } from './schedules/readSettingsAt.ts';
import { readShared } from './previews/readShared.ts';
import type { SharedDocument, SharedVisit } from './previews/readShared.ts';
import { runSchedules } from './schedules/runSchedules.ts';
import { createOpenId } from './openid/createOpenId.ts';
import type { StaffOpenIdOptions } from './openid/OpenIdOptions.ts';
import { addOpenIdRoutes } from './routes/openIdRoutes.ts';
import type { Notifications } from '@broadsheet/service-kit/notifications';
import type { Keyring } from '@broadsheet/service-kit/keys';
import { renewSeals } from './second-factor/renewSeals.ts';
import { createSeal } from './second-factor/createSeal.ts';
import { BROWSER_LETTER, writeBrowserLink } from './sessions/browserLinks.ts';
import { addSessionRoutes } from './routes/sessionRoutes.ts';
import { addVersionRoutes } from './routes/versionRoutes.ts';

/** The site that editors publish to. */
export interface EditedSite {
  /** Checks a page document before it is published, because only the site knows its blocks. */
  readonly checkPage: CheckPage;
  /** Checks settings before they are published. Default: all are valid. */
  readonly checkSetting?: CheckSetting;
  /** Migrates a stored page document to the installed versions of its blocks; absent: documents stay unchanged. */
  readonly migratePage?: (document: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** Called after published content has changed; the request that changed it waits for it. */
  readonly onPublished: () => Promise<void>;
}

export interface EditingOptions {
  /** The scrypt parameters of new password hashes. */
  readonly scrypt?: ScryptParameters | undefined;
  /** An OpenID provider that staff may log in with. */
  readonly openId?: StaffOpenIdOptions | undefined;
  /** Sends requests to the OpenID provider. Default: over the network. */
  readonly fetch?: Fetch | undefined;
  /** The clock by which schedules are due; a sandbox can advance it. Default: the clock of the platform. */
  readonly scheduleClock?: { now(): number } | undefined;
}

export interface EditingSetup {
  readonly database: Database;
  readonly clock: { now(): number };
  readonly site: string;
  readonly keys: Keyring;
  /** The origin and the base path of the site. */
  readonly origin: string;
  readonly log: PlatformLog;
  /** Sends alerts to the browsers of readers; undefined: notifications are not set up. */
  readonly notifications?: Notifications | undefined;
  readonly outbox: Outbox;
  readonly options: EditingOptions;
}

export interface Editing {
  /** All endpoints below `/pagebuilder/api/`. */
  readonly routes: Hono<ServiceEnv>;
  /**
   * Returns the editor who sends a request.
   *
   * @throws EditingError 401 when nobody is logged in, 403 when the role is too low
   */
  requireEditor(request: Request, needed: Role): Promise<Editor>;
  /** Returns every page that is published or has a draft, sorted by id. */
  listPages(): Promise<readonly ListedPage[]>;
  /**
   * Stores a draft that does not come from an editor, and audits it.
   *
   * @returns false when there is a draft that must not be replaced; then nothing is stored
   */
  importDraft(draft: ImportedDraft): Promise<boolean>;
  /** Returns every section of the site with its path. */
  listSections(): Promise<readonly Subject[]>;
  /** Finds what shows a picture: pages, sections, collections, settings, stories and authors. */
  findPictureUses(picture: UsedPicture): Promise<PictureUses>;
  /** Adds an entry to the audit log for an action that is implemented outside of this module, with the current time. */
  audit(record: Omit<AuditRecord, 'at'>): Promise<void>;
  /**
   * Ensures that somebody can log in: creates the given administrator, or a link with which the first visitor becomes one.
   *
   * @returns the URL of the link; undefined when none is needed, because there are editors already or one was given
   * @throws EditingError 400 when the given password is weak
   */
  setUp(first?: FirstEditor): Promise<string | undefined>;
  /**
   * Publishes and unpublishes everything that is due. Call it periodically, in any number of processes; no schedule is
   * processed by two of them at once.
   *
   * @param stopping ends the run after the schedule that is under way; the others stay due
   */
  runSchedules(stopping?: AbortSignal): Promise<void>;
  /**
   * Finds the page of a preview link: its draft, or its published document when there is no draft.
   *
   * @throws EditingError 429 after too many invalid links from one network
   */
  findShared(visit: SharedVisit): Promise<SharedDocument | undefined>;
  /** Returns the pages and redirects at a future time, according to the schedules. @param at milliseconds since 1970 */
  readPagesAt(at: number): Promise<PagesAt>;
  /** Returns the settings that are scheduled until a time. @param at milliseconds since 1970 */
  readSettingsAt(at: number): Promise<ScheduledSettings>;
  /** Connects the site to publish to. Before that, every page is valid and nothing is called after a publication. */
  connect(site: EditedSite): void;
}

const fetchFromNetwork: Fetch = (address, init) => fetch(address, init);

// oxlint-disable-next-line max-lines-per-function -- a composition root: each line joins one part
export function createEditing(setup: EditingSetup): Editing {
  const { database, clock, site, keys, log, outbox, options } = setup;
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
    keys,
    limits: createLimits(database, keys.secret, clock),
    log,
    notifications: setup.notifications,
    outbox,
    seal: createSeal(keys),
    openId:
      options.openId &&
      createOpenId(options.openId, { fetch: options.fetch ?? fetchFromNetwork, clock, siteUrl }),
    checkPage: (page, stored) => edited.checkPage(page, stored),
    checkSetting: (setting, document) =>
      setting.kind === 'collection'
        ? checkCollection(document)
        : (edited.checkSetting?.(setting, document) ?? []),
    migratePage(document) {
      const migrated = edited.migratePage?.(document);
      return isJsonObject(migrated) ? migrated : document;
    },
    onPublished: () => edited.onPublished(),
  };
  outbox.registerLetter(BROWSER_LETTER, (data) => writeBrowserLink(context, data));
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
  addAlertRoutes(routes, context);
  addCollectionRoutes(routes, context);
  return {
    routes,
    requireEditor: (request, needed) => requireEditor(context, request, needed),
    listPages: () => listPages(database, site),
    importDraft: (draft) => importDraft(context, draft),
    listSections: () => readSections(context),
    findPictureUses: (picture) => findPictureUses(context, picture),
    audit: (record) => writeAudit(database, { ...record, at: clock.now() }),
    async setUp(first) {
      await renewSeals(context);
      const token = await setUpEditors(context, first);
      return token === undefined ? undefined : joinUrl(siteUrl, token);
    },
    async runSchedules(stopping) {
      const scheduled = { ...context, clock: options.scheduleClock ?? clock };
      await endDueAlert(scheduled);
      try {
        await endPins(scheduled);
      } catch (error) {
        log.error(
          'The pins of collections that have ended could not be removed. They are tried again soon.',
          error,
        );
      }
      await runSchedules(scheduled, stopping);
    },
    findShared: (visit) => readShared(context, visit),
    readPagesAt: (at) => readPagesAt(context, at),
    readSettingsAt: (at) => readSettingsAt(context, at),
    connect(next) {
      edited = next;
    },
  };
}
