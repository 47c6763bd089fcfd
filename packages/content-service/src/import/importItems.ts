/**
 * Stores the items of an import source.
 *
 * Documents are independent: each is stored whole, or rejected with its file, its place and a reason, and the import
 * continues. Many documents are written in one transaction; when it fails, each is tried separately. A document that is
 * stored from the same source already is skipped, so an import may be interrupted and repeated at any time.
 */
import type { MediaStorage } from '../media/MediaStorage.ts';
import { recordKey } from '../store/ContentRecord.ts';
import type { ContentRecord, DocumentRecord } from '../store/ContentRecord.ts';
import { textAt } from '@broadsheet/service-kit/json';
import { createSeenKeys } from './createSeenKeys.ts';
import type { SeenKeys } from './createSeenKeys.ts';
import { describeHidden, readOccupiedPaths } from './describeHidden.ts';
import type { OccupiedPaths } from './describeHidden.ts';
import { detachText } from './detachText.ts';
import type { ImportProgress, ImportResult, Rejection, SourceItem, SourcePlace } from './ImportSource.ts';
import { explainFailure, explainRepetition, evaluateDocument } from './evaluateDocument.ts';
import type { EvaluationContext } from './evaluateDocument.ts';
import { findPageWarnings } from './findPageWarnings.ts';
import type { ImportedPage } from './findPageWarnings.ts';
import { countRepairs, toRepairCounts } from './repairDocument.ts';
import { missingMedia, placeMedia } from './localMedia.ts';
import type { LocalImage } from './localMedia.ts';

/** Documents in one transaction: enough that its overhead does not matter, few enough that readers do not wait for it. */
const BATCH = 50;
/** The number of changed documents from which the tables are settled after the import. */
const MANY = 100;

export interface ImportContext extends EvaluationContext {
  /** The storage to which images next to the documents are copied. */
  readonly media: MediaStorage;
  /** Stops the import after the documents that are being stored. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the progress: everything that it counts is stored or rejected. */
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
}

interface Waiting<Stored extends ContentRecord = ContentRecord> {
  readonly place: SourcePlace;
  readonly record: Stored;
  readonly images: readonly LocalImage[];
}

interface Run {
  readonly context: ImportContext;
  /** The files of the records. */
  readonly seen: SeenKeys;
  readonly counts: { imported: number; unchanged: number };
  readonly rejected: Rejection[];
  readonly warnings: Rejection[];
  /** How often each kind of repair was made. */
  readonly repairs: Map<string, number>;
  /** The pages that are stored. */
  readonly pages: ImportedPage[];
  /** The documents that wait for the next transaction. */
  batch: Waiting<DocumentRecord>[];
  /** The addresses of pages and sections; absent until they are read, and after one was stored. */
  occupied?: OccupiedPaths | undefined;
  /** The progress that is not reported yet, because documents before it wait. */
  reached?: ImportProgress | undefined;
}

/** Copies a note for the report, so that it does not keep the document that it quotes in memory. */
export const toKept = ({ file, path, reason }: Rejection): Rejection => ({
  file,
  path: detachText(path),
  reason: detachText(reason),
});

/** @returns whether the record is stored now */
async function storeOne({ place, record, images }: Waiting, run: Run): Promise<boolean> {
  const { store, media } = run.context;
  try {
    if (await store.save(record, () => placeMedia(images, media))) run.counts.imported += 1;
    else {
      await placeMedia(await missingMedia(images, media), media);
      run.counts.unchanged += 1;
    }
    return true;
  } catch (error) {
    run.rejected.push({ file: place.file, ...explainFailure(error, place.path) });
    return false;
  }
}

async function storeTogether(batch: readonly Waiting<DocumentRecord>[], run: Run): Promise<void> {
  const { store, media } = run.context;
  const imagesOf = (ids: ReadonlySet<string>, isChanged: boolean): readonly LocalImage[] =>
    batch.flatMap(({ record, images }) => (ids.has(record.id) === isChanged ? images : []));
  const records = batch.map(({ record }) => record);
  const ids = await store.saveDocuments(records, (changed) => placeMedia(imagesOf(changed, true), media));
  await placeMedia(await missingMedia(imagesOf(ids, false), media), media);
  run.counts.imported += ids.size;
  run.counts.unchanged += batch.length - ids.size;
}

async function recordHidden(stored: readonly Waiting<DocumentRecord>[], run: Run): Promise<void> {
  const { store } = run.context;
  run.occupied ??= await readOccupiedPaths(store);
  const notes = await describeHidden(
    stored.map(({ record }) => record),
    { store, occupied: run.occupied },
  );
  for (const { place, record } of stored) {
    const note = notes.get(record.id);
    if (note === undefined) continue;
    const headline = textAt(record.body, 'headlines', 'basic') ?? record.id;
    run.warnings.push(toKept({ ...place, reason: `"${headline.slice(0, 80)}": ${note}` }));
  }
}

async function flush(run: Run): Promise<void> {
  const { batch } = run;
  run.batch = [];
  if (batch.length === 0) return;
  let stored: readonly Waiting<DocumentRecord>[] = batch;
  try {
    await storeTogether(batch, run);
  } catch {
    // At least one cannot be stored. Storing each separately shows which one, and why.
    const those: Waiting<DocumentRecord>[] = [];
    for (const waiting of batch) if (await storeOne(waiting, run)) those.push(waiting);
    stored = those;
  }
  await recordHidden(stored, run);
}

async function importDocument(item: SourceItem & { readonly kind: 'document' }, run: Run): Promise<void> {
  const { file, path } = item;
  const evaluated = await evaluateDocument(item, run.context);
  if (evaluated.state === 'rejected') {
    run.rejected.push(toKept({ file, path: evaluated.path, reason: evaluated.reason }));
    return;
  }
  const { record, images, warnings } = evaluated;
  const key = recordKey(record);
  const earlier = run.seen.add(key, file);
  if (earlier !== undefined && item.isAddition !== true) {
    run.rejected.push({ file, path, reason: explainRepetition(key, earlier) });
    return;
  }
  run.warnings.push(...warnings.map((warning) => toKept({ file, ...warning })));
  countRepairs(run.repairs, evaluated.repairs);
  const place = { file, path };
  if (record.kind === 'document') {
    run.batch.push({ place, record, images });
    if (run.batch.length >= BATCH) await flush(run);
    return;
  }
  // The site's language and authors' names change how documents are indexed, so documents before them are stored first.
  await flush(run);
  const isStored = await storeOne({ place, record, images }, run);
  if (record.kind === 'page' && isStored) run.pages.push({ place, record });
  if (record.kind === 'page' || record.kind === 'navigation') run.occupied = undefined;
}

/** Reports progress once everything before it is stored, so that it holds even after a power failure. */
function reportProgress(run: Run): void {
  const { reached, batch, context } = run;
  if (reached === undefined || batch.length > 0) return;
  run.reached = undefined;
  context.onProgress?.(reached);
}

async function importItem(item: SourceItem, run: Run): Promise<void> {
  switch (item.kind) {
    case 'document':
      return importDocument(item, run);
    case 'rejected':
    case 'warning': {
      const { kind, file, path, reason } = item;
      run[kind === 'rejected' ? 'rejected' : 'warnings'].push(toKept({ file, path, reason }));
      return;
    }
    case 'reached':
      run.reached = item.progress;
  }
}

/** Finds references of registered documents in this import to documents that do not exist; only known at its end. */
async function findMissing({ context, seen }: Run): Promise<readonly Rejection[]> {
  const { database, site } = context.store;
  const dangling = (await context.registered?.findDanglingReferences({ queries: database, site })) ?? [];
  return dangling.flatMap(({ type, id, path, reason }) => {
    const file = seen.find(`${type} ${site} ${id}`);
    return file === undefined ? [] : [{ file, path, reason }];
  });
}

/** Imports the items of a source, in their order. Never throws for their content; see `rejected`. */
export async function importItems(
  items: AsyncIterable<SourceItem>,
  context: ImportContext,
): Promise<ImportResult> {
  const run: Run = {
    context,
    seen: createSeenKeys(),
    counts: { imported: 0, unchanged: 0 },
    rejected: [],
    warnings: [],
    repairs: new Map(),
    pages: [],
    batch: [],
  };
  for await (const item of items) {
    if (context.signal?.aborted === true) break;
    await importItem(item, run);
    reportProgress(run);
  }
  await flush(run);
  reportProgress(run);
  if (run.counts.imported >= MANY) await context.store.settle();
  const known = [...(await findPageWarnings(run.pages, context)), ...(await findMissing(run))];
  return {
    ...run.counts,
    rejected: run.rejected,
    warnings: [...run.warnings, ...known],
    ...toRepairCounts(run.repairs),
  };
}
