/**
 * Imports files of any format: documents in our own format, and exports of other systems.
 *
 * A plan reads and checks everything and stores nothing. An import may be stopped and repeated: ids are derived from those
 * of the source, unchanged documents are skipped, and images that exist are not fetched again.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Clock } from '@broadsheet/client-core';
import { getErrorMessage, systemClock } from '@broadsheet/client-core';
import { createRemoteReader } from '@broadsheet/service-kit/outgoing';
import type { RemoteReader } from '@broadsheet/service-kit/outgoing';
import { readFiles } from '../import/importDocuments.ts';
import { importItems } from '../import/importItems.ts';
import type { ImportContext } from '../import/importItems.ts';
import type { ImportProgress, SourceItem } from '../import/ImportSource.ts';
import { commonFolder } from '../import/commonFolder.ts';
import type { CheckPage } from '../import/prepareRecord.ts';
import { textAt } from '@broadsheet/service-kit/json';
import type { ContentStore } from '../store/createContentStore.ts';
import type { MediaStorage } from '../media/MediaStorage.ts';
import { openMedia } from '../media/openMedia.ts';
import type { ImportReport } from './ImportReport.ts';
import { fetchMedia } from './media/fetchMedia.ts';
import type { RegisteredDocuments } from '../import/RegisteredDocuments.ts';
import { openSource, recogniseFormat } from './openSource.ts';
import type { SourceFormat } from './openSource.ts';
import { planItems } from './planItems.ts';
import { createReferenceStore } from './references/createReferenceStore.ts';
import { distinguish } from './distinguish.ts';
import { withStored } from './withStored.ts';
import { withUnpacked } from './zip/withUnpacked.ts';

/** The options that a person may choose for an import. */
export interface ImportChoices {
  /** The format of all files; absent: detected from the start of each file. */
  readonly format?: SourceFormat | undefined;
  /** The URL of the old site, for exports that do not contain it. */
  readonly origin?: string | undefined;
  /** Types of items of WordPress that become stories too, beside posts and pages, such as `news`. */
  readonly types?: readonly string[] | undefined;
  readonly hasDrafts?: boolean | undefined;
  /** Whether images keep their URLs on the old site instead of being fetched. */
  readonly leavesMedia?: boolean | undefined;
  /** Whether files may be fetched from this machine and its network, for example from a copy of the old site. */
  readonly hasLocalAddresses?: boolean | undefined;
  /** Whether to report only what an import would do. */
  readonly isPlan?: boolean | undefined;
  /** Whether documents must fit the published schema as they are; otherwise they are repaired, or kept as they are. */
  readonly isStrict?: boolean | undefined;
}

export interface ImportFilesOptions extends ImportChoices {
  readonly store: ContentStore;
  /** Absolute paths, and URLs of feeds. */
  readonly files: readonly string[];
  /** The storage of media, or the absolute path of a folder. */
  readonly media: MediaStorage | string;
  readonly checkPage?: CheckPage | undefined;
  /** The documents of another service, which are imported too. */
  readonly registered?: RegisteredDocuments | undefined;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

const NOTHING: ImportReport = { imported: 0, unchanged: 0, rejected: [], warnings: [] };
/** The largest image or feed that is downloaded, in bytes: 50 MB. */
const LARGEST_DOWNLOAD = 50_000_000;

const isZip = (file: string): boolean => /\.zip$/i.test(file);
const isWeb = (file: string): boolean => /^https?:\/\//i.test(file);

type Counts = Readonly<Record<string, number>>;

function addCounts(first: Counts = {}, second: Counts = {}): Counts {
  const counts = new Map(Object.entries(first));
  for (const [name, number] of Object.entries(second)) counts.set(name, (counts.get(name) ?? 0) + number);
  return Object.fromEntries(counts);
}

function add(first: ImportReport, second: ImportReport): ImportReport {
  const hasCounts = first.counts !== undefined || second.counts !== undefined;
  const hasRepairs = first.repairs !== undefined || second.repairs !== undefined;
  return {
    imported: first.imported + second.imported,
    unchanged: first.unchanged + second.unchanged,
    rejected: [...first.rejected, ...second.rejected],
    warnings: [...first.warnings, ...second.warnings],
    ...(hasCounts && { counts: addCounts(first.counts, second.counts) }),
    ...(hasRepairs && { repairs: addCounts(first.repairs, second.repairs) }),
  };
}

function refused(file: string, error: unknown): ImportReport {
  const reason = getErrorMessage(error);
  return { ...NOTHING, rejected: [{ file, path: '$', reason: `it cannot be read: ${reason}` }] };
}

/** Adds a `reached` item after every story, for progress. */
async function* counted(items: AsyncIterable<SourceItem>, stories: number): AsyncGenerator<SourceItem> {
  const reached = (filesDone: number): SourceItem => ({
    kind: 'reached',
    progress: { filesDone, filesTotal: stories, unit: 'stories' },
  });
  let done = 0;
  yield reached(0);
  for await (const item of items) {
    yield item;
    if (item.kind !== 'document' || textAt(item.value, 'type') !== 'story') continue;
    done += 1;
    if (done < stories) yield reached(done);
  }
  yield reached(stories);
}

async function importAll(
  items: AsyncIterable<SourceItem>,
  context: ImportContext,
  isPlan: boolean,
): Promise<ImportReport> {
  if (!isPlan) return importItems(items, context);
  return { ...NOTHING, ...(await planItems(items, context)) };
}

interface Run {
  readonly options: ImportFilesOptions;
  readonly remote: RemoteReader;
}

/** Imports exports of one format. Files of one old site are read as one export. */
async function importArchives(
  files: readonly string[],
  format: Exclude<SourceFormat, 'ans'>,
  { options, remote }: Run,
): Promise<ImportReport> {
  const { store, media, origin, types, hasDrafts = false, isPlan = false, leavesMedia = false } = options;
  const { checkPage, registered, isStrict, signal, onProgress } = options;
  const properties = await store.findSiteProperties(store.site);
  const timeZone = textAt(properties, 'dateLocalization', 'timeZone');
  const { stories, items } = await openSource(format, files, {
    site: store.site,
    references: createReferenceStore({ database: store.database, site: store.site, isPlan }),
    origin,
    timeZone,
    types,
    hasDrafts,
  });
  const distinct = distinguish(items);
  const own = isPlan ? distinct : withStored(distinct, store);
  const fetched = isPlan || leavesMedia ? own : fetchMedia(own, { media: openMedia(media), remote });
  const context = {
    store,
    media: openMedia(media),
    root: dirname(files[0] ?? ''),
    checkPage,
    registered,
    isStrict,
    signal,
    onProgress,
  };
  return importAll(counted(fetched, stories), context, isPlan);
}

async function importAns(files: readonly string[], { options }: Run): Promise<ImportReport> {
  const { store, media, checkPage, registered, isStrict, signal, onProgress, isPlan = false } = options;
  const context = {
    store,
    media: openMedia(media),
    root: commonFolder(files),
    checkPage,
    registered,
    isStrict,
    signal,
    onProgress,
  };
  const report = await importAll(readFiles(files), context, isPlan);
  if (signal?.aborted !== true) onProgress?.({ filesDone: files.length, filesTotal: files.length });
  return report;
}

/** Downloads a feed to a temporary file, imports it and deletes the file. */
async function importAddress(url: string, run: Run): Promise<ImportReport> {
  const bytes = await run.remote.read(url);
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-feed-'));
  try {
    const file = join(folder, 'feed.xml');
    await writeFile(file, bytes);
    const { format = await recogniseFormat(file), origin = new URL(url).origin } = run.options;
    if (format === 'ans') throw new Error('there is neither a feed nor an export at this address');
    const report = await importArchives([file], format, { ...run, options: { ...run.options, origin } });
    const named = (note: ImportReport['rejected'][number]) => ({ ...note, file: url });
    return { ...report, rejected: report.rejected.map(named), warnings: report.warnings.map(named) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function detectFormat(file: string, { format }: ImportChoices): Promise<SourceFormat> {
  // A missing file is treated as ours, so that it is reported like any other unreadable file.
  return format ?? recogniseFormat(file).catch(() => 'ans');
}

/** The files of one folder or archive. */
interface Room {
  readonly own: string[];
  readonly exports: (readonly [file: string, format: Exclude<SourceFormat, 'ans'>])[];
}

async function sortFiles(files: readonly string[], choices: ImportChoices): Promise<Room> {
  const room: Room = { own: [], exports: [] };
  for (const file of files) {
    const format = await detectFormat(file, choices);
    if (format === 'ans') room.own.push(file);
    else room.exports.push([file, format]);
  }
  return room;
}

/**
 * Imports files by format: documents in our own format together, for each folder or archive; exports of one system together,
 * wherever they are, because they may be parts of one; feeds one after another.
 */
async function importEach(rooms: readonly (readonly string[])[], run: Run): Promise<ImportReport> {
  const sorted = await Promise.all(rooms.map((files) => sortFiles(files, run.options)));
  const exports = sorted.flatMap((room) => room.exports);
  const partsOf = (wanted: SourceFormat): readonly string[] =>
    exports.flatMap(([file, format]) => (format === wanted ? [file] : []));
  const parts = (['wordpress', 'ghost'] as const).map((format) => [format, partsOf(format)] as const);
  const feeds = partsOf('syndication').map((file) => ['syndication', [file]] as const);
  const isEmpty = exports.length === 0 && sorted.every(({ own }) => own.length === 0);
  let report = NOTHING;
  for (const { own } of isEmpty ? sorted.slice(0, 1) : sorted)
    if (own.length > 0 || isEmpty) report = add(report, await importAns(own, run));
  for (const [format, files] of [...parts, ...feeds]) {
    if (files.length === 0 || run.options.signal?.aborted === true) continue;
    const brought = importArchives(files, format, run);
    report = add(report, await brought.catch((error: unknown) => refused(files[0] ?? '', error)));
  }
  return report;
}

/** Imports files, or plans the import. Never throws for the content of a file; see `rejected`. */
export async function importFiles(
  options: ImportFilesOptions,
  clock: Clock = systemClock,
): Promise<ImportReport> {
  const { files, hasLocalAddresses, signal } = options;
  const limits = { bytes: LARGEST_DOWNLOAD, clock };
  const run: Run = { options, remote: createRemoteReader({ hosts: 'any', hasLocalAddresses }, limits) };
  const plain = files.filter((file) => !isWeb(file) && !isZip(file));
  const zips = files.filter((file) => !isWeb(file) && isZip(file));
  const hasFiles = plain.length + zips.length > 0 || files.length === 0;
  let report = hasFiles
    ? await withUnpacked(zips, (unpacked) => importEach([plain, ...unpacked], run))
    : NOTHING;
  for (const url of files.filter(isWeb))
    if (signal?.aborted !== true)
      report = add(report, await importAddress(url, run).catch((error: unknown) => refused(url, error)));
  return report;
}
