/** Recognises and checks one document of an import, locates its images, and creates the record to store. */
import { getErrorMessage } from '@broadsheet/client-core';
import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { isJsonObject, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject, DocumentProblem } from '@broadsheet/service-kit/json';
import type { ContentStore } from '../store/createContentStore.ts';
import type { ContentRecord } from '../store/ContentRecord.ts';
import { findRedirectProblems } from '../redirects/findRedirectProblems.ts';
import { findUnstorableText } from './findUnstorableText.ts';
import type { SourcePlace } from './ImportSource.ts';
import { locateMedia, MediaProblem } from './localMedia.ts';
import type { LocalImage } from './localMedia.ts';
import { findProblems, prepareRecord } from './prepareRecord.ts';
import type { CheckPage } from './prepareRecord.ts';
import { recogniseKind } from './recogniseKind.ts';
import type { Recognised } from './recogniseKind.ts';
import type { RegisteredDocuments } from './RegisteredDocuments.ts';
import { withoutTokens } from './withoutTokens.ts';

// Part of every hash. Increase it when preparation changes, so that stored documents are prepared again by the next import.
const PREPARATION = '2';
const PROBLEMS_TOLD = 3;

/** The context in which a document is checked. */
export interface JudgeContext {
  readonly store: ContentStore;
  /** The absolute path of the import folder, which must contain all images. */
  readonly root: string;
  /** Checks page documents; absent: all are accepted. */
  readonly checkPage?: CheckPage | undefined;
  /** The documents of another service, which are imported too; absent: they are not recognised. */
  readonly registered?: RegisteredDocuments | undefined;
}

/** A problem at a place in the file. */
export interface Problem {
  readonly path: string;
  readonly reason: string;
}

export type Judgement =
  | {
      readonly state: 'good';
      readonly record: ContentRecord;
      readonly images: readonly LocalImage[];
      readonly warnings: readonly Problem[];
    }
  | ({ readonly state: 'rejected' } & Problem);

/** Converts a path in a document to one in its file: `$.a` in the third document of a list is `$[2].a`. */
function placeInFile(documentPath: string, path: string): string {
  return documentPath + path.slice(1);
}

const rejected = (path: string, reason: string): Judgement => ({ state: 'rejected', path, reason });

/** Returns one rejection for all problems, at the place of the first; undefined without problems. */
function rejectAll(problems: readonly DocumentProblem[], documentPath: string): Judgement | undefined {
  const [first, ...others] = problems;
  if (first === undefined) return undefined;
  const more = others
    .slice(0, PROBLEMS_TOLD - 1)
    .map((problem) => `; ${placeInFile(documentPath, problem.path)}: ${problem.reason}`);
  const rest = others.length >= PROBLEMS_TOLD ? `; and ${others.length - PROBLEMS_TOLD + 1} more` : '';
  return rejected(placeInFile(documentPath, first.path), first.reason + more.join('') + rest);
}

/** Finds the problems of a document; some kinds are checked against the stored documents. */
async function findAllProblems(
  known: Exclude<Recognised, { readonly kind: 'unknown' }>,
  document: JsonObject,
  { checkPage, registered, store }: JudgeContext,
): Promise<readonly DocumentProblem[]> {
  const site = textAt(document, 'site') ?? store.site;
  switch (known.kind) {
    case 'page':
      return checkPage === undefined ? [] : checkPage(document, await store.listPages(site));
    case 'redirects':
      return findRedirectProblems(document, await store.listRedirects(site));
    case 'sales':
      return registered?.findProblems({ queries: store.database, site }, known.type, document) ?? [];
    case 'author':
    case 'document':
    case 'navigation':
    case 'site':
    case 'tag':
    case 'theme':
      return findProblems(known, document);
  }
}

/** Adds `text` to a tag in the form of the tag service, which has `name` instead. */
function withTagText(tag: JsonObject): JsonObject {
  return textAt(tag, 'text') === undefined ? { ...tag, text: tag.name ?? null } : tag;
}

async function judge(given: Json, { file, path }: SourcePlace, context: JudgeContext): Promise<Judgement> {
  const known = recogniseKind(given, context.registered);
  if (known.kind === 'unknown') return rejected(placeInFile(path, known.path), known.reason);
  if (!isJsonObject(given)) return rejected(path, 'a document must be a JSON object');
  const value = known.kind === 'tag' ? withTagText(given) : given;
  const unstorable = findUnstorableText(value);
  if (unstorable !== undefined) return rejected(placeInFile(path, unstorable.path), unstorable.reason);
  const problems = await findAllProblems(known, value, context);
  const refusal = rejectAll(
    problems.filter(({ isWarning }) => isWarning !== true),
    path,
  );
  if (refusal !== undefined) return refusal;
  const media = await locateMedia(value, resolve(file), context.root);
  const origin = `${relative(context.root, resolve(file))} ${path}`;
  const { registered, store } = context;
  const { site } = store;
  const hash = createHash('sha256')
    .update([PREPARATION, site, JSON.stringify(value), media.hash].join('\n'))
    .digest('hex');
  return {
    state: 'good',
    record: prepareRecord(known, withoutTokens(media.document), { site, hash, origin, registered }),
    images: media.images,
    warnings: problems.map((problem) => ({
      path: placeInFile(path, problem.path),
      reason: problem.reason,
    })),
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
export async function judgeDocument(
  given: SourcePlace & { readonly value: Json },
  context: JudgeContext,
): Promise<Judgement> {
  try {
    return await judge(given.value, given, context);
  } catch (error) {
    return { state: 'rejected', ...explainFailure(error, given.path) };
  }
}
