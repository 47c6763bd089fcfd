/**
 * Brings files of content into the store.
 *
 * Every document stands alone: it is stored whole in one transaction or refused with its file, its place in it and a
 * reason, and the next one goes on. What was stored from the same source before is left as it is, so an import may be
 * repeated and cut off at any time.
 */
import { createHash } from 'node:crypto';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { isJsonObject, textAt } from '../json/Json.ts';
import type { Json, JsonObject } from '../json/Json.ts';
import type { DocumentProblem } from '../schema/explainProblems.ts';
import type { ContentStore } from '../store/createContentStore.ts';
import { recordKey } from '../store/ContentRecord.ts';
import type { ContentRecord } from '../store/ContentRecord.ts';
import { findUnstorableText } from './findUnstorableText.ts';
import { locateMedia, MediaProblem, missingMedia, placeMedia } from './localMedia.ts';
import type { LocalImage } from './localMedia.ts';
import { findProblems, prepareRecord } from './prepareRecord.ts';
import type { CheckPage } from './prepareRecord.ts';
import { readDocuments } from './readDocuments.ts';
import { withoutTokens } from './withoutTokens.ts';
import { findRedirectProblems } from '../redirects/findRedirectProblems.ts';
import { listSiteDocuments } from '../../sales/documents/documentStore.ts';
import { findDanglingReferences } from '../../sales/import/findDanglingReferences.ts';
import { findSalesProblems } from '../../sales/import/findSalesProblems.ts';
import { recogniseKind } from './recogniseKind.ts';
import type { Recognised } from './recogniseKind.ts';

// A change of what preparing makes of a document must reach those that are stored already.
const PREPARATION = '2';
const PROBLEMS_TOLD = 3;

export interface ImportOptions {
  readonly store: ContentStore;
  /** Paths of JSON files. */
  readonly files: readonly string[];
  /** The media folder, where images that lie beside the documents are copied to. */
  readonly media: string;
  /** The import folder, which no image may lie outside of; the deepest folder that holds all files when left out. */
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

/** What is wrong with a document, and where. */
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
  /** What is odd about documents that were stored or are stored already. */
  readonly warnings: readonly Rejection[];
}

type Place = Omit<Rejection, 'file'>;

type Outcome =
  | { readonly state: 'imported' | 'unchanged'; readonly warnings: readonly Place[] }
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

async function store(
  record: ContentRecord,
  images: readonly LocalImage[],
  run: Run,
): Promise<'imported' | 'unchanged'> {
  const { store: content, media } = run.options;
  if (await content.save(record, () => placeMedia(images, media))) return 'imported';
  await placeMedia(missingMedia(images, media), media);
  return 'unchanged';
}

/** The first of them with its place, and the others behind it. */
function rejectAll(problems: readonly DocumentProblem[], documentPath: string): Outcome | undefined {
  const [first, ...others] = problems;
  if (first === undefined) return undefined;
  const more = others
    .slice(0, PROBLEMS_TOLD - 1)
    .map((problem) => `; ${placeInFile(documentPath, problem.path)}: ${problem.reason}`);
  const rest = others.length >= PROBLEMS_TOLD ? `; and ${others.length - PROBLEMS_TOLD + 1} more` : '';
  return rejected(placeInFile(documentPath, first.path), first.reason + more.join('') + rest);
}

/** Some documents can only be judged beside those that are stored. */
async function findAllProblems(
  known: Exclude<Recognised, { readonly kind: 'unknown' }>,
  document: JsonObject,
  { options }: Run,
): Promise<readonly DocumentProblem[]> {
  const { checkPage, store: content } = options;
  const site = textAt(document, 'site') ?? content.site;
  switch (known.kind) {
    case 'page':
      return checkPage === undefined ? [] : checkPage(document, await content.listPages(site));
    case 'redirects':
      return findRedirectProblems(document, await content.listRedirects(site));
    case 'sales':
      return findSalesProblems({ queries: content.database, site }, known.type, { document });
    case 'author':
    case 'document':
    case 'navigation':
    case 'site':
    case 'tag':
      return findProblems(known, document);
  }
}

/** The tag service says `name` where the content format says `text`. */
function withTagText(tag: JsonObject): JsonObject {
  return textAt(tag, 'text') === undefined ? { ...tag, text: tag.name ?? null } : tag;
}

async function importValue(given: Json, file: string, documentPath: string, run: Run): Promise<Outcome> {
  const known = recogniseKind(given);
  if (known.kind === 'unknown') return rejected(placeInFile(documentPath, known.path), known.reason);
  if (!isJsonObject(given)) return rejected(documentPath, 'a document must be a JSON object');
  const value = known.kind === 'tag' ? withTagText(given) : given;
  const unstorable = findUnstorableText(value);
  if (unstorable !== undefined)
    return rejected(placeInFile(documentPath, unstorable.path), unstorable.reason);
  const problems = await findAllProblems(known, value, run);
  const refusal = rejectAll(
    problems.filter(({ isWarning }) => isWarning !== true),
    documentPath,
  );
  if (refusal !== undefined) return refusal;
  const media = await locateMedia(value, resolve(file), run.root);
  const origin = `${relative(run.root, resolve(file))} ${documentPath}`;
  const site = run.options.store.site;
  const hash = createHash('sha256')
    .update([PREPARATION, site, JSON.stringify(value), media.hash].join('\n'))
    .digest('hex');
  const record = prepareRecord(known, withoutTokens(media.document), { site, hash, origin });
  const key = recordKey(record);
  const earlier = run.seen.get(key);
  if (earlier !== undefined) return rejected(documentPath, `the ${key} was already given in ${earlier}`);
  run.seen.set(key, file);
  const warnings = problems.map(({ path, reason }) => ({ path: placeInFile(documentPath, path), reason }));
  return { state: await store(record, media.images, run), warnings };
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

/** What the sales documents of this run name and nobody has brought, now that all have come. */
async function findMissing({ options, seen }: Run): Promise<readonly Rejection[]> {
  const { database, site } = options.store;
  const documents = await listSiteDocuments({ queries: database, site });
  return findDanglingReferences(documents).flatMap(({ type, id, path, reason }) => {
    const file = seen.get(`${type} ${site} ${id}`);
    return file === undefined ? [] : [{ file, path, reason }];
  });
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
  const warnings: Rejection[] = [];
  for (const [index, file] of inOrder(options.files).entries()) {
    options.onProgress?.({ filesDone: index, filesTotal: options.files.length });
    for (const outcome of await importFile(file, run)) {
      if (outcome.state === 'rejected') refused.push({ file, path: outcome.path, reason: outcome.reason });
      else {
        counts[outcome.state] += 1;
        warnings.push(...outcome.warnings.map((warning) => ({ file, ...warning })));
      }
    }
  }
  options.onProgress?.({ filesDone: options.files.length, filesTotal: options.files.length });
  return { ...counts, rejected: refused, warnings: [...warnings, ...(await findMissing(run))] };
}
