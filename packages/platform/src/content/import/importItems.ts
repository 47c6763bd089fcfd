/**
 * Brings what a source gives into the store.
 *
 * Every document stands alone: it is stored whole or refused with its file, its place in it and a reason, and the next
 * one goes on. Documents are written many in a transaction; when one of them cannot be, each is tried by itself. What was
 * stored from the same source before is left as it is, so an import may be repeated and cut off at any time.
 */
import { listSiteDocuments } from '../../sales/documents/documentStore.ts';
import { findDanglingReferences } from '../../sales/import/findDanglingReferences.ts';
import { recordKey } from '../store/ContentRecord.ts';
import type { ContentRecord, DocumentRecord } from '../store/ContentRecord.ts';
import type { ImportProgress, ImportResult, Rejection, SourceItem, SourcePlace } from './ImportSource.ts';
import { explainFailure, judgeDocument } from './judgeDocument.ts';
import type { JudgeContext } from './judgeDocument.ts';
import { missingMedia, placeMedia } from './localMedia.ts';
import type { LocalImage } from './localMedia.ts';

/** Documents in one transaction; so many that its cost does not count, so few that a long one is no wait for readers. */
const BATCH = 50;
/** From so many changes on the tables are settled. */
const MANY = 100;

export interface ImportContext extends JudgeContext {
  /** The media folder, where images that lie beside the documents are copied to. */
  readonly media: string;
  /** Ends the import after what is being stored. */
  readonly signal?: AbortSignal | undefined;
  /** Is told how far the import has come: all that was counted is stored, or refused. */
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
}

interface Waiting<Stored extends ContentRecord = ContentRecord> {
  readonly place: SourcePlace;
  readonly record: Stored;
  readonly images: readonly LocalImage[];
}

interface Run {
  readonly context: ImportContext;
  /** Who brought each record, by key. */
  readonly seen: Map<string, string>;
  readonly counts: { imported: number; unchanged: number };
  readonly rejected: Rejection[];
  readonly warnings: Rejection[];
  /** Documents that are written together. */
  batch: Waiting<DocumentRecord>[];
  /** What the source has reached and nobody was told yet, for documents before it wait. */
  reached?: ImportProgress | undefined;
}

async function storeOne({ place, record, images }: Waiting, run: Run): Promise<void> {
  const { store, media } = run.context;
  try {
    if (await store.save(record, () => placeMedia(images, media))) run.counts.imported += 1;
    else {
      await placeMedia(missingMedia(images, media), media);
      run.counts.unchanged += 1;
    }
  } catch (error) {
    run.rejected.push({ file: place.file, ...explainFailure(error, place.path) });
  }
}

async function storeTogether(batch: readonly Waiting<DocumentRecord>[], run: Run): Promise<void> {
  const { store, media } = run.context;
  const imagesOf = (ids: ReadonlySet<string>, isChanged: boolean): readonly LocalImage[] =>
    batch.flatMap(({ record, images }) => (ids.has(record.id) === isChanged ? images : []));
  const records = batch.map(({ record }) => record);
  const ids = await store.saveDocuments(records, (changed) => placeMedia(imagesOf(changed, true), media));
  await placeMedia(missingMedia(imagesOf(ids, false), media), media);
  run.counts.imported += ids.size;
  run.counts.unchanged += batch.length - ids.size;
}

async function flush(run: Run): Promise<void> {
  const { batch } = run;
  run.batch = [];
  if (batch.length === 0) return;
  try {
    await storeTogether(batch, run);
  } catch {
    // One of them cannot be stored. Which one, and why, is told by storing each by itself.
    for (const waiting of batch) await storeOne(waiting, run);
  }
}

async function takeDocument(item: SourceItem & { readonly kind: 'document' }, run: Run): Promise<void> {
  const { file, path } = item;
  const judged = await judgeDocument(item, run.context);
  if (judged.state === 'rejected') {
    run.rejected.push({ file, path: judged.path, reason: judged.reason });
    return;
  }
  const { record, images, warnings } = judged;
  const key = recordKey(record);
  const earlier = run.seen.get(key);
  if (earlier !== undefined) {
    run.rejected.push({ file, path, reason: `the ${key} was already given in ${earlier}` });
    return;
  }
  run.seen.set(key, file);
  run.warnings.push(...warnings.map((warning) => ({ file, ...warning })));
  const place = { file, path };
  if (record.kind === 'document') {
    run.batch.push({ place, record, images });
    if (run.batch.length >= BATCH) await flush(run);
    return;
  }
  // What documents are stored by, the site's language and the names of authors, finds all that came before it.
  await flush(run);
  await storeOne({ place, record, images }, run);
}

/** After a power cut, what was told is there. */
function tell(run: Run): void {
  const { reached, batch, context } = run;
  if (reached === undefined || batch.length > 0) return;
  run.reached = undefined;
  context.onProgress?.(reached);
}

async function takeItem(item: SourceItem, run: Run): Promise<void> {
  switch (item.kind) {
    case 'document':
      return takeDocument(item, run);
    case 'rejected':
    case 'warning': {
      const { kind, file, path, reason } = item;
      run[kind === 'rejected' ? 'rejected' : 'warnings'].push({ file, path, reason });
      return;
    }
    case 'reached':
      run.reached = item.progress;
  }
}

/** What the sales documents of this run name and nobody has brought, now that all have come. */
async function findMissing({ context, seen }: Run): Promise<readonly Rejection[]> {
  const { database, site } = context.store;
  const documents = await listSiteDocuments({ queries: database, site });
  return findDanglingReferences(documents).flatMap(({ type, id, path, reason }) => {
    const file = seen.get(`${type} ${site} ${id}`);
    return file === undefined ? [] : [{ file, path, reason }];
  });
}

/** Imports what a source gives, in its order. Never throws for what it gives; see `rejected`. */
export async function importItems(
  items: AsyncIterable<SourceItem>,
  context: ImportContext,
): Promise<ImportResult> {
  const run: Run = {
    context,
    seen: new Map(),
    counts: { imported: 0, unchanged: 0 },
    rejected: [],
    warnings: [],
    batch: [],
  };
  for await (const item of items) {
    if (context.signal?.aborted === true) break;
    await takeItem(item, run);
    tell(run);
  }
  await flush(run);
  tell(run);
  if (run.counts.imported >= MANY) await context.store.settle();
  return {
    ...run.counts,
    rejected: run.rejected,
    warnings: [...run.warnings, ...(await findMissing(run))],
  };
}
