/** Recognises and checks one document of an import, locates its images, and creates the record to store. */
import { getErrorMessage } from '@broadsheet/client-core';
import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { isJsonObject } from '@broadsheet/service-kit/json';
import type { Json, DocumentProblem } from '@broadsheet/service-kit/json';
import type { ContentStore } from '../store/createContentStore.ts';
import type { ContentRecord } from '../store/ContentRecord.ts';
import { findRedirectProblems } from '../redirects/findRedirectProblems.ts';
import { toIncoming } from './IncomingDocument.ts';
import type { IncomingDocument } from './IncomingDocument.ts';
import { findUnstorableText } from './findUnstorableText.ts';
import type { SourcePlace } from './ImportSource.ts';
import { locateMedia, MediaProblem } from './localMedia.ts';
import type { LocalImage } from './localMedia.ts';
import { findProblems, findRefusals, prepareRecord } from './prepareRecord.ts';
import type { CheckPage } from './prepareRecord.ts';
import { NO_OBJECT, recogniseKind } from './recogniseKind.ts';
import type { RegisteredDocuments } from './RegisteredDocuments.ts';
import { repairDocument, withTagText } from './repairDocument.ts';
import { describeReplaced } from './describeReplaced.ts';
import { writeMedia } from './writeMedia.ts';

// Part of every hash. Increase it when preparation changes, so that stored documents are prepared again by the next import.
const PREPARATION = '4';
const MOST_PROBLEMS = 3;

/** The context in which a document is checked. */
export interface EvaluationContext {
  readonly store: ContentStore;
  /** The absolute path of the import folder, which must contain all images. */
  readonly root: string;
  /** Checks page documents; absent: all are accepted. */
  readonly checkPage?: CheckPage | undefined;
  /** Whether documents must fit the published schema as they are; otherwise they are repaired, or kept as they are. */
  readonly isStrict?: boolean | undefined;
  /** The documents of another service, which are imported too; absent: they are not recognised. */
  readonly registered?: RegisteredDocuments | undefined;
}

/** A problem at a place in the file. */
export interface Problem {
  readonly path: string;
  readonly reason: string;
}

export type Evaluation =
  | {
      readonly state: 'good';
      readonly record: ContentRecord;
      readonly images: readonly LocalImage[];
      readonly warnings: readonly Problem[];
      /** The kinds of the repairs that were made, each as often as it was made. */
      readonly repairs: readonly string[];
    }
  | ({ readonly state: 'rejected' } & Problem);

/** Converts a path in a document to one in its file: `$.a` in the third document of a list is `$[2].a`. */
export function placeInFile(documentPath: string, path: string): string {
  return documentPath + path.slice(1);
}

/** A document of a source. */
type EvaluatedItem = SourcePlace & { readonly value: Json; readonly repairs?: readonly string[] | undefined };

const isError = ({ isWarning }: DocumentProblem): boolean => isWarning !== true;

const rejected = (path: string, reason: string): Evaluation => ({ state: 'rejected', path, reason });

/** Returns one rejection for all problems, at the place of the first; undefined without problems. */
function rejectAll(problems: readonly DocumentProblem[], documentPath: string): Evaluation | undefined {
  const [first, ...others] = problems;
  if (first === undefined) return undefined;
  const more = others
    .slice(0, MOST_PROBLEMS - 1)
    .map((problem) => `; ${placeInFile(documentPath, problem.path)}: ${problem.reason}`);
  const rest = others.length >= MOST_PROBLEMS ? `; and ${others.length - MOST_PROBLEMS + 1} more` : '';
  return rejected(placeInFile(documentPath, first.path), first.reason + more.join('') + rest);
}

/**
 * Finds the problems of a document; some kinds are checked against the stored documents. What is warned of in a page is left to
 * `findPageWarnings`, at the end of an import.
 */
async function findAllProblems(
  incoming: IncomingDocument,
  { checkPage, registered, store }: EvaluationContext,
): Promise<readonly DocumentProblem[]> {
  const { site, body } = incoming;
  switch (incoming.kind) {
    case 'page':
      return checkPage === undefined ? [] : checkPage(body, await store.listPages(site)).filter(isError);
    case 'redirects':
      return findRedirectProblems(body, await store.listRedirects(site));
    case 'sales':
      return registered?.findProblems({ queries: store.database, site }, incoming.type, body) ?? [];
    case 'author':
    case 'document':
    case 'navigation':
    case 'site':
    case 'tag':
    case 'theme':
      return findProblems(incoming);
  }
}

/** Reports that a document is on other sites only (one sentence, or none): its import would seem to have no effect. */
function describeElsewhere(record: ContentRecord, site: string): readonly string[] {
  if (record.kind !== 'document' || record.placements.length === 0) return [];
  const sites = record.placements.map((placement) => placement.site);
  if (sites.includes(site)) return [];
  return [
    `the document stands on ${sites.map((name) => `"${name}"`).join(', ')} and not on this site, "${site}"`,
  ];
}

/** Repairs a document, recognises what it is, and reads what it is known by; a strict import repairs nothing. */
function readIncoming(item: EvaluatedItem, { root, store, registered, isStrict = false }: EvaluationContext) {
  const { file, path, value: given } = item;
  if (!isJsonObject(given)) return NO_OBJECT;
  const first = recogniseKind(given, registered);
  const { value, repairs } = isStrict ? { value: given, repairs: [] } : repairDocument(given, first);
  const known = repairs.length === 0 ? first : recogniseKind(value, registered);
  if (known.kind === 'unknown') return known;
  const body = known.kind === 'tag' ? withTagText(value) : value;
  const origin = `${relative(root, resolve(file))} ${path}`;
  return { kind: 'known' as const, incoming: toIncoming(known, body, { site: store.site, origin }), repairs };
}

async function evaluate(item: EvaluatedItem, context: EvaluationContext): Promise<Evaluation> {
  const { file, path } = item;
  const { isStrict = false } = context;
  const read = readIncoming(item, context);
  if (read.kind === 'unknown') return rejected(placeInFile(path, read.path), read.reason);
  const { incoming, repairs } = read;
  const unstorable = findUnstorableText(incoming.body);
  if (unstorable !== undefined) return rejected(placeInFile(path, unstorable.path), unstorable.reason);
  const problems = await findAllProblems(incoming, context);
  const refusals = findRefusals(incoming, { problems, isStrict });
  const refusal = rejectAll(refusals, path);
  if (refusal !== undefined) return refusal;
  const media = await locateMedia(incoming.media, { file: resolve(file), root: context.root });
  const { registered, store } = context;
  const { site } = store;
  const hash = createHash('sha256')
    .update([PREPARATION, site, JSON.stringify(incoming.body), media.hash].join('\n'))
    .digest('hex');
  const body = writeMedia(incoming.body, media.addresses);
  const record = prepareRecord(incoming, body, { site, hash, registered });
  return {
    state: 'good',
    record,
    images: media.images,
    repairs: [...(item.repairs ?? []), ...repairs, ...describeElsewhere(record, site)],
    warnings: [
      ...problems.map((problem) => ({
        path: placeInFile(path, problem.path),
        reason: isError(problem) ? `${problem.reason}; it is kept as it is` : problem.reason,
      })),
      ...(await describeReplaced(record, store)).map((reason) => ({ path, reason })),
    ],
  };
}

/** Returns what to do about a failure of the database where its own words do not say it; otherwise its words. */
function toReason(message: string): string {
  return /^index row (?:size|requires)/.test(message)
    ? 'an id, an address, a section or the slug of a tag has thousands of characters; shorten it to less than two thousand'
    : message;
}

/** Describes why a document could not be stored. */
export function explainFailure(error: unknown, documentPath: string): Problem {
  if (error instanceof MediaProblem)
    return { path: placeInFile(documentPath, error.path), reason: error.message };
  return {
    path: documentPath,
    reason: `the document could not be stored: ${toReason(getErrorMessage(error))}`,
  };
}

/** Describes why a second document with the key of an earlier one is not taken. @param earlier the file of the earlier one */
export function explainRepetition(key: string, earlier: string): string {
  return `the ${key} was already given in ${earlier}`;
}

/** Checks a document and prepares it for storing. Never throws. */
export async function evaluateDocument(
  given: EvaluatedItem,
  context: EvaluationContext,
): Promise<Evaluation> {
  try {
    return await evaluate(given, context);
  } catch (error) {
    return { state: 'rejected', ...explainFailure(error, given.path) };
  }
}
