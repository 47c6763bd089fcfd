/** One document of an import: recognised, checked, its images found, and made into the record that is stored. */
import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { isJsonObject, textAt } from '../json/Json.ts';
import type { Json, JsonObject } from '../json/Json.ts';
import type { DocumentProblem } from '../schema/explainProblems.ts';
import type { ContentStore } from '../store/createContentStore.ts';
import type { ContentRecord } from '../store/ContentRecord.ts';
import { findRedirectProblems } from '../redirects/findRedirectProblems.ts';
import { findSalesProblems } from '../../sales/import/findSalesProblems.ts';
import { findUnstorableText } from './findUnstorableText.ts';
import type { SourcePlace } from './ImportSource.ts';
import { locateMedia, MediaProblem } from './localMedia.ts';
import type { LocalImage } from './localMedia.ts';
import { findProblems, prepareRecord } from './prepareRecord.ts';
import type { CheckPage } from './prepareRecord.ts';
import { recogniseKind } from './recogniseKind.ts';
import type { Recognised } from './recogniseKind.ts';
import { withoutTokens } from './withoutTokens.ts';

// A change of what preparing makes of a document must reach those that are stored already.
const PREPARATION = '2';
const PROBLEMS_TOLD = 3;

/** What a document is judged beside. */
export interface JudgeContext {
  readonly store: ContentStore;
  /** The import folder, which no image may lie outside of. Absolute. */
  readonly root: string;
  /** Checks page documents; without it every page document is taken. */
  readonly checkPage?: CheckPage | undefined;
}

/** What is wrong, at a place in the file. */
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

/** `$.a` of the third document of a file is `$[2].a` of the file. */
function placeInFile(documentPath: string, path: string): string {
  return documentPath + path.slice(1);
}

const rejected = (path: string, reason: string): Judgement => ({ state: 'rejected', path, reason });

/** The first of them with its place, and the others behind it. */
function rejectAll(problems: readonly DocumentProblem[], documentPath: string): Judgement | undefined {
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
  { checkPage, store }: JudgeContext,
): Promise<readonly DocumentProblem[]> {
  const site = textAt(document, 'site') ?? store.site;
  switch (known.kind) {
    case 'page':
      return checkPage === undefined ? [] : checkPage(document, await store.listPages(site));
    case 'redirects':
      return findRedirectProblems(document, await store.listRedirects(site));
    case 'sales':
      return findSalesProblems({ queries: store.database, site }, known.type, { document });
    case 'author':
    case 'document':
    case 'navigation':
    case 'site':
    case 'tag':
    case 'theme':
      return findProblems(known, document);
  }
}

/** The tag service says `name` where the content format says `text`. */
function withTagText(tag: JsonObject): JsonObject {
  return textAt(tag, 'text') === undefined ? { ...tag, text: tag.name ?? null } : tag;
}

async function judge(given: Json, { file, path }: SourcePlace, context: JudgeContext): Promise<Judgement> {
  const known = recogniseKind(given);
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
  const { site } = context.store;
  const hash = createHash('sha256')
    .update([PREPARATION, site, JSON.stringify(value), media.hash].join('\n'))
    .digest('hex');
  return {
    state: 'good',
    record: prepareRecord(known, withoutTokens(media.document), { site, hash, origin }),
    images: media.images,
    warnings: problems.map((problem) => ({
      path: placeInFile(path, problem.path),
      reason: problem.reason,
    })),
  };
}

/** Why a document could not be taken. */
export function explainFailure(error: unknown, documentPath: string): Problem {
  if (error instanceof MediaProblem)
    return { path: placeInFile(documentPath, error.path), reason: error.message };
  const message = error instanceof Error ? error.message : String(error);
  return { path: documentPath, reason: `the document could not be stored: ${message}` };
}

/** Judges a document at its place. Never throws. */
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
