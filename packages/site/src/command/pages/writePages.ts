/** Stores page documents, after an optional plan; each is accepted or refused separately. */
import { createHash } from 'node:crypto';
import { describeChanges, isSameValue, parsePageDocument } from '@broadsheet/page-document';
import { isJsonObject } from '@broadsheet/platform';
import type { JsonObject } from '@broadsheet/platform';
import { isRecord } from '@broadsheet/client-core';
import { siteCommand } from '../../control/siteCommand.ts';
import type { CommandContext } from '../../control/siteCommand.ts';
import { checkPage } from '../../pages/checkPage.ts';
import { readId } from './pageFiles.ts';
import type { StoredPage } from './pageFiles.ts';
import { describeChange } from './describeChange.ts';

export interface WritePagesRequest {
  readonly command: 'pages write';
  readonly pages: readonly { readonly file: string; readonly document: StoredPage }[];
  readonly as: 'draft' | 'published';
  /** Whether a draft may replace one that an editor is working on. */
  readonly replaces: boolean;
  /** Whether to report the changes only, without making them. */
  readonly isPlan: boolean;
  /** Whether a page with a warning is refused, such as one that refers to a shared section that the site does not have. */
  readonly isStrict: boolean;
}

/** What is wrong with a page; `where` is a JSON path. */
export interface PageProblem {
  readonly where: string;
  readonly reason: string;
}

export type PageOutcome =
  | { readonly kind: 'new' | 'unchanged' }
  /** `changes` is the number of changes that the description of the difference lists. */
  | { readonly kind: 'changed'; readonly changes: number }
  | { readonly kind: 'refused'; readonly problems: readonly PageProblem[] };

export interface WrittenPage {
  readonly file: string;
  readonly outcome: PageOutcome;
  /** What readers will miss of a page that is new or changed, though it is stored. */
  readonly warnings: readonly PageProblem[];
}

export interface WriteReport {
  readonly pages: readonly WrittenPage[];
}

const refuse = (where: string, reason: string): PageOutcome => ({
  kind: 'refused',
  problems: [{ where, reason }],
});

const hashDocument = (document: JsonObject): string =>
  `brought ${createHash('sha256').update(JSON.stringify(document)).digest('hex')}`;

function compare(before: StoredPage | undefined, document: StoredPage): PageOutcome {
  if (before === undefined) return { kind: 'new' };
  if (isSameValue(before, document)) return { kind: 'unchanged' };
  const [old, now] = [parsePageDocument(before), parsePageDocument(document)];
  const changes =
    old === undefined || now === undefined
      ? 1
      : describeChanges({ before: old, after: now, format: describeChange }).length;
  return { kind: 'changed', changes: Math.max(changes, 1) };
}

interface Stored {
  readonly published: ReadonlyMap<string, JsonObject>;
  readonly drafts: ReadonlyMap<string, JsonObject>;
  /** The published pages, with the pages of this request in their places. */
  readonly after: readonly StoredPage[];
}

async function readStored(request: WritePagesRequest, { platform }: CommandContext): Promise<Stored> {
  const { content, editing } = platform;
  const [published, pages] = await Promise.all([content.listPages(content.site), editing.listPages()]);
  const coming = new Map(request.pages.map(({ document }) => [readId(document), document]));
  return {
    published: new Map(published.map((document) => [readId(document), document])),
    drafts: new Map(pages.flatMap(({ id, document, draft }) => (draft ? [[id, document] as const] : []))),
    after: [...published.filter((document) => !coming.has(readId(document))), ...coming.values()],
  };
}

/** Returns what is wrong with a page, and what is only warned of. */
function check(document: StoredPage, { isStrict }: WritePagesRequest, { after }: Stored) {
  const found = checkPage(document, after).map(({ path, reason, isWarning = false }) => ({
    isRefused: isStrict || !isWarning,
    problem: { where: path, reason },
  }));
  const listProblems = (isRefused: boolean) =>
    found.filter((each) => each.isRefused === isRefused).map(({ problem }) => problem);
  return { problems: listProblems(true), warnings: listProblems(false) };
}

function plan(document: StoredPage, request: WritePagesRequest, stored: Stored): Omit<WrittenPage, 'file'> {
  if (readId(document) === '')
    return { outcome: refuse('$.id', 'a page needs an "id" of its own; give it one'), warnings: [] };
  const { problems, warnings } = check(document, request, stored);
  if (problems.length > 0) return { outcome: { kind: 'refused', problems }, warnings };
  const outcome = compareWithStored(document, request, stored);
  return { outcome, warnings: isNews(outcome) ? warnings : [] };
}

const isNews = ({ kind }: PageOutcome): boolean => kind === 'new' || kind === 'changed';

function compareWithStored(document: StoredPage, request: WritePagesRequest, stored: Stored): PageOutcome {
  const id = readId(document);
  if (request.as === 'published') return compare(stored.published.get(id), document);
  const draft = stored.drafts.get(id);
  const outcome = compare(draft ?? stored.published.get(id), document);
  return outcome.kind === 'changed' && draft !== undefined && !request.replaces
    ? refuse('$', 'somebody works on a draft of this page; publish or discard it first, or give --replace')
    : outcome;
}

async function write(
  document: JsonObject,
  { as, replaces }: WritePagesRequest,
  { platform: { content, editing } }: CommandContext,
): Promise<boolean> {
  const id = readId(document);
  if (as === 'draft') return editing.importDraft({ id, document, replaces });
  await content.save({ kind: 'page', site: content.site, id, body: document, hash: hashDocument(document) });
  await editing.audit({ action: 'page.imported', subject: id });
  return true;
}

async function run(request: WritePagesRequest, context: CommandContext): Promise<WriteReport> {
  const stored = await readStored(request, context);
  const pages: WrittenPage[] = [];
  for (const { file, document } of request.pages) {
    const { outcome, warnings } = plan(document, request, stored);
    const isDone =
      request.isPlan ||
      !isNews(outcome) ||
      !isJsonObject(document) ||
      (await write(document, request, context));
    pages.push({
      file,
      outcome: isDone ? outcome : refuse('$', 'somebody has saved a draft of it just now; try again'),
      warnings,
    });
  }
  return { pages };
}

function isRequest(value: unknown): value is WritePagesRequest {
  return (
    isRecord(value) &&
    value['command'] === 'pages write' &&
    (value['as'] === 'draft' || value['as'] === 'published') &&
    [value['replaces'], value['isPlan'], value['isStrict']].every((flag) => typeof flag === 'boolean') &&
    Array.isArray(value['pages']) &&
    value['pages'].every((each) => isRecord(each) && isRecord(each['document']))
  );
}

function isWritten(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['file'] === 'string' &&
    isRecord(value['outcome']) &&
    typeof value['outcome']['kind'] === 'string' &&
    Array.isArray(value['warnings'])
  );
}

export const writePages = siteCommand<WritePagesRequest, WriteReport>({
  writes: true,
  isRequest,
  isResult: (value): value is WriteReport =>
    isRecord(value) && Array.isArray(value['pages']) && value['pages'].every(isWritten),
  run,
});
