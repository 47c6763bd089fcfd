import { resolve } from 'node:path';
import type { Hono } from 'hono';
import {
  importDocuments,
  createArchiveVersion,
  exportContent,
  importFiles,
  createFolderStorage,
  mediaFolder,
  contentRoutes,
  createContentStore,
  watchChanges,
  watchPublication,
  createExperimentCounter,
  createStoredPageTable,
  createReadCounter,
  readRoutes,
} from '@broadsheet/content-service';
import type {
  ImportOptions,
  ImportResult,
  ExportOptions,
  ExportReport,
  ImportFilesOptions,
  ImportReport,
  MediaStorage,
  ContentStore,
  ExperimentCounter,
  ReadCounter,
  ChangeWatch,
  StoredPageTable,
  WatchOptions,
} from '@broadsheet/content-service';
import { readLastBackup } from '@broadsheet/service-kit/database';
import { createEditing } from '@broadsheet/editing-service';
import type { Editing } from '@broadsheet/editing-service';
import { createHttpApp, refuseNul, requireToken, createServiceApp } from '@broadsheet/service-kit/http';
import {
  createIdentity,
  savedStoryData,
  addSavedStoryRoutes,
  createNewsletters,
  newsletterData,
} from '@broadsheet/identity-service';
import type { Identity, IdentityOptions, Newsletters } from '@broadsheet/identity-service';
import { createLimits } from '@broadsheet/service-kit/limits';
import { createNotifications } from '@broadsheet/service-kit/notifications';
import type { Notifications } from '@broadsheet/service-kit/notifications';
import { createKeyring } from '@broadsheet/service-kit/keys';
import type { Keyring } from '@broadsheet/service-kit/keys';
import type { Caller } from './Caller.ts';
import type { PlatformOptions } from './PlatformOptions.ts';
import { createWaitingMailData } from './createWaitingMailData.ts';
import { createOutbox } from '@broadsheet/service-kit/outbox';
import type { Outbox } from '@broadsheet/service-kit/outbox';
import { chooseMailer, createMailbox, mailboxRoutes } from '@broadsheet/service-kit/mail';
import { createOperationRecords } from './operation/createOperationRecords.ts';
import type { OperationRecords } from './operation/createOperationRecords.ts';
import { readHealth } from './operation/readHealth.ts';
import type { PlatformHealth } from './operation/readHealth.ts';
import { readOperation } from './operation/readOperation.ts';
import type { Operation } from './operation/readOperation.ts';
import { writeBackup } from './backup/writeBackup.ts';
import type { BackupOptions, BackupReport } from './backup/writeBackup.ts';
import { apiRoutes } from './openapi/apiRoutes.ts';
import { parsePaywallRules } from '@broadsheet/paywall';
import { createSales, listPaywallRules, salesDocuments, createPersonalData } from '@broadsheet/sales-service';
import type { Sales } from '@broadsheet/sales-service';

/** The embedded server: the calls of a hosted platform, in this process. */
export interface Platform {
  /** Handles a request; the host of its URL is ignored. Never rejects. */
  fetch(request: Request, caller?: Caller): Promise<Response>;
  readonly content: ContentStore;
  /** Resolves to a version that changes with public content; `undefined` if unknown, see `createArchiveVersion`. */
  archiveVersion(): Promise<string | undefined>;
  /**
   * The platform as it will answer at a moment: stories whose embargo is over by then are there. In process only, for
   * previews; no request can ask for it.
   *
   * @param at milliseconds since 1970
   */
  at(at: number): Pick<Platform, 'fetch'>;
  readonly identity: Identity;
  readonly sales: Sales;
  readonly newsletters: Newsletters;
  /** The mails that wait for delivery; `deliver` is to be called every few seconds, `stop` before waiting for its last call. */
  readonly outbox: Pick<Outbox, 'deliver' | 'status' | 'stop'>;
  /**
   * The alerts that go to the browsers of readers; undefined: notifications are not set up. `deliver` is to be called every
   * few seconds, `stop` before waiting for its last call.
   */
  readonly notifications: Pick<Notifications, 'deliver' | 'stop'> | undefined;
  /** How often stories are read; `flush` is to be called about every minute. */
  readonly reads: ReadCounter;
  /** How often the versions of experiments are seen and opened; `flush` is to be called about every minute. */
  readonly experiments: ExperimentCounter;
  readonly editing: Editing;
  /**
   * Calls back after pages, site properties, redirects or rules of the paywall have changed in the database, whichever
   * process has done it; on the embedded database nobody else can.
   *
   * @returns stops it
   * @throws Error the database cannot be reached
   */
  watchPublication(onChanged: () => void): Promise<() => Promise<void>>;
  /**
   * Reports every change of content with the keys of what has changed, whichever process makes it, see `watchChanges`.
   *
   * @throws Error the database cannot be reached
   */
  watchChanges(options: WatchOptions): Promise<ChangeWatch>;
  /** Pages as they are sent, for all processes. */
  readonly storedPages: StoredPageTable;
  /**
   * Resolves with what an operator has to know about what processes share: whether the database answers, whether all
   * processes that were started in the last 30 days keep their media in one folder, and whether mails are delivered. Never
   * rejects.
   */
  health(): Promise<PlatformHealth>;
  /** Where the files are that are addressed as `/media/{file}`. */
  readonly media: MediaStorage;
  /** Absolute path of the folder of media; nothing is in it when they are kept in a bucket. */
  readonly mediaDir: string;
  /** Imports JSON files, see `importDocuments`. */
  import(
    files: readonly string[],
    options?: Pick<ImportOptions, 'root' | 'checkPage' | 'onProgress'>,
  ): Promise<ImportResult>;
  /** Imports files of any format, see `importFiles`. */
  importFiles(
    files: readonly string[],
    options: Omit<ImportFilesOptions, 'store' | 'files' | 'media' | 'registered'>,
  ): Promise<ImportReport>;
  /** Writes everything that an import takes into an empty folder, see `exportContent`. */
  export(folder: string, options?: Pick<ExportOptions, 'onProgress' | 'signal'>): Promise<ExportReport>;
  /** Writes a backup of everything, readers and purchases too, into an empty folder, see `writeBackup`. */
  backup(
    folder: string,
    options?: Pick<BackupOptions, 'onProgress' | 'secretFile' | 'signal'>,
  ): Promise<BackupReport>;
  /**
   * Resolves with the moment that the last complete backup holds, in milliseconds since 1970, whichever process made it;
   * undefined: `backup` has made none of this database.
   *
   * @throws Error the database cannot be reached
   */
  lastBackup(): Promise<number | undefined>;
  /** Resolves with what an operator should know, see `Operation`. @throws Error the database cannot be reached */
  operation(): Promise<Operation>;
  /** What the processes at this database have counted in the last hour, and what was done last. */
  readonly records: OperationRecords;
  /** Waits for mails that are under way, not for those that are due, writes what was counted, then closes the database. */
  close(): Promise<void>;
}

const DEFAULT_ORIGIN = 'http://localhost:3000';
const CONTENT_PATHS = [
  '/content/*',
  '/search',
  '/tags/*',
  '/author/*',
  '/site/*',
  '/pages/*',
  '/redirects/*',
];

const READER_PATHS = ['/identity/*', '/sales/*', '/retail/*', '/readers/*'];

interface ReaderHalves {
  readonly identity: Identity;
  readonly sales: Sales;
  readonly newsletters: Newsletters;
  readonly outbox: Outbox;
}

/** Readers, and what they buy. */
function mountReaderHalves(app: Hono, options: PlatformOptions, keys: Keyring): ReaderHalves {
  const { database, site, clock, log, origin = DEFAULT_ORIGIN, otherOrigins = [] } = options;
  const mailbox = options.sandbox === true ? createMailbox(clock) : undefined;
  const mailer = chooseMailer(options.mail ?? {}, mailbox);
  const outbox = createOutbox({ database, site, siteUrl: origin, keys, clock, log, mailer });
  const shared = { database, site, keys, clock, log, outbox, origin, otherOrigins };
  const personalData = [
    ...(options.identity?.personalData ?? []),
    ...createPersonalData(clock),
    savedStoryData,
    newsletterData,
    createWaitingMailData(outbox),
  ];
  const identityOptions: IdentityOptions = { ...options.identity, personalData };
  const identity = createIdentity({ ...shared, options: identityOptions });
  const sales = createSales({
    ...shared,
    captcha: identityOptions.captcha,
    identityConfiguration: identity.configuration,
    authenticate: identity.authenticate,
    clock: options.sales?.clock ?? clock,
    options: options.sales ?? {},
  });
  const newsletters = createNewsletters(shared);
  const settle = async (): Promise<void> => {
    await newsletters.settle();
    await identity.settle();
    await sales.settle();
    await outbox.settle();
  };
  app.route('/', identity.routes);
  app.route('/', sales.routes);
  if (mailbox !== undefined) app.route('/', mailboxRoutes(mailbox, settle));
  return { identity, sales, newsletters, outbox };
}

/** What readers keep for themselves: the calls below `/readers/`. */
function mountReadersOwn(
  app: Hono,
  {
    options,
    content,
    identity,
    newsletters,
    notifications,
  }: Pick<ReaderHalves, 'identity' | 'newsletters'> & {
    readonly notifications: Notifications | undefined;
    readonly options: PlatformOptions;
    readonly content: ContentStore;
  },
): void {
  const { database, secret, clock, log, otherOrigins = [] } = options;
  const routes = createServiceApp(log, { path: '/readers', otherOrigins });
  const limits = createLimits(database, secret, clock);
  newsletters.addRoutes(routes);
  notifications?.addRoutes(routes);
  addSavedStoryRoutes(routes, { content, authenticate: identity.authenticate, limits, clock });
  app.route('/', routes);
}

/** Creates the notifications; undefined where no service is set up. */
function openNotifications(options: PlatformOptions): Notifications | undefined {
  const { notifications: service, database, site, secret, clock, log, origin = DEFAULT_ORIGIN } = options;
  return service && createNotifications({ database, site, siteUrl: origin, secret, clock, log, service });
}

/** Puts the platform together; nothing runs until it is asked. */
// oxlint-disable-next-line max-lines-per-function -- a composition root: each line joins one service
export function createPlatform(options: PlatformOptions): Platform {
  const { database, dataDir, site, clock, accessToken, log, origin = DEFAULT_ORIGIN } = options;
  const keys = createKeyring(options, clock);
  const readLocks = async () => parsePaywallRules(await listPaywallRules({ queries: database, site }));
  const content = createContentStore({ database, site, origin, clock, readLocks, log });
  const mediaDir = mediaFolder(resolve(dataDir));
  const media = options.media ?? createFolderStorage(mediaDir);
  const app = createHttpApp(log);
  for (const path of READER_PATHS) app.use(path, refuseNul);
  for (const path of CONTENT_PATHS) app.use(path, requireToken(accessToken));
  app.route('/', contentRoutes(content));
  app.route('/', readRoutes(content));
  const reads = createReadCounter(content);
  const experiments = createExperimentCounter(content);
  const flushCounts = () => Promise.all([reads.flush(), experiments.flush()]);
  const { identity, sales, newsletters, outbox } = mountReaderHalves(app, options, keys);
  const notifications = openNotifications(options);
  mountReadersOwn(app, { options, content, identity, newsletters, notifications });
  const editing = createEditing({
    database,
    clock,
    site,
    keys,
    origin,
    log,
    ...{ notifications, outbox },
    options: options.editing ?? {},
  });
  app.route('/', editing.routes);
  if (options.sandbox === true) app.route('/', apiRoutes());
  return {
    async fetch(request, caller) {
      return app.fetch(request, { clientAddress: caller?.address });
    },
    content,
    archiveVersion: createArchiveVersion(content),
    at(at) {
      const then = createHttpApp(log);
      then.route(
        '/',
        contentRoutes(createContentStore({ database, site, origin, readLocks, clock: { now: () => at } })),
      );
      then.all('*', (call) => app.fetch(call.req.raw));
      return { fetch: async (request) => then.fetch(request) };
    },
    identity,
    sales,
    newsletters,
    outbox,
    notifications,
    reads,
    experiments,
    editing,
    watchPublication: (onChanged) => watchPublication(database, onChanged),
    health: () => readHealth(database, outbox),
    watchChanges: (watching) => watchChanges(content, watching),
    storedPages: createStoredPageTable(content),
    media,
    mediaDir,
    import: (files, importOptions) =>
      importDocuments({
        store: content,
        files,
        media,
        registered: salesDocuments,
        ...importOptions,
      }),
    export: (folder, hooks) => exportContent({ ...hooks, store: content, media, folder }),
    async backup(folder, hooks) {
      await flushCounts();
      return writeBackup({ ...hooks, database, media, folder, now: clock.now(), log });
    },
    lastBackup: () => readLastBackup(database),
    operation: () => readOperation(database, { site, now: clock.now() }),
    records: createOperationRecords(database, {
      site,
      clock,
      salesClock: options.sales?.clock ?? clock,
      mails: outbox.status,
      log,
    }),
    importFiles: (files, choices) =>
      importFiles({ ...choices, store: content, files, media, registered: salesDocuments }),
    async close() {
      try {
        // First, because the others wait for the outbox, which otherwise delivers all that is due.
        await outbox.stop();
        await notifications?.stop();
        await newsletters.settle();
        await identity.settle();
        await sales.settle();
        await flushCounts();
      } finally {
        await database.close();
      }
    },
  };
}
