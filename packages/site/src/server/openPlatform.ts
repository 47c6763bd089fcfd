import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { systemClock } from '@broadsheet/client-core';
import {
  createPlatform,
  createWebPush,
  mediaFolder,
  openDatabase,
  requireSameSecret,
  shareMediaFolder,
  StorageProblem,
} from '@broadsheet/platform';
import type {
  Database,
  EditingOptions,
  IdentityOptions,
  ImportProgress,
  MediaStorage,
  Platform,
  SalesOptions,
  Secrets,
} from '@broadsheet/platform';
import type { Config } from '../config/readConfig.ts';
import { toSiteUrl } from '../config/readSiteAddress.ts';
import { requireFolder } from '../config/requireFolder.ts';
import { readPhrasesFile, toOwnPhrases } from '../phrases/PhrasesFile.ts';
import { seedStore } from '../seed/seedStore.ts';
import { hasUnmoved } from '../media/unmovedMedia.ts';
import { openSiteMedia } from '../media/openSiteMedia.ts';
import type { SiteMetrics } from '../metrics/createSiteMetrics.ts';
import { traceDatabase } from '../tracing/traceDatabase.ts';
import type { Tracing } from '../tracing/Tracing.ts';
import type { SiteLog } from './createLog.ts';

async function isEmpty(platform: Platform, site: string): Promise<boolean> {
  const response = await platform.fetch(new Request(`http://platform.internal/site/v3/properties/${site}`));
  return response.status === 404;
}

const recoveredMessage = (owner: string): string =>
  `The data folder was left open by ${owner}, which has ended without closing it. The database was recovered: everything that had been confirmed is there.`;

/** Returns the function that logs when the database is away, and when it answers again. */
const logReachable =
  (log: SiteLog, metrics: OpenPlatformOptions['metrics']) =>
  (isThere: boolean): void => {
    metrics?.setDatabase(isThere);
    if (isThere) log.info('The database answers again.');
    else
      log.error('The database cannot be reached: what needs it is answered with 503 until it answers again.');
  };

const OTHER_KEY =
  'The key of this start is another one than that of the last, and PREVIOUS_SECRETS does not name that one: every reader and editor is logged out, and links in mails that were sent are dead. If nobody meant it, stop and start with the key before: it is the file "secret" in a backup of the data folder, or the SECRET of the last start.';

/**
 * Compares the key with that of other processes, or of the last start. The data of one folder are opened with another key,
 * as there may be no other left; that is told.
 *
 * @throws Error when processes that share a database have another key
 */
async function requireKey(database: Database, options: OpenPlatformOptions): Promise<void> {
  const { config, secrets, log } = options;
  const isOwn = config.databaseUrl === undefined;
  try {
    const replaces = isOwn || config.replacesSecret;
    if (await requireSameSecret(database, { ...secrets, replaces })) log.warn(OTHER_KEY);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Logs a warning if processes that share a database keep their media in several folders. */
async function checkShared(
  database: Database,
  media: MediaStorage,
  options: OpenPlatformOptions,
): Promise<void> {
  const others = await shareMediaFolder(database, { media, now: systemClock.now() });
  if (others.length > 0) options.log.warn(describeOtherFolders(media.place, others));
}

const describeOtherFolders = (own: string, others: readonly string[]): string =>
  `Other processes at this database have kept their pictures in ${others.join(', ')} within the last 30 days, this one keeps them in ${own}: what is only there is missing here. Set the same MEDIA_BUCKET for all of them and move what they have with npx broadsheet media move bucket, or let all have the same folder as DATA_DIR/media.`;

export interface OpenPlatformOptions {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly identity: IdentityOptions;
  readonly editing: EditingOptions;
  readonly sales?: SalesOptions;
  readonly log: SiteLog;
  readonly metrics?: Pick<SiteMetrics, 'setDatabase' | 'setPool' | 'mails'> | undefined;
  /** Traces statements. Default: nothing is traced. */
  readonly tracing?: Tracing | undefined;
  readonly onSeed: (progress: ImportProgress) => void;
}

/** Tries the bucket, so that the operator sees at the start what is wrong with it. Its client logs that. */
async function checkBucket(
  media: Extract<MediaStorage, { readonly kind: 'bucket' }>,
  log: SiteLog,
): Promise<void> {
  try {
    await media.check();
  } catch (error) {
    if (!(error instanceof StorageProblem))
      log.error('The bucket of media could not be tried.', { error: String(error) });
  }
}

/** Opens the data, and fills a store without a site from the seed folder. */
export async function openPlatform(options: OpenPlatformOptions): Promise<Platform> {
  const { config, secrets, identity, editing, sales, log, metrics, onSeed } = options;
  const { databaseUrl, dataDir, siteId, seedDir, sandbox, mail, phrasesFile } = config;
  const texts =
    phrasesFile === undefined ? undefined : toOwnPhrases(await readPhrasesFile(phrasesFile), 'mails');
  const onMigrated = (note: string): void => log.warn(note);
  const opened = await openDatabase(
    databaseUrl === undefined
      ? { dataDir, onMigrated, onRecovered: (owner) => log.warn(recoveredMessage(owner)) }
      : {
          url: databaseUrl,
          limits: { ...config.databaseLimits, onReachable: logReachable(log, metrics) },
          onMigrated,
        },
  );
  const database = traceDatabase(opened, options.tracing);
  if (database.load) metrics?.setPool(database.load);
  const folder = mediaFolder(resolve(dataDir));
  const media = openSiteMedia(config, log);
  await requireKey(database, options);
  if (databaseUrl !== undefined) await checkShared(database, media, options);
  if (media.kind === 'bucket') void checkBucket(media, log);
  if (media.kind === 'bucket' && (await hasUnmoved(folder, media.place)))
    log.warn(
      `Media are kept at ${media.place}, and files that are not known to be there lie in ${folder}: they are not shown. Move them with npx broadsheet media move bucket.`,
    );
  const { webPush } = config;
  const notifications = webPush && (await createWebPush({ ...webPush, clock: systemClock }));
  const platform = createPlatform({
    database,
    dataDir,
    media,
    site: siteId,
    ...secrets,
    clock: systemClock,
    log,
    origin: toSiteUrl(config),
    otherOrigins: config.allowedOrigins,
    sandbox,
    identity,
    editing,
    notifications,
    sales: { country: config.country, countryHeader: config.countryHeader, ...sales },
    mail: { smtp: mail, texts, onMail: (outcome) => metrics?.mails.add({ outcome }) },
  });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (seedDir !== undefined && (await isEmpty(platform, siteId))) {
    await requireFolder('SEED_DIR', seedDir);
    const { rejected, warnings } = await seedStore(platform, seedDir, onSeed);
    for (const { file, path, reason } of [...rejected, ...warnings]) log.warn(`${file} ${path}: ${reason}`);
  }
  // Reading them logs a bot challenge that no reader could pass, so that the operator sees it at the start.
  await platform.sales.configuration();
  return platform;
}
