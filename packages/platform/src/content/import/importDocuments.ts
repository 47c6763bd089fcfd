/**
 * Brings files of content into the store.
 *
 * Every document stands alone: it is stored whole in one transaction or refused with its file, its place in it and a
 * reason, and the next one goes on. What was stored from the same source before is left as it is, so an import may be
 * repeated and cut off at any time.
 */
import { createHash } from 'node:crypto';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { isJsonObject } from '../json/Json.ts';
import type { Json } from '../json/Json.ts';
import type { ContentStore } from '../store/createContentStore.ts';
import { recordKey } from '../store/ContentRecord.ts';
import type { ContentRecord } from '../store/ContentRecord.ts';
import { findUnstorableText } from './findUnstorableText.ts';
import { locateMedia, MediaProblem, missingMedia, placeMedia } from './localMedia.ts';
import type { LocalPicture } from './localMedia.ts';
import { findProblems, prepareRecord } from './prepareRecord.ts';
import type { CheckPage } from './prepareRecord.ts';
import { readDocuments } from './readDocuments.ts';
import { recogniseKind } from './recogniseKind.ts';

// A change of what preparing makes of a document must reach those that are stored already.
const PREPARATION = '1';
const PROBLEMS_TOLD = 3;

export interface ImportOptions {
  readonly store: ContentStore;
  /** Paths of JSON files. */
  readonly files: readonly string[];
  /** The media folder, where pictures that lie beside the documents are copied to. */
  readonly media: string;
  /** The import folder, which no picture may lie outside of; the deepest folder that holds all files when left out. */
  readonly root?: string;
  /** Checks page documents; without it every page document is stored. */
  readonly checkPage?: CheckPage;
  /** Called before each file and once at the end. */
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  readonly filesDone: number;
  readonly filesTotal: number;
}

/** A document that was not stored. */
export interface Rejection {
  readonly file: string;
  /** JSON path in the file: `$`, `$[2].credits.by[0]`. */
  readonly path: string;
  readonly reason: string;
}

export interface ImportResult {
  /** Documents that were new or had changed. */
  readonly imported: number;
  /** Documents that were stored already. */
  readonly unchanged: number;
  readonly rejected: readonly Rejection[];
}

type Outcome =
  | { readonly state: 'imported' | 'unchanged' }
  | { readonly state: 'rejected'; readonly path: string; readonly reason: string };

interface Run {
  readonly options: ImportOptions;
  readonly root: string;
  /** Who brought each record, by key. */
  readonly seen: Map<string, string>;
}

function commonFolder(files: readonly string[]): string {
  const folders = files.map((file) => dirname(resolve(file)).split(sep));
  const [first = [], ...others] = folders;
  const length = first.findIndex((name, index) => others.some((folder) => folder[index] !== name));
  return (length === -1 ? first : first.slice(0, length)).join(sep) || sep;
}

const rejected = (path: string, reason: string): Outcome => ({ state: 'rejected', path, reason });

/** `$.a` of the third document of a file is `$[2].a` of the file. */
function placeInFile(documentPath: string, path: string): string {
  return documentPath + path.slice(1);
}

async function store(record: ContentRecord, pictures: readonly LocalPicture[], run: Run): Promise<Outcome> {
  const { store: content, media } = run.options;
  if (await content.save(record, () => placeMedia(pictures, media))) return { state: 'imported' };
  await placeMedia(missingMedia(pictures, media), media);
  return { state: 'unchanged' };
}

async function importValue(value: Json, file: string, documentPath: string, run: Run): Promise<Outcome> {
  const known = recogniseKind(value);
  if (known.kind === 'unknown') return rejected(placeInFile(documentPath, known.path), known.reason);
  if (!isJsonObject(value)) return rejected(documentPath, 'a document must be a JSON object');
  const unstorable = findUnstorableText(value);
  const problems =
    unstorable === undefined ? findProblems(known, value, run.options.checkPage ?? (() => [])) : [unstorable];
  const [first, ...others] = problems;
  if (first !== undefined) {
    const more = others
      .slice(0, PROBLEMS_TOLD - 1)
      .map((problem) => `; ${placeInFile(documentPath, problem.path)}: ${problem.reason}`);
    const rest = others.length >= PROBLEMS_TOLD ? `; and ${others.length - PROBLEMS_TOLD + 1} more` : '';
    return rejected(placeInFile(documentPath, first.path), first.reason + more.join('') + rest);
  }
  const media = await locateMedia(value, resolve(file), run.root);
  const origin = `${relative(run.root, resolve(file))} ${documentPath}`;
  const site = run.options.store.site;
  const hash = createHash('sha256')
    .update([PREPARATION, site, JSON.stringify(value), media.hash].join('\n'))
    .digest('hex');
  const record = prepareRecord(known, media.document, { site, hash, origin });
  const key = recordKey(record);
  const earlier = run.seen.get(key);
  if (earlier !== undefined) return rejected(documentPath, `the ${key} was already given in ${earlier}`);
  run.seen.set(key, file);
  return store(record, media.pictures, run);
}

function reasonOf(error: unknown, documentPath: string): Outcome {
  if (error instanceof MediaProblem) return rejected(placeInFile(documentPath, error.path), error.message);
  const message = error instanceof Error ? error.message : String(error);
  return rejected(documentPath, `the document could not be stored: ${message}`);
}

async function importFile(file: string, run: Run): Promise<readonly Outcome[]> {
  const read = await readDocuments(file);
  if (read.state === 'failed') return [rejected('$', read.reason)];
  const outcomes: Outcome[] = [];
  for (const { path, value } of read.documents) {
    try {
      outcomes.push(await importValue(value, file, path, run));
    } catch (error) {
      outcomes.push(reasonOf(error, path));
    }
  }
  return outcomes;
}

/** The site's language decides how words are indexed, so its properties go first and nothing is indexed twice. */
function inOrder(files: readonly string[]): readonly string[] {
  const isSite = (file: string): boolean => basename(file) === 'site.json';
  return [...files.filter(isSite), ...files.filter((file) => !isSite(file))];
}

/** Imports files one after another. Never throws for what a file holds; see `rejected`. */
export async function importDocuments(options: ImportOptions): Promise<ImportResult> {
  const run: Run = {
    options,
    root: options.root === undefined ? commonFolder(options.files) : resolve(options.root),
    seen: new Map(),
  };
  const counts = { imported: 0, unchanged: 0 };
  const refused: Rejection[] = [];
  for (const [index, file] of inOrder(options.files).entries()) {
    options.onProgress?.({ filesDone: index, filesTotal: options.files.length });
    for (const outcome of await importFile(file, run)) {
      if (outcome.state === 'rejected') refused.push({ file, path: outcome.path, reason: outcome.reason });
      else counts[outcome.state] += 1;
    }
  }
  options.onProgress?.({ filesDone: options.files.length, filesTotal: options.files.length });
  return { ...counts, rejected: refused };
}
